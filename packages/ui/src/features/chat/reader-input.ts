/** A scroll event within this time of an input is its effect; smooth scrolling lasts a while. */
const effectMs = 400;

const kinds = ["wheel", "touchmove", "pointerdown", "keydown", "focusin"] as const;

/** Tells whether the reader scrolls an area, rather than its content. */
export class ReaderInput {
	#last = Number.NEGATIVE_INFINITY;
	#pressed = false;
	readonly #listening = new AbortController();

	constructor(area: HTMLElement) {
		const { signal } = this.#listening;
		for (const kind of kinds)
			area.addEventListener(kind, () => this.#note(), { signal, passive: true, capture: true });
		// Dragging the scroll bar begins in the area and may end anywhere.
		area.addEventListener("pointerdown", () => this.#press(true), { signal });
		for (const kind of ["pointerup", "pointercancel"] as const)
			document.addEventListener(kind, () => this.#press(false), { signal });
	}

	get active(): boolean {
		return this.#pressed || performance.now() - this.#last < effectMs;
	}

	dispose(): void {
		this.#listening.abort();
	}

	#note(): void {
		this.#last = performance.now();
	}

	#press(pressed: boolean): void {
		if (this.#pressed) this.#note();
		this.#pressed = pressed;
	}
}
