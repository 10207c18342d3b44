import type { AgentEvent } from "@parley/acp/updates/mapped";
import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { Placement, SessionLog } from "./session-log.ts";
import { turnOf } from "./turn-of.ts";

/** What an agent says, on its way into the log of its session. */
export class AgentEvents {
	readonly #log: SessionLog;
	readonly #outputs: LongOutputs;
	/** Settles when nothing waits for a tool to be looked up. */
	#placed: Promise<void> = Promise.resolve();
	#waiting = 0;

	constructor(log: SessionLog, outputs: LongOutputs) {
		this.#log = log;
		this.#outputs = outputs;
	}

	/** What the agent says between turns belongs to the turn before. Settles when it is committed; few wait for that. */
	take(events: readonly AgentEvent[]): Promise<void> {
		const [first, ...others] = events.map((event) => this.#take(event));
		if (first === undefined) return Promise.resolve();
		const kept = others.length === 0 ? first : Promise.all([first, ...others]).then(() => undefined);
		// Whoever does not wait does not hear of a failure here; the log reports it by itself.
		kept.catch(() => undefined);
		return kept;
	}

	/** Resolves when all that was said has its place in the log: only then may a turn end or begin. */
	settled(): Promise<void> {
		return this.#placed;
	}

	/** What is said while a tool is looked up waits behind it. How much that can be, the agent's intake bounds. */
	#take(said: AgentEvent): Promise<void> {
		if (this.#waiting === 0 && !this.#log.mustLookUp(said)) return this.#append(said);
		this.#waiting += 1;
		const kept = this.#placed
			.then(() => (this.#log.mustLookUp(said) ? this.#log.lookUp(said) : undefined))
			// If the store cannot be read, it says so itself when this is to be written.
			.catch(() => undefined)
			.then(() => {
				this.#waiting -= 1;
				return { written: this.#append(said) };
			});
		this.#placed = kept.then(() => undefined);
		return kept.then(({ written }) => written);
	}

	#append(said: AgentEvent): Promise<void> {
		const { event, newBlobs } = this.#outputs.shorten(said);
		const placed = said.begins === true ? { ...event, begins: said.begins } : event;
		const place = this.#placeOf(event);
		if (newBlobs.length === 0) return this.#log.append([placed], place);
		return this.#log.append([placed], { ...place, newBlobs }).finally(() => this.#outputs.settle(newBlobs));
	}

	#placeOf(event: EventBody): Placement {
		const { lastTurn, link } = this.#log.head;
		if (eventTraits[event.type].turn === "none") return {};
		// The first agent session of a chat is no news to anyone; there is nothing before it.
		const isSeam = event.type === "agent.attached" || event.type === "agent.lost";
		if (isSeam && (lastTurn === 0 || link.agentSessionId === undefined)) return {};
		return { turn: turnOf(this.#log.head, event) };
	}
}
