import type { AgentSession } from "@parley/acp/session/agent-session";
import { type PromptBlock, promptBlocks } from "@parley/acp/session/prompt-blocks";
import type { AgentEvent } from "@parley/acp/updates/mapped";
import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PromptContent } from "@parley/protocol/message/content";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { isQueueHeld, orderWith } from "@parley/transcript/head/queue";
import type { AgentSeat } from "../agents/agent-seat.ts";
import { type Attachments, attachmentsIn } from "../blobs/attachments.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { LogStore } from "../store/log-store.ts";
import { AcceptedPrompts } from "./accepted-prompts.ts";
import { AgentEvents } from "./agent-events.ts";
import { closeOpenTurn, closeTool, type Interruption, notSaved } from "./close-open-turn.ts";
import { deriveTitle } from "./derive-title.ts";
import { openTools } from "./open-tools.ts";
import type { SessionLog } from "./session-log.ts";

export type SessionOptions = {
	readonly log: SessionLog;
	readonly store: LogStore;
	readonly seat: AgentSeat;
	readonly attachments: Attachments;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	/** Throws a refusal when the session's agent must not run in its folder. */
	readonly demandTrust: () => void;
};

const maxQueued = 100;

type RunningPrompt = {
	readonly prompt: QueuedPrompt;
	/** Ends the wait for an agent that takes long to start. */
	readonly stopping: PromiseWithResolvers<TurnEnd>;
	stopped: boolean;
};

/** An agent, and the prompt in the form that it reads. */
type Ready = { readonly agent: AgentSession; readonly blocks: readonly PromptBlock[] };

/** A prompt's way: accepted into the log, sent to the agent when its turn has come, ended by the agent's answer. */
export class Session {
	readonly #options: SessionOptions;
	readonly #accepted: AcceptedPrompts;
	readonly #said: AgentEvents;
	/** The prompt that is on its way to the agent or being answered. */
	#running: RunningPrompt | undefined;
	/** Settles when the prompt that was begun last is through. */
	#settled: Promise<void> = Promise.resolve();
	#halted: Promise<void> = Promise.resolve();
	#closed = false;

	constructor(options: SessionOptions) {
		this.#options = options;
		const { store, log, outputs } = options;
		this.#said = new AgentEvents(log, outputs);
		this.#accepted = new AcceptedPrompts((messageId) => store.hasPrompt(log.sessionId, messageId));
	}

	get log(): SessionLog {
		return this.#options.log;
	}

	get isBusy(): boolean {
		const { head } = this.log;
		return (
			this.#running !== undefined || head.pending.length > 0 || (head.queue.length > 0 && !isQueueHeld(head))
		);
	}

