import type { ErrorCode } from "@parley/protocol/envelope/error-codes";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import type { AppState } from "../app/app-store.ts";
import type { Composition } from "../app/compose.ts";
import { features } from "../app/features.ts";
import { startApp } from "../app/start-app.tsx";
import { type HostEnvironment, pageEnvironment } from "../shared/host-environment.ts";
import { browserViewState } from "../shared/view-state.ts";
import { FakeHub } from "./fake-hub.ts";
import { type PlantedState, plantedFeature } from "./planted-feature.tsx";
import { RecordingHub } from "./recording-hub.ts";
import { richTurns } from "./scenes.ts";
import { ShownTexts } from "./shown-texts.ts";

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface Window {
		hub: FakeHub;
		/** Draws the UI; the test calls it after setting the scene. */
		startParley: (environment?: HostEnvironment, list?: Composition<AppState, unknown>) => void;
		/** Tears everything down. */
		stopParley: () => void;
		/** The product's features and one more. */
		withPlantedFeature: Composition<AppState & PlantedState, unknown>;
		/** For scenes composed of others, because each is sent to the page alone. */
		richTurns: () => void;
		/** Makes a refusal, for methods that should fail in a test. */
		failure: (code: ErrorCode, message: string) => RequestFailure;
		/** Switches the page to the pseudo-locale and records the texts it receives and shows. */
		speakPseudo: () => void;
		recordingHub: RecordingHub | undefined;
		shownTexts: ShownTexts | undefined;
	}
}

const hub = new FakeHub();
window.hub = hub;
window.withPlantedFeature = features.with(plantedFeature);
window.startParley = (environment = pageEnvironment, list = features) => {
	const root = document.getElementById("app");
	if (root === null) return;
	const { stop } = startApp(root, window.recordingHub ?? hub, browserViewState(sessionStorage), {
		environment,
		features: list,
	});
	window.stopParley = stop;
};
window.richTurns = richTurns;
window.failure = (code, message) => new RequestFailure(code, message);
window.speakPseudo = () => {
	speak(pseudoLocale);
	window.recordingHub = new RecordingHub(hub);
	window.shownTexts = new ShownTexts(document);
};
