import { startApp } from "./app/start-app.tsx";
import { connect } from "./connection/connect.ts";
import { takeToken } from "./connection/token.ts";
import { browserViewState } from "./store/view-state.ts";

const root = document.getElementById("app");
if (root !== null) {
	const hub = connect(takeToken());
	const stop = startApp(root, hub, browserViewState(sessionStorage));
	// A page that may come back from the browser's cache is asleep, not gone.
	addEventListener("pagehide", (event) => {
		if (event.persisted) return;
		stop();
		hub.close();
	});
}
