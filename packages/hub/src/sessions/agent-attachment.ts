import { promptKey } from "@parley/acp/pipe/line-keys";
import { loginEvent } from "@parley/acp/v1/login/login-need";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type { RestoredTurn } from "@parley/acp/v1/session/agent-session-options";
import type { SharedProcess } from "@parley/acp/v1/session/connection-options";
import { AuthRequiredError } from "@parley/acp/v1/session/session-errors";
import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import type { Logger } from "@parley/logging/logger";
import type { LetGoReason } from "@parley/protocol/agent/events";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { EventBody } from "@parley/protocol/log/log-event";
import { wordedMessageOf } from "@parley/words/worded-message";
import {
	AgentSlot,
	type AgentSlotOptions,
	type ForceStopped,
	SlotLeftError,
	type SlotProcess,
} from "../agents/agent-slot.ts";
import type { KeptAgent } from "../agents/kept-agents.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { WindowReader } from "../store/log-store.ts";
import type { Source } from "../store/source.ts";
import { AgentEvents } from "./agent-events.ts";
import { type AgentChoices, AgentOptions } from "./agent-options.ts";
import { AgentRequests } from "./agent-requests.ts";
import { FormerSession } from "./former-session.ts";
import { reasked } from "./reasked.ts";
import type { RestoredAttachment } from "./restore-attachment.ts";
import type { SessionLog } from "./session-log.ts";
import { writeHistory } from "./write-history.ts";

/** The session, folder and configuration of an agent. */
export type AgentPlace = Pick<AgentSlotOptions, "sessionId" | "folder" | "config" | "pool" | "servers">;

/** An open agent session, and the process that has it. */
export type AttachedAgent = SlotProcess & {
	/** Whether it was told anything since it was opened. */
	readonly knows: boolean;
};

export type AgentAttachmentOptions = {
	readonly log: SessionLog;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	readonly place: AgentPlace;
	readonly store: Pick<WindowReader, "window">;
	readonly choices: AgentChoices;
	/** Called when a message of the agent has ended the running turn; `kept` settles once that is committed. */
	readonly onTurnEnded: (kept: Promise<void>) => void;
};

/** A session's agent: its attachment, its events and its requests. Earlier requests are in the log. */
export class AgentAttachment {
	readonly #options: AgentAttachmentOptions;
	readonly #slot: AgentSlot;
	readonly #said: AgentEvents;
	readonly #former: FormerSession;
	/** What the agent asks a person. */
	readonly requests: AgentRequests;
	readonly options: AgentOptions;
	/** Settles when the agent has opened a session. */
	#loggedIn = Promise.withResolvers<void>();
	/** How many detaches are under way. */
	#leaving = 0;

