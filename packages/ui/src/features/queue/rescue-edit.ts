import { say } from "@parley/words/spoken";
import { createEffect } from "solid-js";
import type { AppStore } from "../../app/app-store.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";

/** When a prompt leaves the queue during an edit, the typed text moves to the message box. */
export const rescueEdit = (app: AppStore, session: SessionStore): void => {
	const { sessionId, state } = session;
	const queueEdit = app.queueEdits.of(session);
	createEffect(() => {
		const editing = queueEdit.current();
		const queue = state()?.head.queue;
		if (editing === undefined || queue === undefined) return;
		if (queue.some(({ messageId }) => messageId === editing.messageId)) return;
		queueEdit.end();
		if (editing.text === editing.original) return;
		const draft = app.drafts.text(sessionId);
		app.drafts.write(sessionId, [editing.text, draft].filter((text) => text !== "").join("\n"));
		app.notices.add(say("queue.leftWhileEdited"));
	});
};
