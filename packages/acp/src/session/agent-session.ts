import { randomUUID } from "node:crypto";
import type { RequestPermissionResponse } from "@agentclientprotocol/sdk";
import { ConnectionClosedError } from "@parley/jsonrpc/errors";
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
import type { AgentSessionOptions } from "./agent-session-options.ts";
import type { EarlyMessage } from "./early-messages.ts";
import { EventOutlet } from "./event-outlet.ts";
import { missedMessage } from "./missed-message.ts";
import { lapsed, OpenPermissions } from "./open-permissions.ts";
import { OpenTurn, type TurnState } from "./open-turn.ts";
import type { PromptAbilities, PromptBlock } from "./prompt-blocks.ts";
import { PromptUnderWayError, SessionEndedError } from "./session-errors.ts";
import { settledWithin } from "./settled-within.ts";
import { endOfError, endOfResult, interrupted } from "./turn-end.ts";

/** One ACP session of an agent, serving one session of ours. */
export class AgentSession {
	readonly sessionId: string;
	readonly agentSessionId: string;
	readonly #options: AgentSessionOptions;
	readonly #permissions: OpenPermissions;
	readonly #outlet: EventOutlet;
	#mapping: MappingState;
	#turn: OpenTurn | undefined;
	#ended = false;
	/** A session/close that is not answered yet. */
	#releasing: Promise<boolean> | undefined;

	constructor(options: AgentSessionOptions) {
		this.sessionId = options.sessionId;
		this.agentSessionId = options.agentSessionId;
		this.#options = options;
		const logger = options.logger.child("session", { sessionId: options.sessionId });
		this.#permissions = new OpenPermissions(options.permissions, logger);
		this.#outlet = new EventOutlet(options.onEvents, logger);
		this.#mapping = newMapping(options.agentSessionId);
	}

	get turn(): TurnState {
		return this.#turn?.state ?? { status: "idle" };
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
	 * Runs one prompt. `messageId` must be new to the session: the ids of the answer are made from it. Settles with how the turn
	 * ended, which is then the last event of whatever ended it; rejects, without such an event, only if nothing was sent.
	 */
	async prompt(messageId: string, blocks: readonly PromptBlock[]): Promise<TurnEnd> {
		if (this.#ended) throw new SessionEndedError(this.agentSessionId);
		if (this.#turn !== undefined) throw new PromptUnderWayError();
		const turn = new OpenTurn(messageId);
		this.#turn = turn;
		this.#mapping = openTurn(this.#mapping, messageId);
		this.#options.calls.prompt(blocks, {
			onResult: (result) => this.#finish(turn, endOfResult(result, turn.cancelling)),
			onError: (error) => {
				// When the connection breaks, the end of the process tells more and comes right behind.
				if (error instanceof ConnectionClosedError) return;
				this.#finish(turn, endOfError(error, turn.cancelling));
			},
		});
		return turn.over;
	}

	/** Asks the agent to stop and withdraws what it waits for. False if nothing is under way. */
	cancel(): boolean {
		const turn = this.#turn;
		if (turn === undefined) return false;
		if (turn.cancelling) return true;
		turn.cancel();
		// A decision that came before Stop reaches the agent before it: an agent that stops must not be told to go ahead.
		this.#permissions.afterDecisions(() => {
			if (this.#turn === turn) this.#options.calls.cancel();
		});
		this.#emit(this.#permissions.endAll({ type: "cancelled" }));
		return true;
	}

	/**
	 * Answers a permission request with one of its options. Throws if nobody waits for that. The agent hears of it when the decision
	 * is `kept`, so that nothing is done on a decision that nobody can find afterwards; if it is not, there is none.
	 */
	answerPermission(requestId: string, optionId: string, kept: Promise<void>): Promise<void> {
		return this.#permissions.answer(requestId, optionId, kept);
	}

