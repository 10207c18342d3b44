import type { SharedProcess } from "@parley/acp/v1/session/connection-options";
import type { Logger } from "@parley/logging/logger";
import type { LetGoReason } from "@parley/protocol/agent/events";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import { readLogin } from "@parley/protocol/login/read-login";
import type { PromptContent } from "@parley/protocol/message/content";
import { waitingRequests } from "@parley/transcript/head/status";
import { wording } from "@parley/words/wording";
import type { ForceStopped } from "../agents/agent-slot.ts";
import type { KeptAgent } from "../agents/kept-agents.ts";
import type { Attachments } from "../blobs/attachments.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { LogStore } from "../store/log-store.ts";
import { AgentAttachment, type AgentPlace, type AttachedAgent } from "./agent-attachment.ts";
import type { AgentChoices } from "./agent-options.ts";
import type { AgentRequests } from "./agent-requests.ts";
import { closeInterrupted } from "./close-interrupted.ts";
import { hubEnded, type Interruption, interruptedBy, notSaved } from "./close-open-turn.ts";
import { CurrentTurn } from "./current-turn.ts";
import { PromptQueue } from "./prompt-queue.ts";
import { type Comment, rejectWithComment } from "./reject-with-comment.ts";
import { restoreAttachment } from "./restore-attachment.ts";
import type { SessionLog } from "./session-log.ts";
import type { SessionWindows } from "./session-windows.ts";

export type SessionOptions = {
	readonly log: SessionLog;
	readonly store: LogStore;
	readonly place: AgentPlace;
	readonly attachments: Attachments;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	/** Throws a refusal if the session's agent must not run in its folder. */
	readonly requireTrust: () => void;
	readonly windows: SessionWindows;
	readonly choices: AgentChoices;
};

/** A chat: its queue, its running turn and its agent, each restored from the log. This class coordinates them. */
export class Session {
	readonly #options: SessionOptions;
	readonly #queue: PromptQueue;
	readonly #turn: CurrentTurn;
	readonly #agent: AgentAttachment;
	/** Settles when the most recently started prompt is finished. */
	#settled: Promise<void> = Promise.resolve();
	#halted: Promise<void> = Promise.resolve();
	/** True while an interrupted turn is being closed. Queued prompts wait until then, since the interruption may pause them. */
	#recovering = false;
	/** True while the chat gets another agent. What is sent meanwhile waits for that. */
	#switching = false;
	#closed = false;

