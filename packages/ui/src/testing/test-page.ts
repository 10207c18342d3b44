import type { ErrorCode } from "@parley/protocol/envelope/error-codes";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { Feature } from "../app/feature.ts";
import { features } from "../app/features.ts";
import { startApp } from "../app/start-app.tsx";
import { type HostEnvironment, pageEnvironment } from "../shared/host-environment.ts";
import { browserViewState } from "../shared/view-state.ts";
import { FakeHub } from "./fake-hub.ts";
import { plantedFeature } from "./planted-feature.tsx";
import { richTurns } from "./scenes.ts";

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface Window {
		hub: FakeHub;
		/** Draws the UI; called by the test once its script has set the scene. */
		startParley: (environment?: HostEnvironment, added?: readonly Feature[]) => void;
		plantedFeature: Feature;
		/** For scenes that are made of others: each is sent to the page alone. */
		richTurns: () => void;
		/** A refusal, for methods that a test makes fail. */
		failure: (code: ErrorCode, message: string) => RequestFailure;
	}
}

const hub = new FakeHub();
window.hub = hub;
window.plantedFeature = plantedFeature;
window.startParley = (environment = pageEnvironment, added = []) => {
	const root = document.getElementById("app");
	if (root === null) return;
	startApp(root, hub, browserViewState(sessionStorage), { environment, features: [...features, ...added] });
};
window.richTurns = richTurns;
window.failure = (code, message) => new RequestFailure(code, message);
