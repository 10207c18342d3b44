import type { AgentSession } from "@parley/acp/session/agent-session";
import type { RestoredTurn } from "@parley/acp/session/agent-session-options";
import { promptKey } from "@parley/acp/session/line-keys";
import type { AgentEvent } from "@parley/acp/updates/mapped";
import type { Logger } from "@parley/logging/logger";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { Head } from "@parley/transcript/head/head";
import { wordedMessageOf } from "@parley/words/worded-message";
import { AgentSlot, type AgentSlotOptions, type ForceStopped, SlotLeftError } from "../agents/agent-slot.ts";
import type { KeptAgent } from "../agents/kept-agents.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { WindowReader } from "../store/log-store.ts";
import type { Source } from "../store/source.ts";
import { AgentEvents } from "./agent-events.ts";
import { carriedOptions } from "./carried-options.ts";
import { configureAgent } from "./configure-agent.ts";
import { FormerSession } from "./former-session.ts";
import { PermissionDesk } from "./permission-desk.ts";
import type { RestoredAttachment } from "./restore-attachment.ts";
import type { SessionLog } from "./session-log.ts";
import { StartingOptions } from "./starting-options.ts";

/** The session, folder and configuration of an agent. */
export type AgentPlace = Pick<AgentSlotOptions, "sessionId" | "folder" | "config" | "pool">;

export type AgentAttachmentOptions = {
	readonly log: SessionLog;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	readonly place: AgentPlace;
	readonly store: Pick<WindowReader, "window">;
	/** Called when a message of the agent has ended the running turn; `kept` settles once that is committed. */
	readonly onTurnEnded: (kept: Promise<void>) => void;
};

/** A session's agent: its attachment, its events and its requests. Earlier requests are in the log. */
export class AgentAttachment {
	readonly #options: AgentAttachmentOptions;
	readonly #slot: AgentSlot;
	readonly #said: AgentEvents;
	readonly #permissions: PermissionDesk;
	readonly #former: FormerSession;
	/** The settings with which the chat begins. */
	readonly starting = new StartingOptions();
	/** What the last agent session told, from when the next one is being opened. */
	#before: Head["aspects"] | undefined;
	/** How many detaches are under way. */
	#leaving = 0;

