import type { Answer } from "@parley/jsonrpc/pending-requests";
import type { AgentIdentity, AgentLoss } from "@parley/protocol/agent/events";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import { type WordedMessage, wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { settledWithin } from "../../pipe/settled-within.ts";
import { mapConfigured } from "../updates/map-configured.ts";
import { mapNewSession } from "../updates/map-state.ts";
import { mapTurnResult, modelIn } from "../updates/map-turn-result.ts";
import { abandon, closeTurn, mapUpdate } from "../updates/map-update.ts";
import type { AgentEvent } from "../updates/mapped.ts";
import { newMapping, openTurn, passTurn } from "../updates/mapping-state.ts";
import type { NewSessionResult } from "../wire/new-session.ts";
import { AgentAsks } from "./agent-asks.ts";
import type { Withdrawn } from "./agent-services.ts";
import type { AgentSessionOptions, RestoredTurn } from "./agent-session-options.ts";
import type { QuestionAnswer } from "./ask-kinds.ts";
import { askToClose, closedByAgent } from "./ask-to-close.ts";
import type { EarlyMessage } from "./early-messages.ts";
import { EventOutlet } from "./event-outlet.ts";
import { LastingLines } from "./lasting-lines.ts";
import { missedMessage } from "./missed-message.ts";
import { OpenTurn, type TurnState } from "./open-turn.ts";
import { lapsed } from "./pending-asks.ts";
import type { PromptAbilities, PromptBlock } from "./prompt-blocks.ts";
import { requestChange } from "./request-change.ts";
import { PromptUnderWayError, SessionEndedError } from "./session-errors.ts";
import { SessionTranscript } from "./session-transcript.ts";
import { type TurnAftermath, turnAnswer } from "./turn-answer.ts";
import { interrupted } from "./turn-end.ts";

/** One ACP session of an agent, serving one session of ours. */
export class AgentSession {
	readonly sessionId: string;
	readonly agentSessionId: string;
	readonly #options: AgentSessionOptions;
	/** For the connection: what the agent asks people. */
	readonly asks: AgentAsks;
	readonly #transcript: SessionTranscript;
	#turn: OpenTurn | undefined;
	readonly #through: number;
	readonly #lines: LastingLines;
	#ended = false;
	/** An unanswered session/close. */
	#releasing: Promise<boolean> | undefined;

	constructor(options: AgentSessionOptions) {
		this.sessionId = options.sessionId;
		this.agentSessionId = options.agentSessionId;
		this.#options = options;
		const logger = options.logger.child("session", { sessionId: options.sessionId });
		this.#lines = new LastingLines((keys) => options.calls.forget(keys));
		const { restored } = options;
		this.#transcript = new SessionTranscript({
			mapping: restored?.mapping ?? newMapping(options.agentSessionId),
			outlet: new EventOutlet(options.onEvents, logger),
			onEvents: (events) => this.#turn?.heard(events),
		});
		const isStopping = (): boolean => this.#turn?.cancelling === true;
		const context = { transcript: this.#transcript, lines: this.#lines, isStopping };
		this.asks = new AgentAsks(options.asks, context, logger);
		this.#through = restored?.through ?? 0;
		if (restored?.turn !== undefined) this.#resume(restored.turn);
	}

	get turn(): TurnState {
		return this.#turn?.state ?? { status: "idle" };
	}

	/** The agent no longer has this session; it accepts no prompt. */
	get ended(): boolean {
		return this.#ended;
	}

	/** How far the session's log is saved. */
	get committed(): number {
		return this.#options.committed();
	}

	/** The content types that the agent accepts in a prompt; `promptBlocks` converts to them. */
	get takes(): PromptAbilities {
		return this.#options.takes;
	}

	/**
	 * Begins a turn at the moment at which it begins in the log: whatever the agent says from now on belongs to it. `messageId` must be new to
	 * the session: the ids of the answer derive from it. `asked` is the text of the prompt. Settles with the end of the turn, after emitting it as the last event of the message
	 * that caused it. Throws if no turn can begin.
	 */
	begin(messageId: string, asked = ""): Promise<TurnEnd> {
		if (this.#ended) throw new SessionEndedError(this.agentSessionId);
		if (this.#turn !== undefined) throw new PromptUnderWayError();
		const turn = new OpenTurn(messageId);
		this.#turn = turn;
		this.#transcript.mapping = openTurn(this.#transcript.mapping, messageId, asked);
		this.#lines.begin(messageId, this.asks.pending);
		this.asks.questions.begin();
		return turn.over;
	}

	/** Sends the prompt of the turn, once that is saved. Does nothing if the turn has ended since. */
	send(blocks: readonly PromptBlock[]): void {
		const turn = this.#turn;
		if (turn === undefined) return;
		turn.sent();
		this.#lines.begun();
		this.#options.calls.prompt(turn.messageId, blocks, this.#answerOf(turn));
	}

	/** Ends a turn whose prompt will not be sent, once its beginning is saved. */
	drop(end: TurnEnd): void {
		if (this.#turn === undefined) return;
		this.#lines.begun();
		this.#finish(this.#turn, end);
	}

	/** Takes note of a turn that begins and ends in the log at once. */
	pass(messageId: string, asked = ""): void {
		if (this.#ended || this.#turn !== undefined) return;
		this.#transcript.mapping = passTurn(this.#transcript.mapping, messageId, asked);
	}

	/** The end of the running turn; undefined if none is running. */
	get over(): Promise<TurnEnd> | undefined {
		return this.#turn?.over;
	}

	/** Whether an earlier hub has handled the message that ends at this position. */
	hasHandled(position: number | undefined): boolean {
		return position !== undefined && position <= this.#through;
	}

	/** Asks the agent to stop and withdraws its pending requests. False if no turn is running. */
	cancel(): boolean {
		const turn = this.#turn;
		if (turn === undefined) return false;
		if (turn.cancelling) return true;
		turn.cancel();
		// A decision made before Stop must reach the agent before the cancel: an agent that is stopping must not be told to proceed.
		this.asks.afterDecisions(() => {
			if (this.#turn === turn && turn.isSent) this.#options.calls.cancel(turn.messageId);
		});
		this.asks.withdrawAll();
		return true;
	}

	/**
	 * Answers a permission request with one of its options. Throws if it is not pending. The agent receives the decision once `keep` has
	 * saved it, so that it never acts on a decision missing from the log; if saving fails, the request is cancelled.
	 */
	answerPermission(requestId: string, optionId: string, keep: () => Promise<void>): Promise<void> {
		return this.asks.permissions.answer(requestId, optionId, keep);
	}

	/** The same for a question. */
	answerQuestion(requestId: string, answer: QuestionAnswer, keep: () => Promise<void>): Promise<void> {
		return this.asks.questions.answer(requestId, answer, keep);
	}

	/** Changes a mode, a model or an option. Settles when the agent has accepted it and that is saved. */
	configure(change: OptionChange): Promise<void> {
		return requestChange(this.#options.calls, change, {
			aspects: () => this.#transcript.mapping.aspects,
			take: (answer) => this.#transcript.map((mapping) => mapConfigured(mapping, change, answer)),
		});
	}

	/** Closes this agent session; the process and its other sessions continue. A running turn is cancelled first. */
	async close(): Promise<void> {
		if (this.#ended) return;
		this.cancel();
		this.#ended = true;
		await askToClose(this.#options, this.#turn?.isSent === true ? this.#turn.over : undefined);
		void this.#end(interrupted(wordedMessage(wording("turnEnd.sessionClosed"))), { type: "cancelled" });
	}

	/**
	 * Asks the agent to close only this session, although it ignores a cancel. False if the agent does not support that or does not answer:
	 * it may still be working then, and this session stays open until it answers.
	 */
	async release(): Promise<boolean> {
		const { tellsClose, closeTimeoutMs } = this.#options;
		if (this.#ended) return true;
		this.cancel();
		if (!tellsClose) return false;
		this.#releasing ??= this.#askRelease(this.#turn);
		return settledWithin(this.#releasing, closeTimeoutMs, false);
	}

	/** For the connection: opens the session; `early` are the messages that arrived before the agent had named it. */
	open(agent: AgentIdentity, result: NewSessionResult, early: readonly EarlyMessage[]): void {
		const { origin, servers = [] } = this.#options;
		const given = servers.length === 0 ? {} : { servers: [...servers] };
		const payload = { agentSessionId: this.agentSessionId, agent, ...origin, ...given };
		this.#transcript.together(() => {
			void this.#transcript.emit([{ type: "agent.attached", payload }]);
			for (const message of early) {
				if (message.kind === "update") this.update(message.update);
				else message.serve(this);
			}
			void this.#transcript.map((mapping) => mapNewSession(mapping, result));
		});
	}

	/** For the connection: handles a session/update. */
	update(update: Readonly<Record<string, unknown>>): void {
		void this.#transcript.map((mapping) => mapUpdate(mapping, update));
	}

	/** For the connection: reports a message that was too long to be read. */
	missed(bytes: number): void {
		if (this.#turn !== undefined) void this.#transcript.emit([missedMessage(bytes)]);
	}

	/** The keys of lines that this hub or another one may write again. */
	get keys(): readonly string[] {
		return this.#lines.keys;
	}

	/** The log no longer names this agent session: nobody writes to it again. */
	forgotten(): void {
		this.#lines.forget();
	}

	/**
	 * For the connection: the requests of an earlier hub are restored. If that was asked to stop the turn, the agent may not know, and what it
	 * asks may not be withdrawn.
	 */
	restored(): void {
		const turn = this.#turn;
		if (turn?.cancelling !== true) return;
		// If the cancel was written, it is not written again. Behind the decisions: the peer writes them a few microtasks later.
		setImmediate(() => {
			if (this.#turn === turn && this.#options.restored?.turn?.requestId !== undefined)
				this.#options.calls.cancel(turn.messageId);
		});
		this.asks.withdrawAll();
	}

	/** For the connection: the process has ended. Without a loss, it was ended on purpose. Settles once that is saved. */
	lose(why: WordedMessage, loss: AgentLoss | undefined): Promise<void> {
		const isIdle = this.#turn === undefined;
		const news: EventBody[] =
			loss === undefined ? [] : [{ type: "agent.lost", payload: isIdle ? { ...loss, idle: true } : loss }];
		return this.#end(interrupted(why), lapsed(why), news);
	}

	/** For the connection: the process was killed because the user force-stopped this session. */
	stopped(): Promise<void> {
		return this.#end({ outcome: "cancelled" }, { type: "cancelled" });
	}

	/** However late the answer, the agent no longer has the session then, and a running turn ends. */
	async #askRelease(turn: OpenTurn | undefined): Promise<boolean> {
		const isClosed = await closedByAgent(this.#options);
		if (!isClosed) this.#releasing = undefined;
		if (!isClosed || this.#ended) return this.#ended;
		const end: TurnEnd =
			this.#turn === turn
				? { outcome: "cancelled" }
				: interrupted(wordedMessage(wording("turnEnd.closedLate")));
		void this.#end(end, { type: "cancelled" });
		return true;
	}

	/** Ends the session and its running turn. */
	#end(end: TurnEnd, outcome: Withdrawn, news: readonly EventBody[] = []): Promise<void> {
		this.#ended = true;
		const withdrawn = this.asks.endAll(outcome);
		const { state, events } = abandon(this.#transcript.mapping, end.outcome);
		this.#transcript.mapping = state;
		const saved = this.#leave(this.#turn, end, [...withdrawn.events, ...events, ...news]);
		this.#options.onEnded();
		return saved.then(withdrawn.tell);
	}

	/** Handles the answer to a prompt. It is ignored if the turn has already ended. */
	#finish(turn: OpenTurn, end: TurnEnd, { result, news = [] }: TurnAftermath = {}): void {
		if (this.#turn !== turn) return;
		const withdrawn = this.asks.endAll({ type: "cancelled" });
		const { state, events } = mapTurnResult(closeTurn(this.#transcript.mapping, end.outcome), result);
		this.#transcript.mapping = state;
		const said = { ...end, ...modelIn(state.aspects) };
		void this.#leave(turn, said, [...withdrawn.events, ...events, ...news]).then(withdrawn.tell);
	}

	/** Goes on with a turn of an earlier hub. */
	#resume(restored: RestoredTurn): void {
		const { messageId } = restored;
		const turn = new OpenTurn(messageId, restored);
		this.#turn = turn;
		this.#lines.begin(messageId, []);
		if (restored.requestId === undefined) return;
		turn.sent();
		this.#options.calls.awaitPrompt(restored.requestId, this.#answerOf(turn));
	}

	#answerOf(turn: OpenTurn): Answer {
		return turnAnswer(turn, (...end) => this.#finish(turn, ...end), this.#options.onRefused);
	}

	/** Emits everything that the end of a turn causes in one call, the end itself last, so that it is saved as a whole or not at all. */
	#leave(turn: OpenTurn | undefined, said: TurnEnd, events: readonly AgentEvent[]): Promise<void> {
		this.#turn = undefined;
		if (turn === undefined) return this.#transcript.emit(events).then(() => undefined);
		const end = turn.end(said, this.#options.stderr);
		return this.#transcript.emit([...events, end]).then((isSaved) => {
			// Otherwise another hub finds the turn open, and must not send its prompt again.
			if (isSaved) this.#lines.ended(turn.messageId);
		});
	}
}
