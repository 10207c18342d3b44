import type { Append } from "@parley/hub/store/log-store";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { Gate, Phase } from "./orders.ts";

/** Decides where the log is held. */
export class Gatekeeper {
	readonly #onReached: () => void;
	#gate: Gate | undefined;
	#seen = 0;
	#closed: PromiseWithResolvers<void> | undefined;
	/** How long each append is delayed. */
	delay = 0;

	constructor(onReached: () => void) {
		this.#onReached = onReached;
	}

	arm(gate: Gate): void {
		this.#gate = gate;
		this.#seen = 0;
	}

	release(): void {
		this.#gate = undefined;
		this.#closed?.resolve();
		this.#closed = undefined;
	}

	/** What an append must wait for in this phase, if anything. */
	holdUp(phase: Phase, { events }: Pick<Append, "events">): Promise<void> | undefined {
		const gate = this.#gate;
		if (gate?.phase === phase) {
			this.#seen += events.reduce(
				(sum, event) => sum + (event.type === gate.type ? positionsOf(event) : 0),
				0,
			);
			if (this.#seen >= gate.nth) {
				this.#gate = undefined;
				this.#closed = Promise.withResolvers();
				this.#onReached();
				return this.#closed.promise;
			}
		}
		const { delay } = this;
		if (phase === "committed" || delay === 0) return undefined;
		// This waits for nothing: it is the slow disk itself.
		return new Promise((resolve) => setTimeout(resolve, delay));
	}
}

/** One event may stand for several. */
const positionsOf = ({ from, index }: WireEvent): number => index - (from ?? index) + 1;
