import { parseViewSetup, viewSetupName } from "@parley/client/core/view/view-setup";
import { startInBrowser } from "./host/start-in-browser.ts";
import { startInWebview } from "./host/start-in-webview.ts";

const root = document.getElementById("app");
const given = document.querySelector(`meta[name="${viewSetupName}"]`)?.getAttribute("content");
const setup = given === null || given === undefined ? undefined : parseViewSetup(given);
if (root !== null) {
	if (setup === undefined) startInBrowser(root);
	else startInWebview(root, setup);
}