	constructor(options: AgentAttachmentOptions) {
		this.#options = options;
		const { log, outputs, place, store, logger } = options;
		this.#former = new FormerSession(store, log);
		this.options = new AgentOptions({ log, logger, choices: options.choices });
		this.#said = new AgentEvents(log, outputs);
		this.requests = new AgentRequests({
			...{ head: log.head, logger },
			record: (event) => this.#said.take([event]),
			asker: () => this.#slot.current,
		});
		this.#slot = new AgentSlot({
			...place,
			onEvents: (events, process, position) =>
				this.#take(events, position === undefined ? undefined : { process, position }),
			permissions: this.requests.permissions,
			questions: this.requests.questions,
			committed: () => log.committed,
			former: () => this.#former.current,
			logger,
		});
	}

	/** The open agent session and its process, if any. */
	get attached(): AttachedAgent | undefined {
		const { process } = this.#slot;
		const { lastTurn, link } = this.#options.log.head;
		return process && { ...process, knows: lastTurn > (link.after ?? 0) };
	}

	/** Whether the agent is attached, so that `take` need not start anything. */
	get isReady(): boolean {
		return this.#slot.isReady;
	}

	/** What the attached agent says that it can do; undefined without one. */
	get capabilities(): Readonly<Record<string, unknown>> | undefined {
		return this.#slot.capabilities;
	}

	/** The agent session, opened if necessary. A failure is logged as an event, so that the chat shows it. */
	async take(): Promise<AgentSession> {
		if (!this.#slot.isReady) this.options.opening();
		try {
			const session = await this.#slot.take();
			this.#former.opened();
			this.#loggedIn.resolve();
			this.#loggedIn = Promise.withResolvers();
			await this.#said.settled();
			this.options.opened(session);
			return session;
		} catch (error) {
			const { log } = this.#options;
			if (error instanceof AuthRequiredError) log.note(loginEvent(error.need));
			else if (!(error instanceof SlotLeftError))
				log.note({ type: "agent.failed", payload: wordedMessageOf(error) });
			throw error;
		}
	}

	/** Resolves when the agent opens a session, for whoever was told that it wants a login first. */
	opensSession(): Promise<void> {
		return this.#loggedIn.promise;
	}

	/** Tries again whether the agent still wants a login. True if it does not, as far as it says. */
	async retryLogin(): Promise<boolean> {
		// It has refused a prompt, and its session lives on.
		if (this.#slot.isReady) {
			this.#options.log.note(loginEvent(undefined));
			return true;
		}
		try {
			await this.take();
			return true;
		} catch (error) {
			if (error instanceof AuthRequiredError) return false;
			throw error;
		}
	}

	/** Goes on with the agent session of an earlier hub. `unsent`: the log has the prompt of its turn, but the agent does not. */
	restore(
		kept: KeptAgent,
		{ agentSessionId, mapping, answered, permissions, questions }: RestoredAttachment,
		through: number,
	): { readonly session: AgentSession; readonly unsent: boolean } {
		const { running } = this.#options.log.head;
		const key = running === undefined ? undefined : promptKey(running.messageId);
		const requestId = key === undefined ? undefined : kept.written.get(key);
		const turn: RestoredTurn | undefined =
			running === undefined
				? undefined
				: { messageId: running.messageId, answered, stopping: running.stopping === true, requestId };
		const asked = reasked([...questions.values()], kept.written);
		for (const { request, isAgain } of asked)
			if (isAgain) void this.#said.take(this.requests.questions.asked(request));
		const session = this.#slot.restore(
			{ connection: kept.connection, lease: kept.lease() },
			{ agentSessionId, restored: { mapping, through, turn }, requests: [...permissions.values()], asked },
		);
		const unsent = turn !== undefined && requestId === undefined;
		this.#former.restored(unsent);
		this.options.starting.skip(session);
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

	/** The other sessions that lose their agent with this one's process. */
	get others(): readonly SharedProcess[] {
		return this.#slot.others;
	}

	/** Ends the agent's process and starts another, with which the chat goes on. */
	async restart(): Promise<void> {
		this.#former.restarted();
		await this.#slot.restart(this.#options.log.head.title);
		this.warmUp();
	}

	/** Attaches a session that only the agent knows. Its history becomes the log, behind `created`; `onBegin`: the log begins now. */
	async takeUp(agentSessionId: string, created: EventBody, onBegin: () => void): Promise<void> {
		const { log } = this.#options;
		this.#former.takeUp(agentSessionId, (turns) => {
			onBegin();
			return writeHistory(log, this.#said, created, turns);
		});
		await this.#slot.take();
		this.#former.opened();
	}

	/** Lets the agent session go; the next one is another agent's. What was chosen for this one means nothing to the other. */
	async switchTo(agent: string): Promise<void> {
		const { log } = this.#options;
		await this.detach();
		this.#former.switched();
		this.options.forget();
		await log.append([{ type: "session.agentChanged", payload: { agent, after: log.head.lastTurn } }]);
	}

	/** Lets the agent session go and goes on with it in a new one, as far as the agent can. */
	async reopen(): Promise<void> {
		await this.detach();
		this.warmUp();
	}

	/** Starts the agent before the first prompt, so that its commands are known. */
	warmUp(): void {
		const started = this.take().then((session) => this.options.starting.apply(session));
		started.catch((error: unknown) => {
			this.#options.logger.warn("The agent could not be started ahead of time", { error });
		});
	}

	/** Changes a setting of the attached agent; settles when the agent has accepted it and that is on disk. */
	configure(change: OptionChange): Promise<void> {
		return this.options.configure(this.#slot.isReady ? this.#slot.current : undefined, change);
	}

	/** Asks the agent to stop, or aborts its start. */
	cancel(): void {
		if (this.#slot.isReady) this.#slot.current?.cancel();
		else void this.detachQuietly();
	}

	/** A turn begins and ends in the log without the agent. */
	pass(messageId: string, asked: string): void {
		this.#slot.current?.pass(messageId, asked);
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

	/** Detaches the agent for a reason that the chat must know: what it was told may be lost. */
	async letGo(why: LetGoReason): Promise<void> {
		// First, because another agent may be attached as soon as this one is gone. A later hub does not take it up again then.
		await this.#options.log.append([{ type: "agent.released", payload: { why } }]);
		await this.detach();
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
