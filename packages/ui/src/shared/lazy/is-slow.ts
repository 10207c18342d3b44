import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { Work } from "../work/work.ts";

/** Most scripts arrive sooner; showing progress for them would only flicker. */
const patienceMs = 150;

/** Whether there is something to show about some work: it takes a while, or it has failed. */
export const isSlow = (work: Pick<Work<unknown>, "state">): Accessor<boolean> => {
	const [isLate, setLate] = createSignal(false);
	const timer = setTimeout(() => setLate(true), patienceMs);
	onCleanup(() => clearTimeout(timer));
	return () => isLate() || work.state().state === "failed";
};
