import type { ConnectionStatus, HubConnection, HubTopic } from "@parley/client/core/hub-connection";
import type { ViewCommand } from "@parley/client/core/view/view-message";
import { say } from "@parley/words/spoken";
import { createSignal, type Setter } from "solid-js";
import type { SessionPart } from "../shared/session/session-part.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import type { ViewState } from "../shared/view-state.ts";
import type { Composition } from "./compose.ts";
import type { AnySlots } from "./feature.ts";
import { type Ground, type GroundOptions, layGround } from "./ground.ts";
import { takeTopic } from "./topic-handlers.ts";

/** Running features: one view, fed by one connection. */
export class RunningApp<State> {
	readonly store: State;
	/** The slots of every feature. */
	readonly slots: readonly AnySlots[];
	readonly #ground: Ground;
	readonly #setStatus: Setter<ConnectionStatus>;
	readonly #unsubscribe: readonly (() => void)[];

	constructor(
		hub: HubConnection,
		viewState: ViewState,
		{ features, ...options }: GroundOptions & { readonly features: Composition<State, unknown> },
	) {
		const [status, setStatus] = createSignal<ConnectionStatus>(hub.status);
		this.#setStatus = setStatus;
		const forget = (sessionIds: readonly string[]): void => {
			for (const sessionId of sessionIds) for (const each of this.#lastFirst()) each.forget?.(sessionId);
		};
		const partsFor = (session: SessionStore): readonly SessionPart[] =>
			this.slots.flatMap(({ forSession }) => forSession?.(session) ?? []);
		this.#ground = layGround({ hub, status, viewState, forget, partsFor }, options);
		const { state, slots } = features.make(this.#ground);
		this.store = state;
		this.slots = slots;
		this.#unsubscribe = [
			hub.onStatus((next) => this.#follow(next)),
			hub.onTopic((event) => this.#take(event)),
		];
	}

	/** Call once, when all listeners are in place. */
	start(): void {
		for (const { start } of this.slots) start?.();
		if (this.#ground.hub.status.state === "connected") this.#greet(false);
	}

	/** Runs a command of the editor. */
	run(command: ViewCommand): void {
		for (const { commands } of this.slots) commands?.[command]?.();
	}

	dispose(): void {
		for (const unsubscribe of this.#unsubscribe) unsubscribe();
		for (const { dispose } of this.#lastFirst()) dispose?.();
		this.#ground.layout.dispose();
		this.#ground.frames.dispose();
	}

	#lastFirst(): readonly AnySlots[] {
		return this.slots.toReversed();
	}

	#take(event: HubTopic): void {
		if (event.topic === "forgotten") this.#clear();
		else for (const { topics = {} } of this.slots) takeTopic(topics, event);
	}

	/**
	 * Everything was deleted, here or in another window. Features may still write to the view state while they clear, so it is cleared last.
	 */
	#clear(): void {
		for (const { clear } of this.#lastFirst()) clear?.();
		this.#ground.viewState.clear();
	}

	#follow(status: ConnectionStatus): void {
		this.#setStatus(status);
		if (status.state === "connected") this.#greet(status.resumed);
	}

	/** Connected: features send what waits and, unless the connection resumed, reload whatever may have changed meanwhile. */
	#greet(resumed: boolean): void {
		for (const { onConnected } of this.slots) onConnected?.(resumed);
		if (resumed) return;
		this.#ground.notices.run(
			(reason) => say("app.notLoaded", { reason }),
			async () => {
				await Promise.all(this.slots.map(({ load }) => load?.()));
				for (const { onLoaded } of this.slots) await onLoaded?.();
			},
		);
	}
}
