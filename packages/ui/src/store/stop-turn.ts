import type { HubConnection } from "@parley/client/core/hub-connection";
import { type Accessor, createSignal, type Setter } from "solid-js";

const patienceMs = 3000;

/**
 * Stopping a turn: the agent is asked to, and one that has not listened for a while can be made to. The wait also keeps a
 * second click of the same hand from ending its process.
 */
export class StopTurn {
	readonly #asked: Accessor<number | undefined>;
	readonly #deaf: Accessor<number | undefined>;
	readonly #setAsked: Setter<number | undefined>;
	readonly #setDeaf: Setter<number | undefined>;
	readonly #sessionId: string;
	readonly #hub: HubConnection;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(sessionId: string, hub: HubConnection) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		[this.#asked, this.#setAsked] = createSignal<number>();
		[this.#deaf, this.#setDeaf] = createSignal<number>();
	}

	/** The agent was asked to stop this turn. */
	isAsked(turn: number | undefined): boolean {
		return turn !== undefined && this.#asked() === turn;
	}

	/** It was asked a while ago and goes on with it. */
	isDeaf(turn: number | undefined): boolean {
		return turn !== undefined && this.#deaf() === turn;
	}

	async stop(turn: number | undefined): Promise<void> {
		if (turn === undefined) return;
		const force = this.isDeaf(turn);
		if (this.isAsked(turn) && !force) return;
		this.wasAsked(turn);
		try {
			await this.#hub.request("prompt.stop", { sessionId: this.#sessionId, ...(force ? { force } : {}) });
		} catch (error) {
			this.#setAsked(undefined);
			throw error;
		}
	}

	/** The agent is on its way to stop this turn, on whatever account. */
	wasAsked(turn: number | undefined): void {
		if (turn === undefined) return;
		this.#setAsked(turn);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#setDeaf(turn), patienceMs);
	}

	dispose(): void {
		clearTimeout(this.#timer);
	}
}
