import { say } from "@parley/words/spoken";
import type { AppStore } from "../../app/app-store.ts";
import type { Announcer } from "../../shared/a11y/announcer.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import type { Brought, SessionUploads } from "./uploads/session-uploads.ts";

/** Attaches the files that the user chose, pasted or dropped, and announces it to screen readers. */
export const bringFiles = (
	app: AppStore,
	announcer: Announcer,
	session: SessionStore,
	brought: Brought,
): void => attach(app, announcer, session, (uploads) => uploads.add(brought), "attachment.attaching");

/** Lets the user choose files in the editor that shows this view, and attaches them. */
export const pickInEditor = async (
	app: AppStore,
	announcer: Announcer,
	session: SessionStore,
): Promise<void> => {
	const picked = await app.ownWindow?.pickFiles(app.uploads.of(session.sessionId).room);
	if (picked === undefined || picked.files.length + picked.left.length === 0) return;
	attach(app, announcer, session, (uploads) => uploads.addKept(picked), "attachment.attached");
};

const attach = (
	app: AppStore,
	announcer: Announcer,
	session: SessionStore,
	add: (uploads: SessionUploads) => number,
	done: "attachment.attaching" | "attachment.attached",
): void => {
	const uploads = app.uploads.of(session.sessionId);
	app.armedSends.of(session).takeBack();
	const taken = add(uploads);
	if (taken > 0) announcer.say(say(done, { count: taken }));
	if (uploads.refusals().length > 0) announcer.say(uploads.refusals().join(" "), "assertive");
};
