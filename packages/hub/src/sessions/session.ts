import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { PromptContent } from "@parley/protocol/message/content";
import { wording } from "@parley/words/wording";
import type { AgentSlotOptions, ForceStopped } from "../agents/agent-slot.ts";
import type { Attachments } from "../blobs/attachments.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { LogStore } from "../store/log-store.ts";
import { AgentAttachment } from "./agent-attachment.ts";
import { closeInterrupted } from "./close-interrupted.ts";
import { type Interruption, notSaved } from "./close-open-turn.ts";
import { CurrentTurn } from "./current-turn.ts";
import { PromptQueue } from "./prompt-queue.ts";
import type { SessionLog } from "./session-log.ts";
import type { SessionWindows } from "./session-windows.ts";

export type SessionOptions = {
	readonly log: SessionLog;
	readonly store: LogStore;
	/** Whose agent it has, and from where that comes. */
	readonly place: Omit<AgentSlotOptions, "onEvents" | "permissions">;
	readonly attachments: Attachments;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	/** Throws a refusal when the session's agent must not run in its folder. */
	readonly requireTrust: () => void;
	readonly windows: SessionWindows;
};

/**
 * A chat: the prompts that wait, the turn under way and the agent, each of which goes on from what the log says. Here one leads to
 * the other.
 */
export class Session {
	readonly #options: SessionOptions;
	readonly #queue: PromptQueue;
	readonly #turn: CurrentTurn;
	readonly #agent: AgentAttachment;
	/** Settles when the prompt that was begun last is through. */
	#settled: Promise<void> = Promise.resolve();
	#halted: Promise<void> = Promise.resolve();
	/** While it closes what was under way: what waits behind that does not run before it is known whether it may. */
	#recovering = false;
	#closed = false;

	constructor(options: SessionOptions) {
		this.#options = options;
		const { store, log, attachments, outputs, requireTrust, windows, place, logger } = options;
		this.#agent = new AgentAttachment({
			...{ log, outputs, place, logger },
			onTurnEnded: (kept) => this.#turn.endedByAgent(kept),
		});
		this.#turn = new CurrentTurn({ log, agent: this.#agent, attachments, requireTrust, windows });
		this.#queue = new PromptQueue({
			...{ log, store, attachments },
			requireRunnable: () => {
				if (this.#closed) throw new RequestFailure("conflict", wording("chatRefusal.closed"));
				requireTrust();
			},
			isInWindow: windows.hasFolder,
			isUnderWay: (messageId) => this.#turn.messageId === messageId,
		});
	}

	get log(): SessionLog {
		return this.#options.log;
	}

	get isBusy(): boolean {
		const isRunning = this.#turn.messageId !== undefined;
		return isRunning || this.log.head.pending.length > 0 || this.#queue.next !== undefined;
	}

	/** Takes a prompt, once per message id, and runs it as soon as those before it are done. */
	async send(messageId: string, content: readonly PromptContent[]): Promise<"accepted" | "duplicate"> {
		const status = await this.#queue.accept(messageId, content);
		if (status === "accepted") this.#pump();
		return status;
	}

	remove(messageId: string): Promise<void> {
		return this.#queue.remove(messageId);
	}

	edit(messageId: string, content: readonly PromptContent[]): Promise<void> {
		return this.#queue.edit(messageId, content);
	}

	move(messageId: string, before: string | undefined): Promise<void> {
		return this.#queue.move(messageId, before);
	}

	/** Runs a queued prompt next and stops the turn under way for it. True if there was one. */
	async sendNow(messageId: string): Promise<boolean> {
		await this.#queue.prioritize(messageId);
		// By now the turn may have ended by itself, and this prompt may be the one that runs.
		const stopped = this.#turn.messageId !== messageId && this.#turn.stop();
		this.#pump();
		return stopped;
	}

	/** Runs what a stopped or broken turn had paused. */
	async resume(): Promise<void> {
		await this.#queue.resume();
		this.#pump();
	}

	/** Stops the turn under way, or the start of the agent for it. False if there is none, or not the one that is meant. */
	async stop(turn?: number): Promise<boolean> {
		return this.#turn.stop(turn);
	}

	/** Stops the turn of an agent that does not listen. Nothing if there is none. */
	forceStop(named: readonly string[], turn?: number): Promise<ForceStopped | undefined> {
		return this.#turn.forceStop(named, turn);
	}

	/** Resolves when the decision is on disk; only then does the agent hear of it. */
	answerPermission(requestId: string, optionId: string): Promise<void> {
		return this.#agent.answerPermission(requestId, optionId);
	}

	async rename(title: string): Promise<void> {
		await this.log.append([{ type: "session.renamed", payload: { title, by: "person" } }]);
	}

	/** Starts the agent ahead of the first prompt, so that its commands are known. */
	warmUp(): void {
		this.#agent.warmUp();
	}

	/** Runs prompts that were accepted before the hub last ended. */
	continueQueue(): void {
		this.#pump();
	}

	/** Lets the agent go. The session stays: the next prompt gets a new agent session. */
	detachAgent(): Promise<void> {
		return this.#agent.detach();
	}

	/** Lets the agent go for good. What was under way is in the log then; what was not yet sent stays in the queue. */
	async close(): Promise<void> {
		this.#closed = true;
		this.#turn.close();
		await this.#agent.detach();
		await this.#settled;
	}

	/** Nothing can be written: what the agent says now would be lost, so it is let go. */
	halt(): void {
		this.#turn.giveUp();
		this.#halted = this.#agent.detachQuietly();
	}

	/** The log can be written again: closes what was under way and goes on. */
	async recover(why: Interruption = notSaved): Promise<void> {
		await Promise.all([this.#halted, this.#settled]);
		if (this.#closed || !this.log.isStuck) return;
		this.#recovering = true;
		try {
			await this.log.resume();
			await this.closeOpen(why);
		} finally {
			this.#recovering = false;
		}
		this.#pump();
	}

	/** Ends in the log what was under way and is not any more. */
	async closeOpen(why: Interruption, hasOpenTools = true): Promise<void> {
		this.#agent.forgetPermissions();
		await closeInterrupted(this.log, this.#options.store, why, hasOpenTools);
	}

	#pump(): void {
		const prompt = this.#queue.next;
		const isHeld = this.#closed || this.#recovering || this.log.isStuck;
		if (isHeld || this.#turn.isTaken || prompt === undefined) return;
		this.#settled = this.#turn
			.run(prompt)
			.catch((error: unknown) => this.#options.logger.error("A prompt could not be run", { error }))
			.finally(() => this.#pump());
	}
}
