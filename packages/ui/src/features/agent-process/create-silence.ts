import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { lastOutput, silentAfterMs, silentSince } from "./silence.ts";

/** How long the running turn has been silent, once that is worth a line, and growing. */
export const createSilence = (session: Pick<SessionStore, "state">): Accessor<number | undefined> => {
	const output = createMemo(() => {
		const state = session.state();
		return state && lastOutput(state.head, state.turns.at(-1));
	});
	const since = createMemo<ReturnType<typeof silentSince>>((before) =>
		silentSince(before, output(), Date.now()),
	);
	const [silence, setSilence] = createSignal<number>();
	createEffect(() => {
		const from = since()?.since;
		if (from === undefined) {
			setSilence(undefined);
			return;
		}
		const look = (): void => {
			const passed = Date.now() - from;
			setSilence(passed < silentAfterMs ? undefined : Math.floor(passed / 1000) * 1000);
		};
		look();
		const timer = setInterval(look, 1000);
		onCleanup(() => clearInterval(timer));
	});
	return silence;
};
