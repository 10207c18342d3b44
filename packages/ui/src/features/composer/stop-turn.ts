import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";
import { type Accessor, createSignal, type Setter } from "solid-js";

type SharedTurn = {
	readonly turn: number;
	readonly others: NonNullable<Result<"prompt.stop">["others"]>;
};

const patienceMs = 3000;

/**
 * Stopping a turn: the agent is asked to, and one that has not listened for a while can be made to. The wait also keeps a
 * second click of the same hand from ending its process.
 */
export class StopTurn {
	/** Chats that would lose their agent too if this turn were stopped by force: the person is asked. */
	readonly shared: Accessor<SharedTurn | undefined>;
	readonly #setShared: Setter<SharedTurn | undefined>;
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
		[this.shared, this.#setShared] = createSignal<SharedTurn>();
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
		await this.#request(turn, force ? { force } : {});
	}

	/** The person has seen which chats go with the process, and wants it ended all the same. */
	async confirm(): Promise<void> {
		const shared = this.shared();
		if (shared === undefined) return;
		this.dismiss();
		const others = shared.others.map(({ sessionId }) => sessionId);
		await this.#request(shared.turn, { force: true, others });
	}

	/** Whether there is something to ask about the turn that is under way now. */
	sharedIn(turn: number | undefined): SharedTurn | undefined {
		const shared = this.shared();
		return shared?.turn === turn ? shared : undefined;
	}

	dismiss(): void {
		this.#setShared(undefined);
	}

	async #request(turn: number, how: Omit<Params<"prompt.stop">, "sessionId" | "turn">): Promise<void> {
		try {
			const { others = [] } = await this.#hub.request("prompt.stop", {
				sessionId: this.#sessionId,
				turn,
				...how,
			});
			if (others.length > 0) this.#setShared({ turn, others });
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
