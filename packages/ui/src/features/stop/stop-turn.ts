import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";
import type { RunningTurn } from "@parley/transcript/head/head";
import { type Accessor, createSignal, type Setter } from "solid-js";
import type { SessionPart } from "../../shared/session/session-part.ts";

type SharedTurn = {
	readonly turn: number;
	readonly others: NonNullable<Result<"prompt.stop">["others"]>;
};

const patienceMs = 3000;

/**
 * Stops a turn: first asks the agent, then, if that has no effect for a while, allows ending its process. The delay also keeps a double
 * click from ending the process.
 */
export class StopTurn implements SessionPart {
	/** Other chats that would lose their agent in a force stop; the user must confirm it. */
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

	/** Whether the agent was asked to stop this turn. */
	isAsked(turn: number | undefined): boolean {
		return turn !== undefined && this.#asked() === turn;
	}

	/** Whether the agent was asked a while ago and still continues the turn. */
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

	/** The user has seen which chats share the process, and ends it anyway. */
	async confirm(): Promise<void> {
		const shared = this.shared();
		if (shared === undefined) return;
		this.dismiss();
		const others = shared.others.map(({ sessionId }) => sessionId);
		await this.#request(shared.turn, { force: true, others });
	}

	/** The pending confirmation, if it is about this turn. */
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

	/** Follows the log: someone may have stopped the turn in another view, or in this one before a reload. */
	follow(running: RunningTurn | undefined): void {
		if (running?.stopping === true && !this.isAsked(running.turn)) this.wasAsked(running.turn);
	}

	/** The agent was asked to stop this turn, by whatever means. */
	wasAsked(turn: number | undefined): void {
		if (turn === undefined) return;
		this.#setAsked(turn);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#setDeaf(turn), patienceMs);
	}

	close(): void {
		clearTimeout(this.#timer);
	}
}
