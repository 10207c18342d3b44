import { type Accessor, createSignal } from "solid-js";
import { failureText, hasCode } from "../failure-text.ts";

export type WorkState<Result> =
	| { readonly state: "idle" }
	| { readonly state: "running"; readonly words: string; readonly share: number | undefined }
	| { readonly state: "done"; readonly result: Result }
	| { readonly state: "cancelled" }
	| { readonly state: "failed"; readonly problem: string };

/** What running work can report and check. */
export type WorkHandle = {
	/** Reports the current step, and the share done, from 0 to 1. */
	readonly tell: (words: string, share?: number) => void;
	readonly isCancelled: () => boolean;
};

/** Long work that a user started: it shows progress and can be cancelled. */
export class Work<Result> {
	readonly state: Accessor<WorkState<Result>>;
	readonly #setState: (state: WorkState<Result>) => void;
	#isCancelled = false;

	constructor() {
		const [state, setState] = createSignal<WorkState<Result>>({ state: "idle" });
		this.state = state;
		this.#setState = setState;
	}

	get isRunning(): boolean {
		return this.state().state === "running";
	}

	/** Work that resolves to undefined returns to idle: the user changed their mind. */
	async run(words: string, work: (handle: WorkHandle) => Promise<Result | undefined>): Promise<void> {
		if (this.isRunning) return;
		this.#isCancelled = false;
		const tell = (next: string, share?: number): void =>
			this.#setState({ state: "running", words: next, share });
		tell(words);
		try {
			const result = await work({ tell, isCancelled: () => this.#isCancelled });
			this.#setState(result === undefined ? { state: "idle" } : { state: "done", result });
		} catch (error) {
			if (hasCode(error, "cancelled")) this.#setState({ state: "cancelled" });
			else this.#setState({ state: "failed", problem: failureText(error) });
		}
	}

	cancel(): void {
		this.#isCancelled = true;
	}

	/** Clears the outcome of the last run. */
	reset(): void {
		if (!this.isRunning) this.#setState({ state: "idle" });
	}
}
