import { type Accessor, createSignal, onCleanup } from "solid-js";
import { blobFailureWords } from "./failure-words.ts";

export type TransferState =
	| { readonly phase: "idle" }
	/** Without a number, how far it is is shown elsewhere, and it is stopped there. */
	| { readonly phase: "running"; readonly bytes?: number }
	| { readonly phase: "done"; readonly words: string }
	| { readonly phase: "failed"; readonly problem: string };

/** Answers in words what it did; nothing if it came to nothing. */
export type TransferWork = (
	signal: AbortSignal,
	onProgress: (bytes: number) => void,
) => Promise<string | undefined>;

export type Transfer = {
	readonly state: Accessor<TransferState>;
	/** Begins; what was under way is stopped. `progress` is where it is shown. */
	readonly begin: (work: TransferWork, progress?: "here" | "elsewhere") => void;
	readonly stop: () => void;
};

/** Something that is brought from the hub as a whole and takes a while. It ends with the component that asked for it. */
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
