import { startApp } from "../app/start-app.tsx";
import { connect } from "../features/connection/connect.ts";
import { keepAliveWords } from "../features/connection/last-words.ts";
import { followLinks, takeToken } from "../features/connection/token.ts";
import { browserViewState } from "../shared/view-state.ts";
import { speakAs } from "./speak-as.ts";

/** The UI as a page in a browser, served by its hub. */
export const startInBrowser = (root: HTMLElement): void => {
	speakAs(navigator.language, document.documentElement);
	const token = takeToken();
	followLinks();
	const hub = connect(token);
	// Without its own token this page uses another page's connection, which outlives it.
	const lastWords = token === undefined ? undefined : keepAliveWords({ origin: location.origin, token });
	const { stop } = startApp(root, hub, browserViewState(sessionStorage), {
		...(lastWords === undefined ? {} : { lastWords }),
	});
	// The browser may restore the page from its cache, so it must stay usable.
	addEventListener("pagehide", (event) => {
		if (event.persisted) return;
		stop();
		hub.close();
	});
};
