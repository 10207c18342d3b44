import { type Accessor, createSignal, onCleanup } from "solid-js";
import { blobFailureWords } from "./failure-words.ts";

export type TransferState =
	| { readonly phase: "idle" }
	| { readonly phase: "running"; readonly bytes: number }
	| { readonly phase: "done"; readonly words: string }
	| { readonly phase: "failed"; readonly problem: string };

export type TransferWork = (signal: AbortSignal, onProgress: (bytes: number) => void) => Promise<string>;

export type Transfer = {
	readonly state: Accessor<TransferState>;
	/** Begins; what was under way is stopped. The work answers in words what it did. */
	readonly begin: (work: TransferWork) => void;
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
	const begin = (work: TransferWork): void => {
		stop();
		const mine = new AbortController();
		aborter = mine;
		const say = (next: TransferState): void => {
			if (aborter === mine) setState(next);
		};
		say({ phase: "running", bytes: 0 });
		work(mine.signal, (bytes) => say({ phase: "running", bytes })).then(
			(words) => say({ phase: "done", words }),
			(error: unknown) => say({ phase: "failed", problem: blobFailureWords(error) }),
		);
	};
	onCleanup(stop);
	return { state, begin, stop };
};
