import type { AgentSession } from "@parley/acp/session/agent-session";
import { type PromptBlock, promptBlocks } from "@parley/acp/session/prompt-blocks";
import type { AgentEvent } from "@parley/acp/updates/mapped";
import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PromptContent } from "@parley/protocol/message/content";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { nextPrompt } from "@parley/transcript/head/queue";
import { told, toldOf } from "@parley/words/told";
import { wording } from "@parley/words/wording";
import { type AgentSlot, type ForceStopped, SlotLeftError } from "../agents/agent-slot.ts";
import type { Attachments } from "../blobs/attachments.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { LogStore } from "../store/log-store.ts";
import { AgentEvents } from "./agent-events.ts";
import { closeOpenTurn, closeTool, type Interruption, notSaved } from "./close-open-turn.ts";
import { openTools } from "./open-tools.ts";
import { PermissionDesk } from "./permission-desk.ts";
import { PromptQueue } from "./prompt-queue.ts";
import type { SessionLog } from "./session-log.ts";
import type { SessionWindows } from "./session-windows.ts";
import { turnOf } from "./turn-of.ts";

export type SessionOptions = {
	readonly log: SessionLog;
	readonly store: LogStore;
	readonly slot: AgentSlot;
	readonly attachments: Attachments;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	/** Throws a refusal when the session's agent must not run in its folder. */
	readonly requireTrust: () => void;
	readonly windows: SessionWindows;
};

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
	readonly #queue: PromptQueue;
	readonly #said: AgentEvents;
	/** What the agent asks permission for. */
	readonly permissions: PermissionDesk;
	/** The prompt that is on its way to the agent or being answered. */
	#running: RunningPrompt | undefined;
	/** Settles when the prompt that was begun last is through. */
	#settled: Promise<void> = Promise.resolve();
	#halted: Promise<void> = Promise.resolve();
	/** While it closes what was under way: what waits behind that does not run before it is known whether it may. */
	#recovering = false;
	#closed = false;

	constructor(options: SessionOptions) {
		this.#options = options;
		const { store, log, attachments, outputs, requireTrust, windows } = options;
		this.#said = new AgentEvents(log, outputs);
		this.permissions = new PermissionDesk(log.head.pending, (event) => this.#said.take([event]));
		this.#queue = new PromptQueue({
			log,
			store,
			attachments,
			requireRunnable: () => {
				if (this.#closed) {
					throw new RequestFailure("conflict", wording("chatRefusal.closed"));
				}
				requireTrust();
			},
			isInWindow: windows.hasFolder,
			isUnderWay: (messageId) => this.#running?.prompt.messageId === messageId,
		});
	}

	get log(): SessionLog {
		return this.#options.log;
	}

	get isBusy(): boolean {
		const { head } = this.log;
		return this.#running !== undefined || head.pending.length > 0 || nextPrompt(head) !== undefined;
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
		const stopped = this.#running?.prompt.messageId !== messageId && (await this.stop());
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
		const { slot } = this.#options;
		const running = this.#running;
		if (running === undefined || !this.#isUnderWay(turn)) return false;
		running.stopped = true;
		running.stopping.resolve(stoppedEarly);
		if (slot.isReady) slot.current?.cancel();
		else void this.#detachQuietly();
		return true;
	}

	/** Stops the turn of an agent that does not listen. Nothing if there is none. */
	async forceStop(named: readonly string[], turn?: number): Promise<ForceStopped | undefined> {
		const { slot } = this.#options;
		const meant = turn ?? this.log.head.running?.turn;
		if (!(await this.stop(meant))) return undefined;
		return slot.forceStop(
			this.log.head.title,
			named,
			() => this.#running === undefined || !this.#isUnderWay(meant),
		);
	}

	/** Whether the turn that somebody means is the one under way; one that is still being prepared has no number yet. */
	#isUnderWay(turn: number | undefined): boolean {
		const { running } = this.log.head;
		return turn === undefined || running === undefined || running.turn === turn;
	}

	/** Resolves when the decision is on disk; only then does the agent hear of it. */
	answerPermission(requestId: string, optionId: string): Promise<void> {
		return this.permissions.answer(this.#options.slot.current, requestId, optionId);
	}

	async rename(title: string): Promise<void> {
		await this.log.append([{ type: "session.renamed", payload: { title, by: "person" } }]);
	}

	/** Starts the agent ahead of the first prompt, so that its commands are known. */
	warmUp(): void {
		this.#attachAgent().catch((error: unknown) => {
			this.#options.logger.warn("The agent could not be started ahead of time", { error });
		});
	}

	/** Runs prompts that were accepted before the hub last ended. */
	continueQueue(): void {
		this.#pump();
	}

	/** Lets the agent go. The session stays: the next prompt gets a new agent session. */
	async detachAgent(): Promise<void> {
		await this.#options.slot.detach();
	}

	/** Lets the agent go for good. What was under way is in the log then; what was not yet sent stays in the queue. */
	async close(): Promise<void> {
		this.#closed = true;
		// A prompt that waits for something would wait for ever.
		this.#running?.stopping.resolve(stoppedEarly);
		await this.#options.slot.detach();
		await this.#settled;
	}

	/** Nothing can be written: what the agent says now would be lost, so it is let go. */
	halt(): void {
		this.#running?.stopping.resolve(stoppedEarly);
		this.#halted = this.#detachQuietly();
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
		const { head, sessionId } = this.log;
		if (hasOpenTools) {
			for await (const tools of openTools(this.#options.store, sessionId))
				await Promise.all(
					tools.map((tool) =>
						this.log.append([closeTool(head, tool)], { turn: tool.turn, durability: "synced" }),
					),
				);
		}
		this.permissions.clear();
		await Promise.all(
			closeOpenTurn(head, why).map((event) => this.log.append([event], { turn: turnOf(head, event) })),
		);
	}

	/** Settles when what the agent said is committed; few wait for that. */
	takeAgentEvents(events: readonly AgentEvent[]): Promise<void> {
		return this.#said.take(events);
	}

	/** For what nobody waits for. That it could not be written is reported by the log. */
	#note(event: EventBody): void {
		this.log.append([event]).catch(() => undefined);
	}

	#detachQuietly(): Promise<void> {
		return this.#options.slot.detach().catch((error: unknown) => {
			this.#options.logger.warn("An agent was not let go", { error });
		});
	}

	#pump(): void {
		const prompt = nextPrompt(this.log.head);
		const isHeld = this.#closed || this.#recovering || this.log.isStuck;
		if (isHeld || this.#running !== undefined || prompt === undefined) return;
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
		const ready = await Promise.race([this.#prepare(running), running.stopping.promise]);
		await this.#said.settled();
		if (this.#closed) return;
		await this.log.append([{ type: "prompt.sent", payload: { messageId, content } }], { turn });
		const end = running.stopped || this.#closed ? stoppedEarly : await ask(ready, messageId);
		await this.#said.settled();
		this.#running = undefined;
		await this.log.append([{ type: "turn.ended", payload: end }], { turn });
	}

	async #prepare({ prompt, stopping }: RunningPrompt): Promise<Ready | TurnEnd> {
		const { requireTrust, slot, attachments } = this.#options;
		const { messageId, content } = prompt;
		try {
			// Trust may have been taken back since the prompt was accepted.
			requireTrust();
			if (!slot.isReady) {
				const isStopped = await this.#awaitWindow(prompt, stopping.promise);
				if (isStopped) return stoppedEarly;
				this.#note({ type: "prompt.preparing", payload: { messageId, stage: "starting" } });
			}
			const agent = await this.#attachAgent();
			const source = attachments.sourceFor(this.log.sessionId);
			return { agent, blocks: await promptBlocks(content, agent.takes, source) };
		} catch (error) {
			return failed(error);
		}
	}

	/** Waits for the window that an agent needs. True if the prompt was stopped meanwhile. */
	async #awaitWindow(prompt: QueuedPrompt, stopping: Promise<unknown>): Promise<boolean> {
		const { windows } = this.#options;
		const { messageId } = prompt;
		for (;;) {
			const missing = windows.missingFor(prompt);
			if (missing === undefined) return false;
			const { message: reason, wording: said } = told(missing);
			this.#note({
				type: "prompt.preparing",
				payload: { messageId, stage: "waiting", reason, wording: said },
			});
			const change = windows.nextChange().then(() => false);
			if (await Promise.race([change, stopping.then(() => true)])) return true;
		}
	}

	/** The agent session, opened if need be. That it cannot be is kept: the chat must not look as if it could go on. */
	async #attachAgent(): Promise<AgentSession> {
		try {
			return await this.#options.slot.take();
		} catch (error) {
			if (!(error instanceof SlotLeftError)) {
				this.#note({ type: "agent.failed", payload: toldOf(error) });
			}
			throw error;
		}
	}
}

const stoppedEarly: TurnEnd = { outcome: "cancelled" };

const failed = (error: unknown): TurnEnd => ({ outcome: "failed", error: toldOf(error) });

const ask = async (ready: Ready | TurnEnd, messageId: string): Promise<TurnEnd> => {
	if ("outcome" in ready) return ready;
	try {
		return await ready.agent.prompt(messageId, ready.blocks);
	} catch (error) {
		return failed(error);
	}
};
