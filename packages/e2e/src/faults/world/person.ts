import { randomUUID } from "node:crypto";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { isPaused, isQueuePaused } from "@parley/transcript/head/queue";
import type { SessionState } from "@parley/transcript/session-state";
import type { Actions, PromptAction } from "./actions.ts";
import type { Viewer } from "./viewer.ts";

/** Someone at a viewer: writes prompts, answers permission requests and questions, and remembers what the hub acknowledged. */
export class Person {
	readonly viewer: Viewer;
	readonly sessionId: string;
	readonly #actions: Actions;
	readonly #answered = new Set<string>();
	#isAnswering = true;
	/** Called when a prompt was acknowledged. */
	onAcknowledged: () => void = () => undefined;
	/** How this person answers every permission request. */
	opinion = "allow_once";
	/** Whether to try again after a refusal. */
	mayRetry: (failure: RequestFailure) => Promise<boolean> = async () => false;

	constructor(viewer: Viewer, sessionId: string, actions: Actions) {
		this.viewer = viewer;
		this.sessionId = sessionId;
		this.#actions = actions;
		const view = viewer.open(sessionId);
		view.watch(() => this.#answerAll());
	}

	/** Whether this person answers permission requests as soon as they appear. */
	set answers(answers: boolean) {
		this.#isAnswering = answers;
		this.#answerAll();
	}

	/** Makes a prompt with a unique mark. */
	write(command: string, messageId: string = randomUUID()): PromptAction {
		const action = { messageId, text: `${command} ${messageId}`, acknowledged: false, refused: false };
		this.#actions.prompts.push(action);
		return action;
	}

	/** Sends it, repeatedly if necessary, until it is accepted or refused. */
	async send(action: PromptAction): Promise<void> {
		const { messageId, text } = action;
		try {
			await this.viewer.insist(
				"prompt.send",
				{ sessionId: this.sessionId, messageId, content: [{ type: "text", text }] },
				(failure) => this.mayRetry(failure),
			);
			action.acknowledged = true;
			this.onAcknowledged();
		} catch (error) {
			if (!(error instanceof RequestFailure)) throw error;
			action.refused = true;
		}
	}

	/** Edits a queued prompt. It may be too late for that. */
	async edit({ messageId }: PromptAction, command: string): Promise<void> {
		const text = `${command} ${messageId}`;
		const content = [{ type: "text" as const, text }];
		try {
			await this.viewer.ask("prompt.edit", { sessionId: this.sessionId, messageId, content });
			this.#actions.edits.push({ messageId, text });
		} catch (error) {
			if (!(error instanceof RequestFailure) || error.code !== "conflict") throw error;
		}
	}

	/** Asks to stop the running turn. */
	async stop(): Promise<void> {
		await this.viewer.ask("prompt.stop", { sessionId: this.sessionId });
	}

	/** Stores a draft without sending it. */
	async jot(text: string): Promise<void> {
		const stamp = { writer: randomUUID(), step: 1, base: 0 };
		await this.viewer.ask("draft.put", { sessionId: this.sessionId, text, stamp });
		this.#actions.drafts.push(text);
	}

	async say(command: string): Promise<PromptAction> {
		const action = this.write(command);
		await this.send(action);
		return action;
	}

	/** Resolves when the prompt's turn is over in this person's view. */
	async ended({ messageId }: PromptAction): Promise<void> {
		await this.viewer.view.until((state) => isThrough(state, messageId));
	}

	/** Resolves when its turn and those before it are over. Resumes prompts that a broken turn paused. */
	async seeThrough({ messageId }: PromptAction): Promise<void> {
		const { view } = this.viewer;
		for (;;) {
			const isOver = (state: SessionState): boolean =>
				isThrough(state, messageId) && !state.head.queue.some((prompt) => isPaused(state.head, prompt));
			const state = await view.until(
				(now) => isOver(now) || (now.head.running === undefined && isQueuePaused(now.head)),
			);
			if (isOver(state)) return;
			const { head } = state;
			const { sessionId } = this;
			await this.viewer.insist("prompt.resume", { sessionId }, (failure) => this.mayRetry(failure));
			await view.until(({ head: { queue } }) => queue.length < head.queue.length);
		}
	}

	#answerAll(): void {
		if (!this.#isAnswering) return;
		const { pending = [], questions = [] } = this.viewer.view.state?.head ?? {};
		for (const { requestId } of pending) this.#answerOnce(requestId, () => this.#decide(requestId));
		for (const { requestId } of questions) this.#answerOnce(requestId, () => this.#reply(requestId));
	}

	#answerOnce(requestId: string, answer: () => Promise<void>): void {
		if (this.#answered.has(requestId)) return;
		this.#answered.add(requestId);
		void this.#answer(requestId, answer);
	}

	async #decide(requestId: string): Promise<void> {
		const optionId = this.opinion;
		await this.viewer.ask("permission.answer", { sessionId: this.sessionId, requestId, optionId });
		this.#actions.decisions.push({ requestId, optionId });
	}

	async #reply(requestId: string): Promise<void> {
		const reply = `fine ${randomUUID()}`;
		const values = [{ name: "answer", value: reply }];
		const { sessionId } = this;
		await this.viewer.ask("question.answer", { sessionId, requestId, action: "accept", values });
		this.#actions.replies.push({ requestId, reply });
	}

	async #answer(requestId: string, answer: () => Promise<void>): Promise<void> {
		try {
			await answer();
		} catch (error) {
			// Too late, or someone else was first: the log has the outcome.
			if (!(error instanceof RequestFailure) || error.code === "conflict") return;
			if (!(await this.mayRetry(error))) return;
			this.#answered.delete(requestId);
			this.#answerAll();
		}
	}
}

const isThrough = ({ turns }: Pick<SessionState, "turns">, messageId: string): boolean =>
	turns.some(({ prompt, end }) => prompt?.messageId === messageId && end !== undefined);
