import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { SourceChange } from "../store/source.ts";
import { isNewTitle } from "./is-new-title.ts";
import type { Placement, SessionLog } from "./session-log.ts";
import { turnOf } from "./turn-of.ts";

/** Writes an agent's events into the log of its session. */
export class AgentEvents {
	readonly #log: SessionLog;
	readonly #outputs: LongOutputs;
	/** Settles when no event waits for a tool lookup. */
	#placed: Promise<void> = Promise.resolve();
	#waiting = 0;

	constructor(log: SessionLog, outputs: LongOutputs) {
		this.#log = log;
		this.#outputs = outputs;
	}

	/**
	 * Takes the events of one message and writes them in one batch, with where that message ends. Events between turns belong to the previous
	 * turn. Settles once they are committed; few callers wait for that.
	 */
	take(events: readonly AgentEvent[], source?: SourceChange): Promise<void> {
		const isPlaced = this.#waiting === 0 && !events.some((said) => this.#log.mustLookUp(said));
		const kept = isPlaced ? this.#append(events, source) : this.#takeBehind(events, source);
		// A caller that does not wait misses the failure here; the log reports it.
		kept.catch(() => undefined);
		return kept;
	}

	/** Resolves when all events have a position in the log: only then may a turn end or begin. */
	async settled(): Promise<void> {
		while (this.#waiting > 0) await this.#placed;
	}

	/** Queues events behind a tool lookup. The agent's intake bounds the queue. */
	#takeBehind(events: readonly AgentEvent[], source: SourceChange | undefined): Promise<void> {
		this.#waiting += 1;
		const kept = this.#placed
			.then(() => this.#lookUp(events))
			// If the store cannot be read, the write below reports it.
			.catch(() => undefined)
			.then(() => {
				this.#waiting -= 1;
				return { written: this.#append(events, source) };
			});
		this.#placed = kept.then(() => undefined);
		return kept.then(({ written }) => written);
	}

	async #lookUp(events: readonly AgentEvent[]): Promise<void> {
		for (const said of events) if (this.#log.mustLookUp(said)) await this.#log.lookUp(said);
	}

	/** Appends without yielding in between, so that the log takes all of them in one batch. */
	#append(events: readonly AgentEvent[], source: SourceChange | undefined): Promise<void> {
		const [first, ...others] = events.map((said) => this.#appendOne(said, source));
		this.#log.trimTools();
		if (first === undefined) return Promise.resolve();
		return others.length === 0 ? first : Promise.all([first, ...others]).then(() => undefined);
	}

	#appendOne(said: AgentEvent, source: SourceChange | undefined): Promise<void> {
		const origin = source === undefined ? {} : { source };
		if (said.type === "turn.ended") return this.#end(said.payload, said.answers, origin);
		if (said.type === "session.renamed" && !isNewTitle(this.#log.head, said.payload))
			return Promise.resolve();
		const { event, newBlobs } = this.#outputs.shorten(said);
		const placed = said.begins === true ? { ...event, begins: said.begins } : event;
		const place = { ...this.#placeOf(event), ...origin };
		if (newBlobs.length === 0) return this.#log.append([placed], place);
		return this.#log.append([placed], { ...place, newBlobs }).finally(() => this.#outputs.settle(newBlobs));
	}

	/** A turn ends once: an end that arrives after its own turn is over must not end another one. */
	#end(end: TurnEnd, answers: string | undefined, origin: Pick<Placement, "source">): Promise<void> {
		const { running } = this.#log.head;
		if (running === undefined || running.messageId !== answers) return Promise.resolve();
		return this.#log.append([{ type: "turn.ended", payload: end }], { turn: running.turn, ...origin });
	}

	#placeOf(event: EventBody): Placement {
		const { lastTurn, link } = this.#log.head;
		if (eventTraits[event.type].turn === "none") return {};
		// The first agent session of a chat needs no marker: nothing precedes it.
		const isSeam = event.type === "agent.attached" || event.type === "agent.lost";
		const follows = event.type === "agent.attached" && event.payload.how !== undefined;
		if (isSeam && (lastTurn === 0 || (link.agentSessionId === undefined && !follows))) return {};
		return { turn: turnOf(this.#log.head, event) };
	}
}
