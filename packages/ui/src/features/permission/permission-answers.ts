import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params } from "@parley/protocol/contract/names";
import type { PermissionItem } from "@parley/transcript/turn/turn";
import { say } from "@parley/words/spoken";
import { type Accessor, createSignal } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { SessionPart } from "../../shared/session/session-part.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import type { ViewState } from "../../shared/view-state.ts";
import { recordWords } from "./decision.ts";
import { RejectionComments } from "./rejection-comments.ts";

export type AnswerProgress =
	/** `again`: it may have been sent before, and the answer to that was lost. */
	| { readonly status: "answering"; readonly optionId: string; readonly again: boolean }
	/** It waits for a connection. */
	| { readonly status: "held"; readonly optionId: string; readonly comment?: Comment }
	| { readonly status: "failed"; readonly problem: string };

/** What is said to a rejection: the next prompt. */
export type Comment = NonNullable<Params<"permission.answer">["comment"]>;

type Progress = Readonly<Record<string, AnswerProgress>>;

export type PermissionAnswersOptions = {
	readonly hub: HubConnection;
	/** Holds those with answers that wait for a connection. */
	readonly allHeld: Set<PermissionAnswers>;
	readonly tell: (words: string) => void;
	readonly viewState: ViewState;
};

/** Sends answers to permission requests. A request itself disappears when the log says that it is decided. */
export class PermissionAnswers implements SessionPart {
	readonly comments: RejectionComments;
	readonly #progress: Accessor<Progress>;
	readonly #set: (change: (before: Progress) => Progress) => void;
	readonly #session: Pick<SessionStore, "sessionId" | "state">;
	readonly #options: PermissionAnswersOptions;

	constructor(session: Pick<SessionStore, "sessionId" | "state">, options: PermissionAnswersOptions) {
		this.#session = session;
		this.#options = options;
		this.comments = new RejectionComments(session.sessionId, options.viewState);
		const [progress, setProgress] = createSignal<Progress>({});
		this.#progress = progress;
		this.#set = setProgress;
	}

	progress(requestId: string): AnswerProgress | undefined {
		return this.#progress()[requestId];
	}

	async answer(requestId: string, optionId: string, comment?: Comment): Promise<void> {
		const before = this.progress(requestId);
		if (before?.status === "answering") return;
		const again = before?.status === "held" && before.optionId === optionId;
		this.#mark(requestId, { status: "answering", optionId, again });
		try {
			const { sessionId } = this.#session;
			const said = comment === undefined ? {} : { comment };
			await this.#options.hub.request("permission.answer", { sessionId, requestId, optionId, ...said });
		} catch (error) {
			const after = this.#after(error, { optionId, ...(comment === undefined ? {} : { comment }) }, again);
			if (after !== undefined && this.progress(requestId) !== undefined) this.#mark(requestId, after);
		}
	}

	/** Sends the answers that a lost connection has held back. */
	async sendHeld(): Promise<void> {
		this.#options.allHeld.delete(this);
		const held = Object.entries(this.#progress());
		await Promise.all(
			held.map(([requestId, each]) =>
				each.status === "held" ? this.answer(requestId, each.optionId, each.comment) : undefined,
			),
		);
	}

	/** Rejects with what was written as a comment. */
	reject(requestId: string, optionId: string): Promise<void> {
		const text = this.comments.of(requestId).trim();
		const comment = { messageId: crypto.randomUUID(), content: [{ type: "text" as const, text }] };
		return this.answer(requestId, optionId, text === "" ? undefined : comment);
	}

	takeBack(requestId: string): void {
		this.#set(({ [requestId]: _, ...others }) => others);
	}

	applied(): void {
		this.#review();
	}

	rebuilt(): void {
		this.#review();
	}

	/** An answer that has waited may have come too late. */
	#review(): void {
		const state = this.#session.state();
		const pending = new Set(state?.head.pending.map(({ requestId }) => requestId));
		if (state !== undefined) this.comments.keepOnly(pending);
		for (const [requestId, progress] of Object.entries(this.#progress())) {
			if (state === undefined || pending.has(requestId)) continue;
			this.takeBack(requestId);
			const hasWaited = progress.status === "held" || (progress.status === "answering" && progress.again);
			const item = state.turns
				.flatMap(({ items }) => items)
				.findLast(
					(each): each is PermissionItem =>
						each.type === "permission" && each.request.requestId === requestId,
				);
			if (!hasWaited || item?.outcome === undefined) continue;
			const isSelected = item.outcome.type === "selected";
			if (item.outcome.type === "selected" && item.outcome.optionId === progress.optionId) continue;
			const record = recordWords(item);
			this.#options.tell(say(isSelected ? "permission.answeredBefore" : "permission.overBefore", { record }));
		}
	}

	#after(
		error: unknown,
		answer: { readonly optionId: string; readonly comment?: Comment },
		again: boolean,
	): AnswerProgress | undefined {
		if (hasCode(error, "disconnected")) {
			this.#options.allHeld.add(this);
			return { status: "held", ...answer };
		}
		const isOver = hasCode(error, "conflict");
		// Perhaps by this very answer: the log says.
		if (isOver && again) return undefined;
		const problem = isOver
			? say("permission.answeredElsewhere")
			: say("permission.notAnswered", { reason: failureText(error) });
		return { status: "failed", problem };
	}

	#mark(requestId: string, progress: AnswerProgress): void {
		this.#set((before) => ({ ...before, [requestId]: progress }));
	}
}
