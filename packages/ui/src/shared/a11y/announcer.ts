import { type Accessor, createSignal, type Setter } from "solid-js";

export type Urgency = "polite" | "assertive";

const pauseMs = 1500;
const maxLength = 300;

/**
 * Speaks through live regions, at a limited rate: screen readers queue what they receive, and a stream would bury the one sentence that
 * matters. The newest polite sentence replaces any not yet spoken; an assertive one is spoken at once.
 */
export class Announcer {
	readonly polite: Accessor<string>;
	readonly assertive: Accessor<string>;
	readonly #setPolite: Setter<string>;
	readonly #setAssertive: Setter<string>;
	#next: string | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor() {
		[this.polite, this.#setPolite] = createSignal("");
		[this.assertive, this.#setAssertive] = createSignal("");
	}

	say(text: string, urgency: Urgency = "polite"): void {
		const short = shorten(text);
		if (urgency === "assertive") {
			// Screen readers do not repeat an unchanged text.
			this.#setAssertive((before) => (before === short ? `${short}\u00A0` : short));
			return;
		}
		if (this.#timer === undefined) {
			this.#setPolite(short);
			this.#timer = setTimeout(this.#flush, pauseMs);
		} else this.#next = short;
	}

	/** Withdraws an announcement that no longer holds, so that nobody reads it in the region later. */
	withdraw(text: string): void {
		const short = shorten(text);
		this.#setAssertive((before) => (before.trimEnd() === short.trimEnd() ? "" : before));
	}

	dispose(): void {
		clearTimeout(this.#timer);
	}

	readonly #flush = (): void => {
		this.#timer = undefined;
		const next = this.#next;
		this.#next = undefined;
		if (next !== undefined) this.say(next);
	};
}

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
