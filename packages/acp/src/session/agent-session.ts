import { randomUUID } from "node:crypto";
import type {
	CancelNotification,
	CloseSessionRequest,
	PromptRequest,
	RequestPermissionResponse,
} from "@agentclientprotocol/sdk";
import { ConnectionClosedError } from "@parley/jsonrpc/errors";
import type { JsonRpcPeer } from "@parley/jsonrpc/peer";
import type { Logger } from "@parley/logging/logger";
import type { AgentIdentity, AgentLoss } from "@parley/protocol/agent/events";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome } from "@parley/protocol/permission/events";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import { type Told, told } from "@parley/words/told";
import { wording } from "@parley/words/wording";
import { mapPermission } from "../updates/map-permission.ts";
import { mapNewSession } from "../updates/map-state.ts";
import { abandon, closeTurn, mapUpdate } from "../updates/map-update.ts";
import type { AgentEvent, Mapped } from "../updates/mapped.ts";
import { type MappingState, newMapping, openTurn } from "../updates/mapping-state.ts";
import type { NewSessionResult } from "../wire/new-session.ts";
import type { PermissionParams } from "../wire/permission.ts";
import type { PermissionService } from "./agent-services.ts";
import type { EarlyMessage } from "./early-messages.ts";
import { isAnswer } from "./is-answer.ts";
import { OpenRequests } from "./open-requests.ts";
import type { PromptAbilities, PromptBlock } from "./prompt-blocks.ts";
import { PermissionNotPendingError, PromptUnderWayError, SessionEndedError } from "./session-errors.ts";
import { endOfError, endOfResult, endOfSilence, interrupted } from "./turn-end.ts";

/**
 * What the session is doing. An agent that ignores a cancel leaves its turn `cancelling`: it still works, and saying
 * otherwise would hide it. Killing the connection's process is the way out.
 */
export type TurnState =
	| { readonly status: "idle" }
	| { readonly status: "running" | "cancelling"; readonly messageId: string };

export type AgentSessionOptions = {
	readonly sessionId: string;
	readonly agentSessionId: string;
	readonly peer: JsonRpcPeer;
	readonly logger: Logger;
	/**
	 * Takes the session's events, in the order of the wire and before the next message is read. What it may return settles when
	 * they are kept; most of the time nobody waits for that.
	 */
	readonly onEvents: (events: readonly AgentEvent[]) => Promise<void> | void;
	/** Takes what the agent asks permission for. */
	readonly permissions: PermissionService;
	readonly onEnded: (session: AgentSession) => void;
	/** What the agent takes in a prompt. */
	readonly takes: PromptAbilities;
	/** Whether the agent wants to be told that a session is closed. */
	readonly tellsClose: boolean;
	readonly closeTimeoutMs: number;
	/** What the agent's process wrote to stderr last. */
	readonly stderr: () => string;
};

type OpenTurn = {
	readonly messageId: string;
	readonly done: PromiseWithResolvers<TurnEnd>;
	cancelling: boolean;
	/** Whether the agent has said or done anything in it. */
	answered: boolean;
};

/** One ACP session of an agent, serving one session of ours. */
export class AgentSession {
	readonly sessionId: string;
	readonly agentSessionId: string;
	readonly #options: AgentSessionOptions;
	/** Permissions that the agent waits for; the chosen option, or none. */
	readonly #permissions = new OpenRequests<string | undefined>();
	/** Decisions that are being kept; the agent has not heard of them yet. */
	readonly #deciding = new Set<Promise<void>>();
	#mapping: MappingState;
	#turn: OpenTurn | undefined;
	#ended = false;
	/** A session/close that is not answered yet. */
	#releasing: Promise<boolean> | undefined;

	constructor(options: AgentSessionOptions) {
		this.sessionId = options.sessionId;
		this.agentSessionId = options.agentSessionId;
		this.#options = options;
		this.#mapping = newMapping(options.agentSessionId);
	}

