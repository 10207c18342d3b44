import { promptKey } from "@parley/acp/pipe/line-keys";
import { loginEvent } from "@parley/acp/v1/login/login-need";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type { RestoredTurn } from "@parley/acp/v1/session/agent-session-options";
import type { QuestionAnswer } from "@parley/acp/v1/session/ask-kinds";
import type { SharedProcess } from "@parley/acp/v1/session/connection-options";
import { AuthRequiredError } from "@parley/acp/v1/session/session-errors";
import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import type { Logger } from "@parley/logging/logger";
import type { LetGoReason } from "@parley/protocol/agent/events";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { SessionOption } from "@parley/protocol/agent/options/session-option";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { FieldProblem } from "@parley/protocol/question/check-answer";
import type { AgentLink, Head } from "@parley/transcript/head/head";
import { wordedMessageOf } from "@parley/words/worded-message";
import {
	AgentSlot,
	type AgentSlotOptions,
	type ForceStopped,
	SlotLeftError,
	type SlotProcess,
} from "../agents/agent-slot.ts";
import type { KeptAgent } from "../agents/kept-agents.ts";
import type { DefaultOption } from "../agents/starting-defaults.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { WindowReader } from "../store/log-store.ts";
import type { Source } from "../store/source.ts";
import { AgentEvents } from "./agent-events.ts";
import { carriedOptions } from "./carried-options.ts";
import { configureAgent } from "./configure-agent.ts";
import { FormerSession } from "./former-session.ts";
import { PermissionDesk } from "./permission-desk.ts";
import { QuestionDesk } from "./question-desk.ts";
import { reasked } from "./reasked.ts";
import type { RestoredAttachment } from "./restore-attachment.ts";
import type { SessionLog } from "./session-log.ts";
import { StartingOptions } from "./starting-options.ts";
import { writeHistory } from "./write-history.ts";

/** The session, folder and configuration of an agent. */
export type AgentPlace = Pick<AgentSlotOptions, "sessionId" | "folder" | "config" | "pool" | "servers">;

/** An open agent session, and the process that has it. */
export type AttachedAgent = SlotProcess & {
	/** Whether it was told anything since it was opened. */
	readonly knows: boolean;
};

/** What the chats of an agent begin with. */
export type AgentChoices = {
	readonly defaults: () => readonly DefaultOption[];
	/** A person chose something in this chat. `options`: what the agent session offers. */
	readonly remember: (change: OptionChange, options: readonly SessionOption[]) => Promise<void>;
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
	readonly #permissions: PermissionDesk;
	readonly #questions: QuestionDesk;
	readonly #former: FormerSession;
	/** The settings with which the chat begins. */
	readonly starting: StartingOptions;
	/** What the last agent session told, from when the next one is being opened. */
	#before: Head["aspects"] | undefined;
	/** Settles when the agent has opened a session. */
	#loggedIn = Promise.withResolvers<void>();
	/** How many detaches are under way. */
	#leaving = 0;

	constructor(options: AgentAttachmentOptions) {
		this.#options = options;
		const { log, outputs, place, store, logger } = options;
		this.#former = new FormerSession(store, log);
		this.starting = new StartingOptions({
			defaults: options.choices.defaults,
			isNew: () => isNewSession(log.head.link),
			isCurrent: (change) => isCurrent(readOptions(log.head.aspects), change),
			onUnset: (settings) => log.note({ type: "agent.unset", payload: { settings: [...settings] } }),
		});
		this.#said = new AgentEvents(log, outputs);
		this.#permissions = new PermissionDesk(log.head.pending, (event) => this.#said.take([event]));
		this.#questions = new QuestionDesk(log.head.questions, {
			record: (event) => this.#said.take([event]),
			hide: (secret) => void logger.redactor.register(secret),
		});
		this.#slot = new AgentSlot({
			...place,
			onEvents: (events, process, position) =>
				this.#take(events, position === undefined ? undefined : { process, position }),
			permissions: this.#permissions,
			questions: this.#questions,
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
		// A new agent session tells its own settings, and those of the last one are gone from the head.
		if (!this.#slot.isReady) this.#before ??= this.#options.log.head.aspects;
		try {
			const session = await this.#slot.take();
			this.#former.opened();
			this.#loggedIn.resolve();
			this.#loggedIn = Promise.withResolvers();
			await this.#carryOver(session);
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

	/** What was chosen in the chat is chosen for its next agent session too, unless that begins with settings of its own. */
	async #carryOver(session: AgentSession): Promise<void> {
		await this.#said.settled();
		const before = this.#before;
		this.#before = undefined;
		if (before === undefined || this.starting.isWanted) return;
		this.starting.want(carriedOptions(before, this.#options.log.head.aspects));
		// What the chat had counts, and not what a new chat would begin with.
		if (readOptions(before).length > 0) this.starting.skip(session);
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
			if (isAgain) void this.#said.take(this.#questions.asked(request));
		const session = this.#slot.restore(
			{ connection: kept.connection, lease: kept.lease() },
			{ agentSessionId, restored: { mapping, through, turn }, requests: [...permissions.values()], asked },
		);
		const unsent = turn !== undefined && requestId === undefined;
		this.#former.restored(unsent);
		this.starting.skip(session);
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
		this.#before = undefined;
		this.starting.want([]);
		await log.append([{ type: "session.agentChanged", payload: { agent, after: log.head.lastTurn } }]);
	}

	/** Lets the agent session go and goes on with it in a new one, as far as the agent can. */
	async reopen(): Promise<void> {
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
	async configure(change: OptionChange): Promise<void> {
		const { log, choices, logger } = this.#options;
		await configureAgent(this.#slot.isReady ? this.#slot.current : undefined, change);
		// The choice has been made, whether or not it is remembered.
		await choices.remember(change, readOptions(log.head.aspects)).catch((error: unknown) => {
			logger.warn("A choice could not be remembered", { error });
		});
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

	/** Resolves when the decision is on disk; the agent receives it only then. */
	answerPermission(requestId: string, optionId: string): Promise<void> {
		return this.#permissions.answer(this.#slot.current, requestId, optionId);
	}

	/** Throws a refusal unless the request is pending and the option rejects it. */
	requireRejection(requestId: string, optionId: string): void {
		this.#permissions.requireRejection(requestId, optionId);
	}

	/** Resolves with what is wrong with the answer, or when it is on disk; the agent receives it only then. */
	answerQuestion(requestId: string, answer: QuestionAnswer): Promise<readonly FieldProblem[]> {
		return this.#questions.answer(this.#slot.current, requestId, answer);
	}

	/** The log has already closed the pending requests. */
	forgetRequests(): void {
		this.#permissions.clear();
		this.#questions.clear();
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

/** One that goes on by resume or load keeps what was set in it. */
const isNewSession = ({ how }: AgentLink): boolean => how !== "resumed" && how !== "loaded";

const isCurrent = (options: readonly SessionOption[], change: OptionChange): boolean => {
	const value = change.kind === "mode" ? change.mode : change.kind === "model" ? change.model : change.value;
	return options.some(({ id, kind, current }) => {
		const isMeant = change.kind === "option" ? id === change.option : kind === change.kind;
		return isMeant && current === value;
	});
};
