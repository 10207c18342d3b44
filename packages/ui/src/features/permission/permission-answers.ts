import type { HubConnection } from "@parley/client/core/hub-connection";
import { say } from "@parley/words/spoken";
import { type Accessor, createSignal } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";

export type AnswerProgress =
	| { readonly status: "answering"; readonly optionId: string }
	| { readonly status: "failed"; readonly problem: string };

type Progress = Readonly<Record<string, AnswerProgress>>;

/** Sends answers to permission requests. A request itself disappears when the log says that it is decided. */
export class PermissionAnswers {
	readonly #progress: Accessor<Progress>;
	readonly #set: (change: (before: Progress) => Progress) => void;
	readonly #sessionId: string;
	readonly #hub: HubConnection;

	constructor(sessionId: string, hub: HubConnection) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		const [progress, setProgress] = createSignal<Progress>({});
		this.#progress = progress;
		this.#set = setProgress;
	}

	progress(requestId: string): AnswerProgress | undefined {
		return this.#progress()[requestId];
	}

	async answer(requestId: string, optionId: string): Promise<void> {
		if (this.progress(requestId)?.status === "answering") return;
		this.#mark(requestId, { status: "answering", optionId });
		try {
			await this.#hub.request("permission.answer", { sessionId: this.#sessionId, requestId, optionId });
		} catch (error) {
			const problem = hasCode(error, "conflict")
				? say("permission.answeredElsewhere")
				: say("permission.notAnswered", { reason: failureText(error) });
			this.#mark(requestId, { status: "failed", problem });
		}
	}

	#mark(requestId: string, progress: AnswerProgress): void {
		this.#set((before) => ({ ...before, [requestId]: progress }));
	}
}
