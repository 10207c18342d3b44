import { type Accessor, createSignal, type Setter } from "solid-js";
import type { SessionPart } from "../../../shared/session/session-part.ts";
import type { SessionUploads } from "./session-uploads.ts";

/** Sends a prompt automatically once its files are uploaded, unless the user cancels first. */
export class ArmedSend implements SessionPart {
	readonly isArmed: Accessor<boolean>;
	readonly #setArmed: Setter<boolean>;
	#cancel: () => void = () => {};

	constructor() {
		[this.isArmed, this.#setArmed] = createSignal(false);
	}

	/** Tells `onReady` whether all files were uploaded. */
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

	close(): void {
		this.takeBack();
	}
}
