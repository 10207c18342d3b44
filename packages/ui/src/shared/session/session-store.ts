import type {
	HubConnection,
	SessionOpenFailure,
	SessionSubscription,
	SessionUpdate,
} from "@parley/client/core/hub-connection";
import { takeEvent } from "@parley/protocol/log/take-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { type Capacity, itemCount, keepNewest } from "@parley/transcript/keep-newest";
import { rebuild } from "@parley/transcript/pages";
import type { SessionState } from "@parley/transcript/session-state";
import { type Accessor, batch, createSignal, type Setter } from "solid-js";
import type { FrameQueue } from "../frame-queue.ts";
import type { ViewState } from "../view-state.ts";
import { OlderTurns } from "./older-turns.ts";
import type { SessionPart } from "./session-part.ts";

export type SessionPhase =
	| { readonly phase: "opening" }
	| { readonly phase: "ready" }
	| { readonly phase: "gone" }
	| { readonly phase: "failed"; readonly failure: SessionOpenFailure };

export type SessionStoreOptions = {
	readonly hub: HubConnection;
	readonly frames: Pick<FrameQueue, "request">;
	/** For state that lasts one activation of the view. */
	readonly passing: ViewState;
	/** What features keep for a session. */
	readonly partsFor: (session: SessionStore) => readonly SessionPart[];
	/** The session was opened or reopened: from now on the hub sends this view its changes. */
	readonly onReady: (sessionId: string) => void;
};

const openingTurns = 40;
/** What a view holds. Evicting costs a pass over everything, so it waits for some slack. */
const capacity: Capacity = { turns: 2000, items: 10_000 };
/** The same for a hub that cannot send single items of a turn. */
const wholeTurns: Capacity = { ...capacity, items: Number.POSITIVE_INFINITY };
const slack = { turns: 100, items: 1000 };
const maxWaiting = 2000;

/** One open session: the reducer's state of its log. Features keep what they need for it with `forSession`. */
export class SessionStore {
	readonly sessionId: string;
	readonly passing: ViewState;
	/** Undefined until the hub has sent the first `init`. */
	readonly state: Accessor<SessionState | undefined>;
	readonly phase: Accessor<SessionPhase>;
	/** Events were missed and the chat was rebuilt. Set until the user dismisses the warning. */
	readonly gap: Accessor<boolean>;
	readonly older: OlderTurns;
	/** Set while the user reads further up, so that nothing is evicted from view. */
	reading = false;
	readonly #frames: SessionStoreOptions["frames"];
	readonly #parts: readonly SessionPart[];
	readonly #onReady: (sessionId: string) => void;
	readonly #subscription: SessionSubscription;
	readonly #setState: (state: SessionState) => void;
	readonly #setPhase: Setter<SessionPhase>;
	readonly #setGap: Setter<boolean>;
	#waiting: WireEvent[] = [];
	#capacity: Capacity = wholeTurns;

	constructor(sessionId: string, { hub, frames, passing, partsFor, onReady }: SessionStoreOptions) {
		this.sessionId = sessionId;
		this.passing = passing;
		this.#frames = frames;
		this.#onReady = onReady;
		const [state, setState] = createSignal<SessionState>();
		this.state = state;
		this.#setState = setState;
		[this.phase, this.#setPhase] = createSignal<SessionPhase>({ phase: "opening" });
		[this.gap, this.#setGap] = createSignal(false);
		this.older = new OlderTurns(hub, { state, replace: setState });
		this.#parts = partsFor(this);
		this.#subscription = hub.openSession(sessionId, (update) => takeUpdate(this.#handlers, update), {
			turns: openingTurns,
		});
	}

	dismissGap(): void {
		this.#setGap(false);
	}

	reopen(): void {
		this.#setPhase({ phase: "opening" });
		this.#subscription.reopen();
	}

	close(): void {
		this.#subscription.close();
		for (const part of this.#parts) part.close?.();
		this.#waiting = [];
	}

	readonly #handlers: UpdateHandlers = {
		init: ({ init }) => {
			this.#waiting = [];
			this.#capacity = init.pagesItems === true ? capacity : wholeTurns;
			const state = rebuild(this.sessionId, init);
			batch(() => {
				this.#setState(state);
				this.#setPhase({ phase: "ready" });
				for (const part of this.#parts) part.rebuilt?.(state);
			});
			this.#onReady(this.sessionId);
		},
		events: ({ events }) => {
			this.#waiting.push(...events);
			if (this.#waiting.length > maxWaiting) this.#apply();
			else this.#frames.request(this.#apply);
		},
		gap: () => this.#setGap(true),
		gone: () => this.#setPhase({ phase: "gone" }),
		failed: ({ failure }) => this.#setPhase({ phase: "failed", failure }),
	};

	readonly #apply = (): void => {
		const before = this.state();
		const wires = this.#waiting;
		if (before === undefined || wires.length === 0) return;
		this.#waiting = [];
		const { state, gap } = applyEvents(before, wires.map(takeEvent));
		batch(() => {
			const isToEvict = !this.reading && isCrowded(state, this.#capacity);
			this.#setState(isToEvict ? keepNewest(state, this.#capacity) : state);
			for (const part of this.#parts) part.applied?.(wires);
		});
		if (gap === undefined) return;
		this.#setGap(true);
		this.#subscription.reopen();
	};
}

const isCrowded = (state: SessionState, { turns, items }: Capacity): boolean =>
	state.turns.length > turns + slack.turns || itemCount(state) > items + slack.items;

type Updates = { readonly [Kind in SessionUpdate["kind"]]: Extract<SessionUpdate, { kind: Kind }> };

/** One kind of update, one handler. */
type UpdateHandlers = { readonly [Kind in keyof Updates]: (update: Updates[Kind]) => void };

const takeUpdate = <Kind extends keyof Updates>(
	handlers: UpdateHandlers,
	update: Updates[Kind] & { readonly kind: Kind },
): void => handlers[update.kind](update);