	/** Takes a prompt, once per message id, and runs it as soon as those before it are done. */
	async send(messageId: string, content: readonly PromptContent[]): Promise<"accepted" | "duplicate"> {
		demandWords(content);
		if (await this.#accepted.has(messageId)) return "duplicate";
		await this.#options.attachments.demand(attachmentsIn(content));
		// It may have come meanwhile. From here to where it is taken nothing waits.
		if (this.#accepted.knows(messageId) && (await this.#accepted.has(messageId))) return "duplicate";
		this.#demandOpen();
		this.#options.demandTrust();
		if (this.log.head.queue.length >= maxQueued) {
			throw new RequestFailure(
				"limit_exceeded",
				`${maxQueued} prompts wait already. Let some of them run, or remove them.`,
			);
		}
		const accepted: EventBody = { type: "prompt.accepted", payload: { messageId, content: [...content] } };
		const written = this.log.append([accepted, ...this.#firstTitle(content)], { durability: "synced" });
		this.#accepted.add(messageId, written);
		await written;
		this.#pump();
		return "accepted";
	}

	async remove(messageId: string): Promise<void> {
		this.#demandQueued(messageId);
		await this.log.append([{ type: "prompt.removed", payload: { messageId } }], { durability: "synced" });
	}

	async edit(messageId: string, content: readonly PromptContent[]): Promise<void> {
		demandWords(content);
		await this.#options.attachments.demand(attachmentsIn(content));
		this.#demandQueued(messageId);
		const edited: EventBody = { type: "prompt.edited", payload: { messageId, content: [...content] } };
		await this.log.append([edited], { durability: "synced" });
	}

	/** Puts a queued prompt before another one, or at the end. */
	async move(messageId: string, before: string | undefined): Promise<void> {
		this.#demandQueued(messageId);
		if (before !== undefined) this.#demandQueued(before);
		await this.log.append([this.#ordered(messageId, before)], { durability: "synced" });
	}

	/** Runs a queued prompt next and stops the turn under way for it. True if there was one. */
	async sendNow(messageId: string): Promise<boolean> {
		this.#demandQueued(messageId);
		this.#demandOpen();
		this.#options.demandTrust();
		const first = this.log.head.queue.find((prompt) => prompt.messageId !== messageId)?.messageId;
		const urged: EventBody = { type: "prompt.urged", payload: { messageId } };
		// On disk before the turn is stopped: whatever happens then, the queue is not held.
		await this.log.append([this.#ordered(messageId, first), urged], { durability: "synced" });
		// By now the turn may have ended by itself, and this prompt may be the one that runs.
		const stopped = this.#running?.prompt.messageId !== messageId && (await this.stop(false));
		this.#pump();
		return stopped;
	}

	/** Runs what a stopped or broken turn held back. */
	resume(): void {
		this.#options.demandTrust();
		this.#pump(true);
	}

	/** Stops the turn under way. False if there is none. */
	async stop(force: boolean): Promise<boolean> {
		const running = this.#running;
		if (running === undefined) return false;
		running.stopped = true;
		running.stopping.resolve(stoppedEarly);
		if (force) await this.#options.seat.evict();
		else this.#options.seat.current?.cancel();
		return true;
	}

	/** Resolves when the decision is on disk, from where on it cannot be lost; only then does the agent hear of it. */
	async answerPermission(requestId: string, optionId: string): Promise<void> {
		const agent = this.#options.seat.current;
		if (agent === undefined || !agent.pendingPermissions.includes(requestId)) {
			throw new RequestFailure("conflict", "This request has already been answered, or its agent is gone.");
		}
		await choose(agent, requestId, optionId);
	}

	async rename(title: string): Promise<void> {
		await this.log.append([{ type: "session.renamed", payload: { title, by: "person" } }], {
			durability: "synced",
		});
	}

	/** Starts the agent ahead of the first prompt, so that its commands are known. A failure shows when a prompt needs it. */
	warmUp(): void {
		this.#options.seat.take().catch((error: unknown) => {
			this.#options.logger.warn("The agent could not be started ahead of time", { error });
		});
	}

	/** Runs prompts that were accepted before the hub last ended. */
	continueQueue(): void {
		this.#pump();
	}

	/** Lets the agent go. The session stays: the next prompt gets a new agent session. */
	async leave(): Promise<void> {
		await this.#options.seat.leave();
	}

	/** Lets the agent go for good. What was under way is in the log then; what was not yet sent stays in the queue. */
	async close(): Promise<void> {
		this.#closed = true;
		await this.#options.seat.leave();
		await this.#settled;
	}

	/** Nothing can be written: what the agent says now would be lost, so it is let go. */
	halt(): void {
		this.#running?.stopping.resolve(stoppedEarly);
		this.#halted = this.#options.seat.leave().catch((error: unknown) => {
			this.#options.logger.warn("An agent was not let go", { error });
		});
	}

	/** The log can be written again: closes what was under way and goes on. */
	async recover(why: Interruption = notSaved): Promise<void> {
		await Promise.all([this.#halted, this.#settled]);
		if (this.#closed || !this.log.isStuck) return;
		await this.log.resume();
		await this.closeOpen(why);
		this.#pump();
	}

	/** Ends in the log what was under way and is not any more. */
	async closeOpen(why: Interruption, hasOpenTools = true): Promise<void> {
		const { head, sessionId } = this.log;
		if (hasOpenTools) {
			for await (const tools of openTools(this.#options.store, sessionId))
				await Promise.all(
					tools.map((tool) =>
						this.log.append([closeTool(head, tool)], { turn: tool.turn, durability: "synced" }),
					),
				);
		}
		await this.log.append(closeOpenTurn(head, why), { turn: head.lastTurn, durability: "synced" });
	}

	/** Settles when it is committed; few wait for that. */
	takeAgentEvents(events: readonly AgentEvent[]): Promise<void> {
		return this.#said.take(events);
	}

	#firstTitle(content: readonly PromptContent[]): EventBody[] {
		if (this.log.head.titleBy !== "nobody" || this.log.head.title !== "") return [];
		const title = deriveTitle(content);
		return title === undefined ? [] : [{ type: "session.renamed", payload: { title, by: "hub" } }];
	}

	#ordered(messageId: string, before: string | undefined): EventBody {
		return {
			type: "prompt.ordered",
			payload: { messageIds: orderWith(this.log.head.queue, messageId, before) },
		};
	}

	#demandQueued(messageId: string): void {
		const isQueued = this.log.head.queue.some((prompt) => prompt.messageId === messageId);
		if (isQueued && this.#running?.prompt.messageId !== messageId) return;
		throw new RequestFailure(
			"conflict",
			"This prompt is not in the queue any more; it has been sent or removed.",
		);
	}

	#demandOpen(): void {
		if (this.#closed) throw new RequestFailure("conflict", "This session is closed; it takes nothing more.");
	}

	#pump(evenIfHeld = false): void {
		const { head } = this.log;
		const [prompt] = head.queue;
		if (this.#closed || this.log.isStuck || this.#running !== undefined || prompt === undefined) return;
		if (isQueueHeld(head) && !evenIfHeld) return;
		const running: RunningPrompt = { prompt, stopping: Promise.withResolvers(), stopped: false };
		this.#running = running;
		this.#settled = this.#run(running)
			.catch((error: unknown) => this.#options.logger.error("A prompt could not be run", { error }))
			.finally(() => {
				if (this.#running === running) this.#running = undefined;
				this.#pump();
			});
	}

	async #run(running: RunningPrompt): Promise<void> {
		const turn = this.log.head.lastTurn + 1;
		const { messageId } = running.prompt;
		const content = [...running.prompt.content];
		const ready = await Promise.race([this.#prepare(content), running.stopping.promise]);
		await this.#said.settled();
		if (this.#closed) return;
		await this.log.append([{ type: "prompt.sent", payload: { messageId, content } }], {
			turn,
			durability: "synced",
		});
		const end = running.stopped || this.#closed ? stoppedEarly : await ask(ready, messageId);
		await this.#said.settled();
		this.#running = undefined;
		await this.log.append([{ type: "turn.ended", payload: end }], { turn, durability: "synced" });
	}

	async #prepare(content: readonly PromptContent[]): Promise<Ready | TurnEnd> {
		const { demandTrust, seat, attachments } = this.#options;
		try {
			// Trust may have been taken back since the prompt was accepted.
			demandTrust();
			const agent = await seat.take();
			const source = attachments.sourceFor(this.log.sessionId);
			return { agent, blocks: await promptBlocks(content, agent.takes, source) };
		} catch (error) {
			return {
				outcome: "failed",
				error: { message: error instanceof Error ? error.message : String(error) },
			};
		}
	}
}

const demandWords = (content: readonly PromptContent[]): void => {
	if (content.some((block) => block.type !== "text" || block.text.trim() !== "")) return;
	throw new RequestFailure("bad_request", "There is nothing to send: the prompt is empty.");
};

/** What is not pending, or not on offer, is the caller's mistake; that it cannot be kept is not. */
const choose = (agent: AgentSession, requestId: string, optionId: string): Promise<void> => {
	try {
		return agent.answerPermission(requestId, optionId);
	} catch (error) {
		throw new RequestFailure("bad_request", error instanceof Error ? error.message : String(error), {
			cause: error,
		});
	}
};

const stoppedEarly: TurnEnd = { outcome: "cancelled" };

const ask = async (ready: Ready | TurnEnd, messageId: string): Promise<TurnEnd> => {
	if ("outcome" in ready) return ready;
	try {
		return await ready.agent.prompt(messageId, ready.blocks);
	} catch (error) {
		return { outcome: "failed", error: { message: error instanceof Error ? error.message : String(error) } };
	}
};
