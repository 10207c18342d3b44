import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";

export const attachmentsFeature = (app: AppStore): Slots => ({
	onConnected: () => app.uploads.resumeAll(),
	forget: (sessionId) => app.uploads.forget(sessionId),
});
