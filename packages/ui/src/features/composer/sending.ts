import { say } from "@parley/words/spoken";
import { type Accessor, createMemo } from "solid-js";
import type { AppStore } from "../../app/app-store.ts";
import type { Announcer } from "../../shared/a11y/announcer.ts";
import { contentOf } from "../../shared/prompt-text.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { type SendReadiness, sendReadiness } from "../attachments/send-readiness.ts";
import { viewOf } from "../chat/chat-view.ts";

export type Sending = {
	readonly readiness: Accessor<SendReadiness>;
	/** Sends the draft, now or once its files are uploaded. */
	readonly send: () => void;
};

/** Turns the draft into a prompt. */
export const createSending = (app: AppStore, announcer: Announcer, session: SessionStore): Sending => {
	const { sessionId } = session;
	const armed = app.armedSends.of(session);
	const outbox = app.outboxes.of(session);
	const draft = app.drafts.of(sessionId);
	const uploads = app.uploads.of(sessionId);
	const readiness = createMemo(() => sendReadiness(draft.local(), uploads.items()));
	const sendNow = (): void => {
		outbox.send(contentOf(draft.local()), draft.send());
		// A user who sends something wants to see the answer.
		viewOf(session).follow.toEnd();
	};
	const sendWhenThere = (): void => {
		const { text } = draft.local();
		announcer.say(say("composer.willSend"));
		armed.arm(uploads, (isAllThere) => {
			// Another window may have changed or sent the text meanwhile: only the text that the user saw is sent.
			if (isAllThere && draft.local().text === text) sendNow();
			else announcer.say(say("composer.notSent"), "assertive");
		});
	};
	const send = (): void => {
		// Works before the chat is drawn, too: the outbox waits for the hub, so that the user need not.
		if (session.phase().phase === "gone") return;
		const now = readiness();
		if (now.kind === "ready") sendNow();
		else if (now.kind === "waiting") sendWhenThere();
		else if (now.kind === "blocked") announcer.say(now.reason, "assertive");
	};
	return { readiness, send };
};
