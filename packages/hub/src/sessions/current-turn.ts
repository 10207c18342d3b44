import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import { promptBlocks } from "@parley/acp/v1/session/prompt-blocks";
import { promptText } from "@parley/acp/v1/updates/prompt-text";
import type { EventBody } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { PromptContent } from "@parley/protocol/message/content";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { WordedError } from "@parley/words/worded-error";
import { wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { ForceStopped } from "../agents/agent-slot.ts";
import type { LogStore } from "../store/log-store.ts";
import {
	type PreparationOptions,
	preparePrompt,
	type ReadyPrompt,
	withHistory,
} from "./prompt-preparation.ts";

type RunningPrompt = {
	readonly messageId: string;
	/** Settles when the prompt is to stop waiting. */
	readonly stopping: PromiseWithResolvers<undefined>;
	stopped: boolean;
	/** Settles when the stop is in the log, if the prompt was there first. */
	stopLogged: Promise<void> | undefined;
	/** The number of its turn, once it is in the log. */
	turn: number | undefined;
};

export type CurrentTurnOptions = PreparationOptions & { readonly store: Pick<LogStore, "turnSlice"> };

/**
 * The running turn of a session, from its prompt to its end in the log. The log says which turn that is and whether it is over; this class
 * does the work for it.
 */
export class CurrentTurn {
	readonly #options: CurrentTurnOptions;
	#running: RunningPrompt | undefined;
	/** Settles when the end of the last turn ended by the agent is committed. */
	#ending: Promise<void> = Promise.resolve();
	#closed = false;
	/** How a prompt ends that was being prepared when this was closed. */
	#unsent: TurnEnd | undefined;

	constructor(options: CurrentTurnOptions) {
		this.#options = options;
	}

	/** The prompt that is being prepared or answered. */
	get messageId(): string | undefined {
		return this.#underWay?.messageId;
	}

	/** Whether a prompt is unfinished, even if only its end is still being written. */
	get isTaken(): boolean {
		return this.#running !== undefined;
	}

	/** Sends a prompt to the agent, and settles when the end of its turn is committed. */
	async run(prompt: QueuedPrompt): Promise<void> {
		const running = newRunning(prompt.messageId);
		this.#running = running;
		try {
			await this.#run(running, prompt);
		} finally {
			this.#running = undefined;
		}
	}

	/**
	 * Goes on with the turn that an earlier hub left running, and settles when its end is committed. `unsent`: the log has its prompt, but the
	 * agent does not.
	 */
	async goOn(agent: AgentSession, unsent: boolean): Promise<void> {
		const { running: left } = this.#options.log.head;
		const { over } = agent;
		if (left === undefined || over === undefined) return;
		const running = { ...newRunning(left.messageId), stopped: left.stopping === true, turn: left.turn };
		this.#running = running;
		try {
			if (unsent) await this.#sendAgain(agent, running);
			await over;
			await this.#ended(left.turn);
		} finally {
			this.#running = undefined;
		}
	}

	/** Stops the running turn, or the agent's start for it. False if there is none, or a different one than `turn`. */
	async stop(turn?: number): Promise<boolean> {
		const running = this.#underWay;
		if (running === undefined || !this.#isMeant(turn)) return false;
		running.stopped = true;
		running.stopping.resolve(undefined);
		await this.#logStop(running);
		// A cancel for a turn that has ended meanwhile would stop the next one.
		if (this.#underWay === running) this.#options.agent.cancel();
		return true;
	}

	/** Force-stops a turn whose agent ignores a cancel. Undefined if there is none. */
	async forceStop(named: readonly string[], turn?: number): Promise<ForceStopped | undefined> {
		const { log, agent } = this.#options;
		const meant = turn ?? log.head.running?.turn;
		if (!(await this.stop(meant))) return undefined;
		const isOver = (): boolean => this.#underWay === undefined || !this.#isMeant(meant);
		return isOver() ? { kind: "released" } : agent.forceStop(named, isOver);
	}

	/** Records that a message of the agent has ended the turn; `kept` settles once that is committed. */
	endedByAgent(kept: Promise<void>): void {
		this.#ending = kept;
	}

	/** Stops waiting for whatever the prompt needs. */
	giveUp(): void {
		this.#running?.stopping.resolve(undefined);
	}

	/** Sends nothing from now on; the session ends the running turn. A prompt that is being prepared ends too, or stays queued. */
	close(unsent?: TurnEnd): void {
		this.#closed = true;
		this.#unsent = unsent;
		this.giveUp();
	}

	/** A prompt whose turn has ended in the log is no longer running. */
	get #underWay(): RunningPrompt | undefined {
		const running = this.#running;
		const isOver = running?.turn !== undefined && this.#options.log.head.running?.turn !== running.turn;
		return isOver ? undefined : running;
	}

	/** Whether `turn` is the running one, or the one that will begin once its prompt is prepared. */
	#isMeant(turn: number | undefined): boolean {
		const { running, lastTurn } = this.#options.log.head;
		return turn === undefined || turn === (running?.turn ?? lastTurn + 1);
	}

	/**
	 * Logs that the turn is being stopped, once, before the agent is told: whoever takes over from this hub must know. A prompt that is not in
	 * the log needs no such event, since its turn will begin and end in one batch.
	 */
	#logStop(running: RunningPrompt): Promise<void> | undefined {
		const { log } = this.#options;
		const { messageId } = running;
		if (log.head.running?.messageId !== messageId) return undefined;
		if (log.head.running.stopping !== true) {
			const stop: EventBody = { type: "prompt.stopping", payload: { messageId } };
			// The log reports its failures, and the agent must stop all the same.
			running.stopLogged = log.append([stop]).catch(() => undefined);
		}
		return running.stopLogged;
	}

	async #run(running: RunningPrompt, prompt: QueuedPrompt): Promise<void> {
		const { log, agent } = this.#options;
		const turn = log.head.lastTurn + 1;
		const { messageId } = prompt;
		const content = [...prompt.content];
		const prepared = await Promise.race([this.#prepare(running, prompt), running.stopping.promise]);
		await agent.settled();
		if (this.#closed && this.#unsent === undefined) return;
		const sent: EventBody = { type: "prompt.sent", payload: { messageId, content } };
		const isEarly = running.stopped || prepared === undefined;
		const ready = this.#unsent ?? (isEarly ? stoppedEarly : begin(prepared, messageId, content));
		if ("outcome" in ready) {
			agent.pass(messageId, promptText(content));
			// In one batch, because the prompt of a turn that is open in the log goes to the agent, whoever sends it.
			const ended = log.append([sent, { type: "turn.ended", payload: ready }], { turn });
			running.turn = turn;
			return ended;
		}
		await log.append([sent], { turn });
		running.turn = turn;
		if (this.#closed) return;
		if (running.stopped) ready.agent.drop(stoppedEarly);
		else {
			ready.agent.send(ready.blocks);
			agent.sent();
		}
		await ready.over;
		return this.#ended(turn);
	}

	/** Settles when the end of a turn that the agent has ended is committed. */
	async #ended(turn: number): Promise<void> {
		const { log, agent } = this.#options;
		await this.#ending;
		await agent.settled();
		if (this.#closed || log.isStuck || log.head.running?.turn !== turn) return;
		// What came with the end could not be logged, and the end with it. The turn must not seem to run for ever.
		const end = failed(new WordedError(wording("turnEnd.unwritable")));
		await log.append([{ type: "turn.ended", payload: end }], { turn });
	}

	/** Sends the prompt of a turn that an earlier hub logged and did not get to send, unless someone stopped it. */
	async #sendAgain(agent: AgentSession, { turn = 0, stopped }: RunningPrompt): Promise<void> {
		const { log, store, attachments, agent: attachment } = this.#options;
		if (stopped) {
			agent.drop(stoppedEarly);
			return;
		}
		try {
			const { frame } = await store.turnSlice(log.sessionId, turn, Number.MAX_SAFE_INTEGER, 0);
			const sent = frame.map(readEvent).find((event) => event.type === "prompt.sent");
			const content = sent?.type === "prompt.sent" ? sent.payload.content : [];
			const source = attachments.sourceFor(log.sessionId);
			const blocks = await promptBlocks(content, agent.takes, source);
			agent.send(withHistory(await attachment.quotation(), blocks));
			attachment.sent();
		} catch (error) {
			agent.drop(failed(error));
		}
	}

	async #prepare(
		{ stopping }: RunningPrompt,
		prompt: QueuedPrompt,
	): Promise<ReadyPrompt | TurnEnd | undefined> {
		try {
			return await preparePrompt(this.#options, prompt, stopping.promise);
		} catch (error) {
			return failed(error);
		}
	}
}

const newRunning = (messageId: string): RunningPrompt => ({
	messageId,
	stopping: Promise.withResolvers(),
	stopped: false,
	stopLogged: undefined,
	turn: undefined,
});

const stoppedEarly: TurnEnd = { outcome: "cancelled" };

const failed = (error: unknown): TurnEnd => ({ outcome: "failed", error: wordedMessageOf(error) });

type BegunPrompt = ReadyPrompt & { readonly over: Promise<TurnEnd> };

/** Begins the agent's turn together with that of the log, unless it cannot begin. */
const begin = (
	prepared: ReadyPrompt | TurnEnd,
	messageId: string,
	content: readonly PromptContent[],
): BegunPrompt | TurnEnd => {
	if ("outcome" in prepared) return prepared;
	try {
		return { ...prepared, over: prepared.agent.begin(messageId, promptText(content)) };
	} catch (error) {
		return failed(error);
	}
};
