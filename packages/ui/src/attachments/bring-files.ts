import type { Announcer } from "../a11y/announcer.ts";
import type { AppStore } from "../store/app-store.ts";
import type { SessionStore } from "../store/session-store.ts";
import type { Brought } from "../store/uploads/session-uploads.ts";

/** Attaches what a person chose, pasted or dropped, and says so to those who cannot see it. */
export const bringFiles = (
	app: AppStore,
	announcer: Announcer,
	session: SessionStore,
	brought: Brought,
): void => {
	const uploads = app.uploads.of(session.sessionId);
	session.armed.takeBack();
	const taken = uploads.add(brought);
	if (taken > 0) announcer.say(taken === 1 ? "Attaching 1 file" : `Attaching ${taken} files`);
	if (uploads.refusals().length > 0) announcer.say(uploads.refusals().join(" "), "assertive");
};
