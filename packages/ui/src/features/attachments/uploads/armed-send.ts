import { type Accessor, createSignal, type Setter } from "solid-js";
import type { SessionUploads } from "./session-uploads.ts";

/** A prompt that goes out by itself as soon as the hub has its files, unless that is taken back before. */
export class ArmedSend {
	readonly isArmed: Accessor<boolean>;
	readonly #setArmed: Setter<boolean>;
	#cancel: () => void = () => {};

	constructor() {
		[this.isArmed, this.#setArmed] = createSignal(false);
	}

	/** `onReady` is told whether all files got there. */
	arm(uploads: SessionUploads, onReady: (isAllThere: boolean) => void): void {
		this.takeBack();
		this.#setArmed(true);
		this.#cancel = uploads.onceSettled((isAllThere) => {
			this.takeBack();
			onReady(isAllThere);
		});
	}

	takeBack(): void {
		this.#cancel();
		this.#cancel = () => {};
		this.#setArmed(false);
	}
}