	constructor(options: SessionOptions) {
		this.#options = options;
		const { store, log, attachments, outputs, requireTrust, windows, place, choices, logger } = options;
		this.#agent = new AgentAttachment({
			...{ log, outputs, place, store, choices, logger },
			onTurnEnded: (kept) => this.#turn.endedByAgent(kept),
		});
		this.#turn = new CurrentTurn({ log, store, agent: this.#agent, attachments, requireTrust, windows });
		this.#queue = new PromptQueue({
			...{ log, store, attachments },
			requireRunnable: () => {
				this.#requireOpen();
				requireTrust();
			},
			isInWindow: windows.hasFolder,
			isUnderWay: (messageId) => this.#turn.messageId === messageId,
		});
	}

	get log(): SessionLog {
		return this.#options.log;
	}

	get sessionId(): string {
		return this.log.sessionId;
	}

	get isBusy(): boolean {
		const isRunning = this.#turn.messageId !== undefined || this.#switching;
		return isRunning || waitingRequests(this.log.head) > 0 || this.#queue.next !== undefined;
	}

	/** Accepts a prompt, once per message id, and runs it after those before it. */
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

	/** Runs a queued prompt next and stops the running turn for it. True if there was one. */
	async sendNow(messageId: string): Promise<boolean> {
		await this.#queue.prioritize(messageId);
		// By now the turn may have ended by itself, and this prompt may be the running one.
		const stopped = this.#turn.messageId !== messageId && (await this.#turn.stop());
		this.#pump();
		return stopped;
	}

	/** Resumes what a stopped or failed turn had paused. */
	async resume(): Promise<void> {
		await this.#queue.resume();
		this.#pump();
	}

	/** Stops the running turn, or the agent's start for it. False if there is none, or a different one than `turn`. */
	stop(turn?: number): Promise<boolean> {
		return this.#turn.stop(turn);
	}

	/** Force-stops a turn whose agent ignores a cancel. Undefined if there is none. */
	forceStop(named: readonly string[], turn?: number): Promise<ForceStopped | undefined> {
		return this.#turn.forceStop(named, turn);
	}

	/** What the agent asks a person, and the way of the answers. */
	get requests(): Pick<AgentRequests, "answerPermission" | "answerQuestion"> {
		return this.#agent.requests;
	}

	/** Rejects a request and says why, in the next prompt. */
	rejectPermission(requestId: string, optionId: string, comment: Comment): Promise<void> {
		const parts = { queue: this.#queue, requests: this.#agent.requests, logger: this.#options.logger };
		return rejectWithComment(parts, { requestId, optionId }, comment);
	}

	async rename(title: string): Promise<void> {
		await this.log.append([{ type: "session.renamed", payload: { title, by: "person" } }]);
	}

	/** Changes a mode, a model or an option of the agent, also while it works. */
	configure(change: OptionChange): Promise<void> {
		return this.#agent.configure(change);
	}

	/** The settings with which the agent gets its first prompt. */
	startWith(changes: readonly OptionChange[]): void {
		this.#agent.options.starting.want(changes);
	}

	/** Whether its agent wants a login. */
	get wantsLogin(): boolean {
		return readLogin(this.log.head.aspects).state === "needed";
	}

	/**
	 * Somebody may have logged in: tries again, and a prompt that waited runs. With `renewed`, an idle agent starts anew, because what it was
	 * started with has changed. False if the agent still wants a login.
	 */
	async retryLogin(renewed: boolean): Promise<boolean> {
		if (this.#closed) throw new RequestFailure("conflict", wording("chatRefusal.closed"));
		this.#options.requireTrust();
		if (renewed && this.log.head.running === undefined && this.#agent.isReady) await this.#agent.detach();
		return this.#agent.retryLogin();
	}

	/** Starts the agent before the first prompt, so that its commands and options are known. */
	warmUp(): void {
		this.#agent.warmUp();
	}

	/** Lets the agent session go and opens one that knows nothing of the chat. */
	async startFresh(): Promise<void> {
		this.#requireAtRest();
		this.#options.requireTrust();
		await this.#agent.startFresh();
	}

	/**
	 * Ends the agent's process and goes on with another. A running turn is stopped. If that would cost other sessions than the named ones their
	 * agent, it does nothing and returns them.
	 */
	async restartAgent(named: readonly string[]): Promise<readonly SharedProcess[] | undefined> {
		this.#requireOpen();
		this.#options.requireTrust();
		const { others } = this.#agent;
		if (others.some(({ sessionId }) => !named.includes(sessionId))) return others;
		await this.#turn.stop();
		await this.#agent.restart();
		return undefined;
	}

	/** Stops what runs, closes the agent session and, if no other session uses it, ends the agent's process. The log stays. */
	async stopAndClose(): Promise<void> {
		await this.#turn.stop();
		await (this.#agent.attached === undefined ? this.#agent.detach() : this.#agent.letGo("closed"));
		await this.#settled;
	}

	/** Goes on with another agent, which is told of the chat by quoted history. */
	async switchAgent(agent: string): Promise<void> {
		this.#requireAtRest();
		this.#switching = true;
		try {
			await this.#agent.switchTo(agent);
		} finally {
			this.#switching = false;
			this.#pump();
		}
	}

	/** Begins the log with a session that only the agent knows. */
	takeUp(agentSessionId: string, created: EventBody, onBegin: () => void): Promise<void> {
		return this.#agent.takeUp(agentSessionId, created, onBegin);
	}

	/** What the attached agent says that it can do; undefined without one. */
	get capabilities(): Readonly<Record<string, unknown>> | undefined {
		return this.#agent.capabilities;
	}

	/** Opens the agent session anew, so that it gets the MCP servers as they are now. */
	async reopenAgent(): Promise<void> {
		this.#requireAtRest();
		this.#options.requireTrust();
		await this.#agent.reopen();
	}

	/** Goes on with the agent session of an earlier hub. False if the log has none. */
	async reattach(kept: KeptAgent, position: number): Promise<boolean> {
		const { log, store, logger } = this.#options;
		const restored = await restoreAttachment(store, log);
		if (restored === undefined) return false;
		log.restore(restored.places);
		const { session, unsent } = this.#agent.restore(kept, restored, position);
		this.#settled = this.#turn
			.goOn(session, unsent)
			.catch((error: unknown) => logger.error("A turn could not go on", { error }))
			.finally(() => this.#pump());
		return true;
	}

	/** Waits for the agent session that an earlier hub asked for. */
	expectAgent(kept: KeptAgent, sentAs: number): void {
		this.#agent.expect(kept, sentAs);
		this.#agent.warmUp();
	}

	/** Sends nothing more and leaves the agent as it is. Settles when all it said so far has a place in the log. */
	leave(): Promise<void> {
		this.#closed = true;
		this.#turn.close();
		return this.#agent.settled();
	}

	/** Runs prompts that an earlier run of the hub accepted. */
	continueQueue(): void {
		this.#pump();
	}

	/** The open agent session and its process, if any. */
	get attached(): AttachedAgent | undefined {
		return this.#agent.attached;
	}

	/** Detaches the agent although what it was told is lost. The chat says so when it goes on. */
	letGo(why: LetGoReason): Promise<void> {
		return this.#agent.letGo(why);
	}

	/** Detaches the agent. The session stays: the next prompt gets a new agent session. */
	detachAgent(): Promise<void> {
		return this.#agent.detach();
	}

	/**
	 * Detaches the agent for good. A running turn is in the log as interrupted then, as after a crash; its open tools are closed by the
	 * agent's session. Unsent prompts stay queued.
	 */
	async close(why: Interruption = hubEnded): Promise<void> {
		this.#closed = true;
		this.#turn.close(why.prompt && interruptedBy(why.prompt));
		// The agent would report a cancelled turn and withdrawn requests, as if the user had pressed Stop.
		await this.#agent.settled();
		await this.closeOpen(why, false).catch((error: unknown) => {
			this.#options.logger.warn("A running turn could not be closed; the next hub closes it", { error });
		});
		await this.#agent.detach();
		await this.#settled;
	}

	/** Detaches the agent because nothing can be written: its events would be lost. */
	halt(): void {
		this.#turn.giveUp();
		this.#halted = this.#agent.detachQuietly();
	}

	/** Closes the interrupted turn and continues, once the log is writable again. */
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

	/** Closes in the log what was interrupted. */
	async closeOpen(why: Interruption, hasOpenTools = true): Promise<void> {
		this.#agent.requests.clear();
		await closeInterrupted(this.log, this.#options.store, why, hasOpenTools);
	}

	#requireOpen(): void {
		if (this.#closed) throw new RequestFailure("conflict", wording("chatRefusal.closed"));
	}

	/** Throws a refusal unless the agent session can be let go. */
	#requireAtRest(): void {
		this.#requireOpen();
		const isUnderWay = this.#turn.messageId !== undefined || this.#switching;
		if (isUnderWay) throw new RequestFailure("conflict", wording("chatRefusal.promptUnderWay"));
	}

	#pump(): void {
		const prompt = this.#queue.next;
		const isHeld = this.#closed || this.#recovering || this.#switching || this.log.isStuck;
		if (isHeld || this.#turn.isTaken || prompt === undefined) return;
		this.#settled = this.#turn
			.run(prompt)
			.catch((error: unknown) => this.#options.logger.error("A prompt could not be run", { error }))
			.finally(() => this.#pump());
	}
}