	get turn(): TurnState {
		if (this.#turn === undefined) return { status: "idle" };
		const { messageId, cancelling } = this.#turn;
		return { status: cancelling ? "cancelling" : "running", messageId };
	}

	/** The agent does not have this session any more; it takes no prompt. */
	get ended(): boolean {
		return this.#ended;
	}

	/** What the agent takes in a prompt; `promptBlocks` makes it so. */
	get takes(): PromptAbilities {
		return this.#options.takes;
	}

	/**
	 * Runs one prompt. `messageId` must be new to the session: the ids of the answer are made from it. Settles with how
	 * the turn ended, after all events that came before; rejects only if nothing was sent.
	 */
	async prompt(messageId: string, blocks: readonly PromptBlock[]): Promise<TurnEnd> {
		if (this.#ended) throw new SessionEndedError(this.agentSessionId);
		if (this.#turn !== undefined) throw new PromptUnderWayError(this.#turn.messageId);
		const turn: OpenTurn = { messageId, done: Promise.withResolvers(), cancelling: false, answered: false };
		this.#turn = turn;
		this.#mapping = openTurn(this.#mapping, messageId);
		const params: PromptRequest = { sessionId: this.agentSessionId, prompt: [...blocks] };
		this.#options.peer.request("session/prompt", params, {
			onResult: (result) => this.#finish(turn, endOfResult(result, turn.cancelling)),
			onError: (error) => {
				// When the connection breaks, the end of the process tells more and comes right behind.
				if (error instanceof ConnectionClosedError) return;
				this.#finish(turn, endOfError(error, turn.cancelling));
			},
		});
		return turn.done.promise;
	}

	/** Asks the agent to stop and withdraws what it waits for. False if nothing is under way. */
	cancel(): boolean {
		const turn = this.#turn;
		if (turn === undefined) return false;
		if (turn.cancelling) return true;
		turn.cancelling = true;
		if (this.#deciding.size === 0) this.#tellCancel(turn);
		// The peer writes an answer a few microtasks after it is known.
		else void Promise.allSettled([...this.#deciding]).then(() => setImmediate(() => this.#tellCancel(turn)));
		this.#endPermissions({ type: "cancelled" });
		return true;
	}

	/**
	 * Answers a permission request with one of its options. Throws if nobody waits for that. The agent hears of it when the decision
	 * is `kept`, so that nothing is done on a decision that nobody can find afterwards; if it is not, there is none.
	 */
	answerPermission(requestId: string, optionId: string, kept: Promise<void>): Promise<void> {
		const tell = this.#permissions.claim(requestId);
		if (tell === undefined) throw new PermissionNotPendingError(requestId);
		const told = kept.then(
			() => tell(optionId),
			(error: unknown) => {
				tell(undefined);
				throw error;
			},
		);
		this.#deciding.add(told);
		return told.finally(() => this.#deciding.delete(told));
	}

	/** Ends this agent session; the process and its other sessions go on. A turn under way is cancelled first. */
	async close(): Promise<void> {
		if (this.#ended) return;
		const { peer, logger, tellsClose, closeTimeoutMs } = this.#options;
		const params: CloseSessionRequest = { sessionId: this.agentSessionId };
		this.cancel();
		this.#ended = true;
		const timeout = Promise.withResolvers<void>();
		const timer = setTimeout(timeout.resolve, closeTimeoutMs);
		const closed = tellsClose ? peer.ask("session/close", params) : Promise.resolve();
		await Promise.race([
			timeout.promise,
			Promise.all([closed, this.#turn?.done.promise]).catch((error: unknown) => {
				logger.warn("The agent did not close a session", { error });
			}),
		]);
		clearTimeout(timer);
		this.#end(interrupted(told(wording("turnEnd.sessionClosed"))), { type: "cancelled" });
	}

	/**
	 * Asks the agent to end this session alone, although it ignores a cancel. False if it does not offer that, or does not
	 * answer: then it may still be at work, and this session goes on until the agent does answer.
	 */
	async release(): Promise<boolean> {
		const { tellsClose, closeTimeoutMs } = this.#options;
		if (this.#ended) return true;
		this.cancel();
		if (!tellsClose) return false;
		this.#releasing ??= this.#askRelease(this.#turn);
		const timeout = Promise.withResolvers<boolean>();
		const timer = setTimeout(() => timeout.resolve(false), closeTimeoutMs);
		const isClosed = await Promise.race([this.#releasing, timeout.promise]);
		clearTimeout(timer);
		return isClosed;
	}

	/** For the connection: the session is open; `early` came before the agent had named it. */
	open(agent: AgentIdentity, result: NewSessionResult, early: readonly EarlyMessage[]): void {
		const { agentSessionId } = this;
		this.#emit([{ type: "agent.attached", payload: { agentSessionId, agent } }]);
		for (const message of early) {
			if (message.kind === "update") this.update(message.update);
			else message.serve(this);
		}
		this.#take(mapNewSession(this.#mapping, result));
	}

	/** For the connection: a session/update arrived. */
	update(update: Readonly<Record<string, unknown>>): void {
		this.#take(mapUpdate(this.#mapping, update));
	}

	/** For the connection: something that the agent said was too long to be read. */
	missed(bytes: number): void {
		if (this.#turn === undefined) return;
		const data = {
			problem: `The agent sent a message of ${bytes} bytes, more than Parley reads; it was dropped. If the agent waits now, stop the turn.`,
		};
		this.#emit([{ type: "agent.update", payload: { update: "message too long", data } }]);
	}

	/** For the connection: the agent asks for permission and may take the question back. */
	async askPermission(params: PermissionParams, signal: AbortSignal): Promise<RequestPermissionResponse> {
		const requestId = randomUUID();
		const choice = this.#permissions.wait(requestId);
		const { request, ...mapped } = mapPermission(this.#mapping, requestId, params);
		this.#take(mapped);
		if (this.#turn !== undefined) this.#turn.answered = true;
		this.#tell(() => this.#options.permissions.asked(request));
		const withdraw = (): void => this.#endPermission(requestId, { type: "cancelled" });
		// One that was held may have been taken back meanwhile.
		if (signal.aborted || this.#turn?.cancelling === true) withdraw();
		else signal.addEventListener("abort", withdraw, { once: true });
		const optionId = await choice;
		return { outcome: optionId === undefined ? { outcome: "cancelled" } : { outcome: "selected", optionId } };
	}

	/** For the connection: the process is gone. Without a loss to tell of, it was ended on purpose. */
	lose(why: Told, loss: AgentLoss | undefined): void {
		const isIdle = this.#turn === undefined;
		const news: EventBody[] =
			loss === undefined ? [] : [{ type: "agent.lost", payload: isIdle ? { ...loss, idle: true } : loss }];
		const { message: reason, wording: said } = why;
		const words = said === undefined ? {} : { wording: said };
		this.#end(interrupted(why), { type: "lapsed", reason, ...words }, news);
	}

	/** For the connection: its process was ended because the person stopped this session by force. */
	stopped(): void {
		this.#end({ outcome: "cancelled" }, { type: "cancelled" });
	}

	/** Whenever the answer comes: the agent no longer has the session then, and whatever is under way in it ends. */
	async #askRelease(turn: OpenTurn | undefined): Promise<boolean> {
		const { peer, logger } = this.#options;
		const params: CloseSessionRequest = { sessionId: this.agentSessionId };
		try {
			await peer.ask("session/close", params);
		} catch (error) {
			logger.warn("The agent did not close a session", { error });
			this.#releasing = undefined;
			return this.#ended;
		}
		if (this.#ended) return true;
		const end: TurnEnd =
			this.#turn === turn ? { outcome: "cancelled" } : interrupted(told(wording("turnEnd.closedLate")));
		this.#end(end, { type: "cancelled" });
		return true;
	}

	/** A decision that came before Stop reaches the agent before it: an agent that stops must not be told to go ahead. */
	#tellCancel(turn: OpenTurn): void {
		if (this.#turn !== turn) return;
		const params: CancelNotification = { sessionId: this.agentSessionId };
		this.#options.peer.notify("session/cancel", params);
	}

	#end(end: TurnEnd, outcome: PermissionOutcome, told: readonly EventBody[] = []): void {
		this.#ended = true;
		this.#endPermissions(outcome);
		const turn = this.#turn;
		this.#take(abandon(this.#mapping, end.outcome));
		this.#emit(told);
		if (turn !== undefined) this.#finish(turn, end);
		this.#options.onEnded(this);
	}

	#finish(turn: OpenTurn, end: TurnEnd): void {
		if (this.#turn !== turn) return;
		this.#endPermissions({ type: "cancelled" });
		this.#take(closeTurn(this.#mapping, end.outcome));
		this.#turn = undefined;
		turn.done.resolve(turn.answered ? end : endOfSilence(end, this.#options.stderr()));
	}

	#endPermissions(outcome: PermissionOutcome): void {
		for (const requestId of this.#permissions.keys()) this.#endPermission(requestId, outcome);
	}

	#endPermission(requestId: string, outcome: PermissionOutcome): void {
		const tell = this.#permissions.claim(requestId);
		if (tell === undefined) return;
		tell(undefined);
		this.#tell(() => this.#options.permissions.withdrawn(requestId, outcome));
	}

	#take(mapped: Mapped): void {
		this.#mapping = mapped.state;
		this.#emit(mapped.events);
	}

	#emit(events: readonly AgentEvent[]): void {
		if (events.length === 0) return;
		if (this.#turn !== undefined) this.#turn.answered ||= events.some(isAnswer);
		this.#tell(() => this.#options.onEvents(events));
	}

	/** A fault of whoever is told must not break the turn, whose end they could then never learn. */
	#tell(told: () => Promise<void> | void): void {
		try {
			void told();
		} catch (error) {
			this.#options.logger.error("Events of a session were not taken", { sessionId: this.sessionId, error });
		}
	}
}