	constructor(options: AgentAttachmentOptions) {
		this.#options = options;
		const { log, outputs, place, store, logger } = options;
		this.#former = new FormerSession(store, log);
		this.#said = new AgentEvents(log, outputs);
		this.#permissions = new PermissionDesk(log.head.pending, (event) => this.#said.take([event]));
		this.#slot = new AgentSlot({
			...place,
			onEvents: (events, process, position) =>
				this.#take(events, position === undefined ? undefined : { process, position }),
			permissions: this.#permissions,
			committed: () => log.committed,
			former: () => this.#former.current,
			logger,
		});
	}

	/** Whether the agent is attached, so that `take` need not start anything. */
	get isReady(): boolean {
		return this.#slot.isReady;
	}

	/** The agent session, opened if necessary. A failure is logged as an event, so that the chat shows it. */
	async take(): Promise<AgentSession> {
		// A new agent session tells its own settings, and those of the last one are gone from the head.
		if (!this.#slot.isReady) this.#before ??= this.#options.log.head.aspects;
		try {
			const session = await this.#slot.take();
			this.#former.opened();
			await this.#carryOver();
			return session;
		} catch (error) {
			if (!(error instanceof SlotLeftError)) {
				this.#options.log.note({ type: "agent.failed", payload: wordedMessageOf(error) });
			}
			throw error;
		}
	}

	/** What was chosen in the chat is chosen for its next agent session too, unless that begins with settings of its own. */
	async #carryOver(): Promise<void> {
		await this.#said.settled();
		const before = this.#before;
		this.#before = undefined;
		if (before === undefined || this.starting.isWanted) return;
		this.starting.want(carriedOptions(before, this.#options.log.head.aspects));
	}

	/** Goes on with the agent session of an earlier hub. `unsent`: the log has the prompt of its turn, but the agent does not. */
	restore(
		kept: KeptAgent,
		{ agentSessionId, mapping, answered, permissions }: RestoredAttachment,
		through: number,
	): { readonly session: AgentSession; readonly unsent: boolean } {
		const { running } = this.#options.log.head;
		const key = running === undefined ? undefined : promptKey(running.messageId);
		const requestId = key === undefined ? undefined : kept.written.get(key);
		const turn: RestoredTurn | undefined =
			running === undefined
				? undefined
				: { messageId: running.messageId, answered, stopping: running.stopping === true, requestId };
		const session = this.#slot.restore(
			{ connection: kept.connection, lease: kept.lease() },
			{ agentSessionId, restored: { mapping, through, turn }, requests: [...permissions.values()] },
		);
		const unsent = turn !== undefined && requestId === undefined;
		this.#former.restored(unsent);
		return { session, unsent };
	}

	/** The next `take` waits for the agent session that an earlier hub asked for. */
	expect(kept: KeptAgent, sentAs: number): void {
		this.#slot.expect({ connection: kept.connection, lease: kept.lease() }, sentAs);
	}

	/** The quoted history that the next prompt must be preceded by, for an agent that has not seen it. */
	quotation(): Promise<string | undefined> {
		return this.#former.quotation();
	}

	/** The agent has the prompt. */
	sent(): void {
		this.#former.sent();
	}

	/** Lets the agent session go and opens one that knows nothing of the chat. */
	async startFresh(): Promise<void> {
		this.#former.forget();
		await this.detach();
		this.warmUp();
	}

	/** Starts the agent before the first prompt, so that its commands are known. */
	warmUp(): void {
		const started = this.take().then((session) => this.starting.apply(session));
		started.catch((error: unknown) => {
			this.#options.logger.warn("The agent could not be started ahead of time", { error });
		});
	}

	/** Changes a setting of the attached agent; settles when the agent has accepted it and that is on disk. */
	configure(change: OptionChange): Promise<void> {
		return configureAgent(this.#slot.isReady ? this.#slot.current : undefined, change);
	}

	/** Asks the agent to stop, or aborts its start. */
	cancel(): void {
		if (this.#slot.isReady) this.#slot.current?.cancel();
		else void this.detachQuietly();
	}

	/** A turn begins and ends in the log without the agent. */
	pass(messageId: string): void {
		this.#slot.current?.pass(messageId);
	}

	/** Force-stops an agent that ignores a cancel, unless its turn `isOver` by then. */
	async forceStop(named: readonly string[], isOver: () => boolean): Promise<ForceStopped> {
		const { log } = this.#options;
		const { current } = this.#slot;
		const stopped = await this.#slot.forceStop(log.head.title, named, isOver);
		// The agent may have ended the turn first, and closed its session without another word.
		if (this.#slot.current === undefined && (await log.detached())) current?.forgotten();
		return stopped;
	}

	/** Resolves when the decision is on disk; the agent receives it only then. */
	answerPermission(requestId: string, optionId: string): Promise<void> {
		return this.#permissions.answer(this.#slot.current, requestId, optionId);
	}

	/** The log has already closed the pending requests. */
	forgetPermissions(): void {
		this.#permissions.clear();
	}

	/** Resolves when all events of the agent have a position in the log: only then may a turn begin, or the hub end one. */
	settled(): Promise<void> {
		return this.#said.settled();
	}

	/** Detaches the agent. The next `take` gets a new agent session. */
	async detach(): Promise<void> {
		const { log } = this.#options;
		// If this hub dies now, the next one must not take up a session that the agent has closed. A running turn is the agent's to end.
		if (log.head.running === undefined) void log.detached();
		const { current } = this.#slot;
		this.#leaving += 1;
		try {
			await this.#slot.detach();
		} finally {
			this.#leaving -= 1;
			if (await log.detached()) current?.forgotten();
		}
	}

	detachQuietly(): Promise<void> {
		return this.detach().catch((error: unknown) => {
			this.#options.logger.warn("Detaching an agent failed", { error });
		});
	}

	#take(events: readonly AgentEvent[], source: Source | undefined): Promise<void> {
		const endsTurn = events.at(-1)?.type === "turn.ended";
		const isLast = endsTurn && (this.#leaving > 0 || this.#slot.current?.ended === true);
		// An agent that is being let go is not attached again by its last words.
		const isLeft = this.#leaving > 0 && this.#options.log.head.running === undefined;
		const kept = this.#said.take(events, isLast ? "none" : isLeft ? undefined : source);
		if (endsTurn) this.#options.onTurnEnded(kept);
		return kept;
	}
}
