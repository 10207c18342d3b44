import { startApp } from "../app/start-app.tsx";
import { connect } from "../features/connection/connect.ts";
import { keepAliveWords } from "../features/connection/last-words.ts";
import { takeToken } from "../features/connection/token.ts";
import { browserViewState } from "../shared/view-state.ts";
import { speakAs } from "./speak-as.ts";

/** The UI as a page of its own, from the hub it speaks to. */
export const startInBrowser = (root: HTMLElement): void => {
	speakAs(navigator.language, document.documentElement);
	const token = takeToken();
	const hub = connect(token);
	// Without a token of its own this page speaks through another one's connection, and that outlives it.
	const lastWords = token === undefined ? undefined : keepAliveWords({ origin: location.origin, token });
	const { stop } = startApp(root, hub, browserViewState(sessionStorage), {
		...(lastWords === undefined ? {} : { lastWords }),
	});
	// A page that may come back from the browser's cache is asleep, not gone.
	addEventListener("pagehide", (event) => {
		if (event.persisted) return;
		stop();
		hub.close();
	});
};
