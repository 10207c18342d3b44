import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";
import type { RunningTurn } from "@parley/transcript/head/head";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { hasCode } from "../../shared/failure-text.ts";
import type { SessionPart } from "../../shared/session/session-part.ts";

type SharedTurn = {
	readonly turn: number;
	readonly others: NonNullable<Result<"prompt.stop">["others"]>;
};

type StopRequest = Omit<Params<"prompt.stop">, "sessionId" | "turn"> & { readonly turn: number };

const patienceMs = 3000;

/**
 * Stops a turn: first asks the agent, then, if that has no effect for a while, allows ending its process. The delay also keeps a double
 * click from ending the process. A stop that got no answer is held until there is a connection: it names its turn, so repeating it is safe.
 */
export class StopTurn implements SessionPart {
	/** Other chats that would lose their agent in a force stop; the user must confirm it. */
	readonly shared: Accessor<SharedTurn | undefined>;
	readonly #setShared: Setter<SharedTurn | undefined>;
	readonly #asked: Accessor<number | undefined>;
	readonly #deaf: Accessor<number | undefined>;
	readonly #setAsked: Setter<number | undefined>;
	readonly #setDeaf: Setter<number | undefined>;
	readonly #held: Accessor<StopRequest | undefined>;
	readonly #setHeld: Setter<StopRequest | undefined>;
	readonly #sessionId: string;
	readonly #hub: HubConnection;
	readonly #allHeld: Set<StopTurn>;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Adds itself to `allHeld` while its stop waits for a connection. */
	constructor(sessionId: string, hub: HubConnection, allHeld: Set<StopTurn>) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		this.#allHeld = allHeld;
		[this.#held, this.#setHeld] = createSignal<StopRequest>();
		[this.#asked, this.#setAsked] = createSignal<number>();
		[this.#deaf, this.#setDeaf] = createSignal<number>();
		[this.shared, this.#setShared] = createSignal<SharedTurn>();
	}

	/** Whether the agent was asked to stop this turn. */
	isAsked(turn: number | undefined): boolean {
		return turn !== undefined && this.#asked() === turn;
	}

	/** Whether the stop of this turn waits for a connection. */
	isHeld(turn: number | undefined): boolean {
		return turn !== undefined && this.#held()?.turn === turn;
	}

	/** Whether the agent was asked a while ago and still continues the turn. */
	isDeaf(turn: number | undefined): boolean {
		return turn !== undefined && this.#deaf() === turn;
	}

	async stop(turn: number | undefined): Promise<void> {
		if (turn === undefined) return;
		if (this.isHeld(turn)) return this.sendHeld();
		const force = this.isDeaf(turn);
		if (this.isAsked(turn) && !force) return;
		await this.#request(force ? { turn, force } : { turn });
	}

	async sendHeld(): Promise<void> {
		const held = this.#held();
		if (held !== undefined) await this.#request(held);
	}

	/** The user has seen which chats share the process, and ends it anyway. */
	async confirm(): Promise<void> {
		const shared = this.shared();
		if (shared === undefined) return;
		this.dismiss();
		const others = shared.others.map(({ sessionId }) => sessionId);
		await this.#request({ turn: shared.turn, force: true, others });
	}

	/** The pending confirmation, if it is about this turn. */
	sharedIn(turn: number | undefined): SharedTurn | undefined {
		const shared = this.shared();
		return shared?.turn === turn ? shared : undefined;
	}

	dismiss(): void {
		this.#setShared(undefined);
	}

	async #request(stop: StopRequest): Promise<void> {
		this.wasAsked(stop.turn);
		try {
			const { others = [] } = await this.#hub.request("prompt.stop", { sessionId: this.#sessionId, ...stop });
			this.#hold(undefined);
			if (others.length > 0) this.#setShared({ turn: stop.turn, others });
		} catch (error) {
			if (hasCode(error, "disconnected")) {
				this.#hold(stop);
				return;
			}
			this.#hold(undefined);
			this.#setAsked(undefined);
			throw error;
		}
	}

	#hold(stop: StopRequest | undefined): void {
		this.#setHeld(stop);
		if (stop === undefined) {
			this.#allHeld.delete(this);
			return;
		}
		this.#allHeld.add(this);
		// The agent may not know yet, so it ignores nothing.
		clearTimeout(this.#timer);
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
