import type { HubConnection } from "@parley/client/core/hub-connection";
import type { AgentSessionEntry } from "@parley/protocol/agent/methods";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText } from "../../shared/failure-text.ts";

/** Where sessions of an agent are looked for. */
export type ForeignPlace = { readonly agent: string; readonly folder: string };

export type ForeignPhase =
	| { readonly phase: "new" | "asking" | "asleep" | "unsupported" | "listed" }
	| { readonly phase: "failed"; readonly problem: string };

/** The sessions that one agent remembers in one folder and that are no chats yet. */
export class ForeignList {
	readonly place: ForeignPlace;
	readonly phase: Accessor<ForeignPhase>;
	readonly sessions: Accessor<readonly AgentSessionEntry[]>;
	readonly more: Accessor<boolean>;
	/** The sessions that are being opened. */
	readonly opening: Accessor<ReadonlySet<string>>;
	readonly #hub: Pick<HubConnection, "request">;
	readonly #setPhase: Setter<ForeignPhase>;
	readonly #setSessions: Setter<readonly AgentSessionEntry[]>;
	readonly #setMore: Setter<boolean>;
	readonly #setOpening: Setter<ReadonlySet<string>>;
	#cursor: string | undefined;

	constructor(hub: Pick<HubConnection, "request">, place: ForeignPlace) {
		this.#hub = hub;
		this.place = place;
		[this.phase, this.#setPhase] = createSignal<ForeignPhase>({ phase: "new" });
		[this.sessions, this.#setSessions] = createSignal<readonly AgentSessionEntry[]>([]);
		[this.more, this.#setMore] = createSignal(false);
		[this.opening, this.#setOpening] = createSignal<ReadonlySet<string>>(new Set());
	}

	/** Asks the agent from the beginning. One that does not run is left alone unless it may be started. */
	async load(start: boolean): Promise<void> {
		this.#cursor = undefined;
		await this.#ask(start);
	}

	async loadMore(): Promise<void> {
		await this.#ask(true);
	}

	/** Makes a chat of one of them, and returns its id. */
	async takeUp({ agentSessionId, title }: AgentSessionEntry): Promise<string> {
		this.#setOpening((ids) => new Set([...ids, agentSessionId]));
		try {
			const named = title === undefined ? {} : { title };
			const params = { ...this.place, agentSessionId, ...named };
			const { sessionId } = await this.#hub.request("session.takeUp", params);
			this.#setSessions((all) => all.filter((each) => each.agentSessionId !== agentSessionId));
			return sessionId;
		} finally {
			this.#setOpening((ids) => new Set([...ids].filter((id) => id !== agentSessionId)));
		}
	}

	async #ask(start: boolean): Promise<void> {
		if (this.phase().phase === "asking") return;
		const cursor = this.#cursor;
		this.#setPhase({ phase: "asking" });
		try {
			const at = cursor === undefined ? {} : { cursor };
			const answer = await this.#hub.request("agent.sessions", { ...this.place, ...at, start });
			this.#cursor = answer.nextCursor;
			this.#setMore(answer.nextCursor !== undefined);
			this.#setSessions((before) =>
				cursor === undefined ? answer.sessions : withNew(before, answer.sessions),
			);
			this.#setPhase({ phase: answer.state });
		} catch (error) {
			this.#setPhase({ phase: "failed", problem: failureText(error) });
		}
	}
}

/** An agent may repeat itself from page to page. */
const withNew = (
	before: readonly AgentSessionEntry[],
	page: readonly AgentSessionEntry[],
): readonly AgentSessionEntry[] => {
	const known = new Set(before.map(({ agentSessionId }) => agentSessionId));
	return [...before, ...page.filter(({ agentSessionId }) => !known.has(agentSessionId))];
};