	/** Ends this agent session; the process and its other sessions go on. A turn under way is cancelled first. */
	async close(): Promise<void> {
		if (this.#ended) return;
		const { calls, logger, tellsClose, closeTimeoutMs } = this.#options;
		this.cancel();
		this.#ended = true;
		const closed = tellsClose ? calls.close() : Promise.resolve();
		const over = Promise.all([closed, this.#turn?.over]).then(
			() => undefined,
			(error: unknown) => logger.warn("The agent did not close a session", { error }),
		);
		await settledWithin(over, closeTimeoutMs, undefined);
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
		return settledWithin(this.#releasing, closeTimeoutMs, false);
	}

	/** For the connection: the session is open; `early` came before the agent had named it. */
	open(agent: AgentIdentity, result: NewSessionResult, early: readonly EarlyMessage[]): void {
		const { agentSessionId } = this;
		this.#outlet.together(() => {
			this.#emit([{ type: "agent.attached", payload: { agentSessionId, agent } }]);
			for (const message of early) {
				if (message.kind === "update") this.update(message.update);
				else message.serve(this);
			}
			this.#take(mapNewSession(this.#mapping, result));
		});
	}

	/** For the connection: a session/update arrived. */
	update(update: Readonly<Record<string, unknown>>): void {
		this.#take(mapUpdate(this.#mapping, update));
	}

	/** For the connection: something that the agent said was too long to be read. */
	missed(bytes: number): void {
		if (this.#turn !== undefined) this.#emit([missedMessage(bytes)]);
	}

	/** For the connection: the agent asks for permission and may take the question back. */
	async askPermission(params: PermissionParams, signal: AbortSignal): Promise<RequestPermissionResponse> {
		const requestId = randomUUID();
		const { request, state, events } = mapPermission(this.#mapping, requestId, params);
		const asked = this.#permissions.ask(request);
		const withdraw = (): readonly EventBody[] => this.#permissions.end(requestId, { type: "cancelled" });
		// One that was held may have been taken back meanwhile.
		const isOver = signal.aborted || this.#turn?.cancelling === true;
		this.#take({ state, events: [...events, ...asked.events, ...(isOver ? withdraw() : [])] });
		if (!isOver) signal.addEventListener("abort", () => this.#emit(withdraw()), { once: true });
		const optionId = await asked.choice;
		return { outcome: optionId === undefined ? { outcome: "cancelled" } : { outcome: "selected", optionId } };
	}

	/** For the connection: the process is gone. Without a loss to tell of, it was ended on purpose. */
	lose(why: Told, loss: AgentLoss | undefined): void {
		const isIdle = this.#turn === undefined;
		const news: EventBody[] =
			loss === undefined ? [] : [{ type: "agent.lost", payload: isIdle ? { ...loss, idle: true } : loss }];
		this.#end(interrupted(why), lapsed(why), news);
	}

	/** For the connection: its process was ended because the person stopped this session by force. */
	stopped(): void {
		this.#end({ outcome: "cancelled" }, { type: "cancelled" });
	}

	/** Whenever the answer comes: the agent no longer has the session then, and whatever is under way in it ends. */
	async #askRelease(turn: OpenTurn | undefined): Promise<boolean> {
		const { calls, logger } = this.#options;
		try {
			await calls.close();
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

	/** The session is over, and with it what is under way in it. */
	#end(end: TurnEnd, outcome: PermissionOutcome, news: readonly EventBody[] = []): void {
		this.#ended = true;
		const withdrawn = this.#permissions.endAll(outcome);
		const { state, events } = abandon(this.#mapping, end.outcome);
		this.#mapping = state;
		this.#leave(this.#turn, end, [...withdrawn, ...events, ...news]);
		this.#options.onEnded();
	}

	/** The prompt is answered. An answer that comes after its turn was ended otherwise ends nothing. */
	#finish(turn: OpenTurn, end: TurnEnd): void {
		if (this.#turn !== turn) return;
		const withdrawn = this.#permissions.endAll({ type: "cancelled" });
		const { state, events } = closeTurn(this.#mapping, end.outcome);
		this.#mapping = state;
		this.#leave(turn, end, [...withdrawn, ...events]);
	}

	/** All that follows from the end of a turn is told at once, the end itself last: it is kept as a whole or not at all. */
	#leave(turn: OpenTurn | undefined, said: TurnEnd, events: readonly AgentEvent[]): void {
		this.#turn = undefined;
		this.#emit(turn === undefined ? events : [...events, turn.end(said, this.#options.stderr)]);
	}

	#take(mapped: Mapped): void {
		this.#mapping = mapped.state;
		this.#emit(mapped.events);
	}

	#emit(events: readonly AgentEvent[]): void {
		this.#turn?.heard(events);
		this.#outlet.emit(events);
	}
}
