import type { HubConnection } from "@parley/client/core/hub-connection";
import { applyPages } from "@parley/transcript/pages";
import type { SessionState } from "@parley/transcript/session-state";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText } from "./failure-text.ts";

export type OlderPhase =
	| { readonly phase: "idle" }
	| { readonly phase: "loading" }
	| { readonly phase: "failed"; readonly problem: string };

type Held = {
	readonly state: Accessor<SessionState | undefined>;
	readonly replace: (state: SessionState) => void;
};

const pageSize = 30;
const maxPageSize = 200;
const attempts = 3;

/** Brings older turns in, a page at a time. */
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
		return this.#first > 0;
	}

	/** A page, or what is being loaded already. */
	async load(size = pageSize): Promise<void> {
		if (this.#loading === undefined && !this.more) return;
		this.#loading ??= this.#load(size).finally(() => {
			this.#loading = undefined;
		});
		await this.#loading;
	}

	/** All turns from this one on, and a page before it, unless that fails. */
	async loadFrom(turn: number): Promise<void> {
		for (let first = this.#first; first > turn; first = this.#first) {
			await this.load(Math.min(maxPageSize, first - turn + pageSize));
			if (this.#first >= first) return;
		}
	}

	get #first(): number {
		return this.#held.state()?.firstTurn ?? 0;
	}

	async #load(size: number): Promise<void> {
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

	/** False if the answer was out of date when it came. */
	async #loadPage(size: number): Promise<boolean> {
		const asked = this.#held.state();
		if (asked === undefined) return true;
		const { sessionId, firstTurn } = asked;
		const pages = await this.#hub.request("session.page", { sessionId, before: firstTurn, limit: size });
		const now = this.#held.state();
		// Rebuilt meanwhile: these pages would leave a hole before the turns that are held now.
		if (now === undefined || now.firstTurn !== firstTurn) return true;
		const { state, stale } = applyPages(now, pages);
		if (stale) return false;
		// An answer that reaches no further back says that there is nothing older.
		this.#held.replace(state.firstTurn < firstTurn ? state : { ...state, firstTurn: 0 });
		return true;
	}
}
