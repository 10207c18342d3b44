import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxPageItems } from "@parley/protocol/session/limits";
import { applyPages } from "@parley/transcript/pages";
import type { SessionState } from "@parley/transcript/session-state";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText } from "../failure-text.ts";

export type OlderPhase =
	| { readonly phase: "idle" }
	| { readonly phase: "loading" }
	| { readonly phase: "failed"; readonly problem: string };

type Held = {
	readonly state: Accessor<SessionState | undefined>;
	readonly replace: (state: SessionState) => void;
};

/** How far back a session is held: from this item of this turn on; item 0 means the whole turn. */
type Edge = { readonly turn: number; readonly item: number };

/** How much to request: turns, and items of a turn that does not fit. */
type PageSize = { readonly turns: number; readonly items: number };

const pageSize: PageSize = { turns: 30, items: 200 };
const maxPageSize = 200;
const attempts = 3;

/** Loads older turns, and older items of the oldest turn, a page at a time. */
export class OlderTurns {
	readonly phase: Accessor<OlderPhase>;
	readonly #setPhase: Setter<OlderPhase>;
	readonly #hub: HubConnection;
	readonly #held: Held;
	#loading: Promise<void> | undefined;

	constructor(hub: HubConnection, held: Held) {
		this.#hub = hub;
		this.#held = held;
		[this.phase, this.#setPhase] = createSignal<OlderPhase>({ phase: "idle" });
	}

	get more(): boolean {
		const { turn, item } = this.#edge;
		return turn > 0 || item > 0;
	}

	/** Loads a page, or waits for the one that is loading. */
	async load(size = pageSize): Promise<void> {
		if (this.#loading === undefined && !this.more) return;
		this.#loading ??= this.#load(size).finally(() => {
			this.#loading = undefined;
		});
		await this.#loading;
	}

	/** Loads everything from this item on, or from the beginning of its turn, and a page before it; stops at a failure. */
	async loadFrom(turn: number, item = 0): Promise<void> {
		for (let edge = this.#edge; isBefore({ turn, item }, edge); edge = this.#edge) {
			const turns = Math.min(maxPageSize, Math.max(0, edge.turn - turn) + pageSize.turns);
			await this.load({ turns, items: maxPageItems });
			if (!isBefore(this.#edge, edge)) return;
		}
	}

	get #edge(): Edge {
		return edgeOf(this.#held.state());
	}

	async #load(size: PageSize): Promise<void> {
		this.#setPhase({ phase: "loading" });
		try {
			for (let attempt = 0; attempt < attempts; attempt += 1) {
				if (await this.#loadPage(size)) break;
			}
			this.#setPhase({ phase: "idle" });
		} catch (error) {
			this.#setPhase({ phase: "failed", problem: failureText(error) });
		}
	}

	/** False if the answer was stale on arrival. */
	async #loadPage({ turns, items }: PageSize): Promise<boolean> {
		const asked = this.#held.state();
		if (asked === undefined) return true;
		const { sessionId } = asked;
		const edge = edgeOf(asked);
		const inside = edge.item > 0 ? { item: edge.item } : {};
		const pages = await this.#hub.request("session.page", {
			sessionId,
			before: edge.turn,
			limit: turns,
			items,
			...inside,
		});
		const now = this.#held.state();
		// Rebuilt or evicted meanwhile: these pages would leave a gap before what is held now.
		if (now === undefined || !isSame(edgeOf(now), edge)) return true;
		const { state, stale } = applyPages(now, pages);
		if (stale) return false;
		// An answer that reaches no further back means that nothing older exists.
		this.#held.replace(isBefore(edgeOf(state), edge) ? state : { ...state, firstTurn: 0 });
		return true;
	}
}

const edgeOf = (state: SessionState | undefined): Edge => {
	const [first] = state?.turns ?? [];
	const item = first?.firstItem ?? 0;
	return { turn: item > 0 ? (first?.number ?? 0) : (state?.firstTurn ?? 0), item };
};

const isSame = (one: Edge, other: Edge): boolean => one.turn === other.turn && one.item === other.item;

/** Whether `one` reaches further back. A cut turn starts after its own beginning. */
const isBefore = (one: Edge, other: Edge): boolean =>
	one.turn < other.turn || (one.turn === other.turn && one.item < other.item);
