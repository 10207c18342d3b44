import { type Accessor, createSignal, onCleanup } from "solid-js";
import { blobFailureWords } from "./failure-words.ts";

export type TransferState =
	| { readonly phase: "idle" }
	/** Without `bytes`, progress and Stop are shown elsewhere. */
	| { readonly phase: "running"; readonly bytes?: number }
	| { readonly phase: "done"; readonly words: string }
	| { readonly phase: "failed"; readonly problem: string };

/** Returns a text that says what it did; undefined if it did nothing. */
export type TransferWork = (
	signal: AbortSignal,
	onProgress: (bytes: number) => void,
) => Promise<string | undefined>;

export type Transfer = {
	readonly state: Accessor<TransferState>;
	/** Starts, and stops a transfer under way. `progress` is where progress is shown. */
	readonly begin: (work: TransferWork, progress?: "here" | "elsewhere") => void;
	readonly stop: () => void;
};

/** Loads something large from the hub as a whole. It ends with the component that created it. */
export const createTransfer = (): Transfer => {
	const [state, setState] = createSignal<TransferState>({ phase: "idle" });
	let aborter: AbortController | undefined;
	const stop = (): void => {
		aborter?.abort();
		aborter = undefined;
		setState({ phase: "idle" });
	};
	const begin = (work: TransferWork, progress: "here" | "elsewhere" = "here"): void => {
		stop();
		const mine = new AbortController();
		aborter = mine;
		const say = (next: TransferState): void => {
			if (aborter === mine) setState(next);
		};
		say({ phase: "running", ...(progress === "here" ? { bytes: 0 } : {}) });
		work(mine.signal, (bytes) => say({ phase: "running", bytes })).then(
			(words) => say(words === undefined ? { phase: "idle" } : { phase: "done", words }),
			(error: unknown) => say({ phase: "failed", problem: blobFailureWords(error) }),
		);
	};
	onCleanup(stop);
	return { state, begin, stop };
};
