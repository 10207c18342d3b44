import { type Accessor, createSignal } from "solid-js";

/** The scroll position of an area, in pixels. */
export type ScrollPlace = { readonly offset: number; readonly size: number; readonly viewport: number };

/** Scrolling down to within this distance counts as reaching the end. */
const nearEnd = 24;

const distance = ({ offset, size, viewport }: ScrollPlace): number => size - offset - viewport;

/**
 * Whether the view follows the newest text. It does so only for a reader at the end: scrolling up, however little, stops it, and only
 * scrolling back down to the end resumes it. Changes of the content decide nothing.
 */
export class Follow {
	readonly following: Accessor<boolean>;
	readonly #set: (following: boolean) => void;
	#offset = 0;

	constructor(first: boolean) {
		const [following, setFollowing] = createSignal(first);
		this.following = following;
		this.#set = setFollowing;
	}

	/** The area was scrolled. Measuring rows and following the end scroll it too; only the reader's input counts. */
	scrolled(place: ScrollPlace, byReader: boolean): void {
		const before = this.#offset;
		this.#offset = place.offset;
		if (!byReader) return;
		if (place.offset < before) this.#set(distance(place) <= 1);
		else if (distance(place) <= nearEnd) this.#set(true);
	}

	/** The reader scrolls up: known before the area moves, so that the next text does not pull it back. */
	turnedUp(place: ScrollPlace): void {
		if (place.size > place.viewport && place.offset > 0) this.#set(false);
	}

	/** The reader opens something, which must stay in place. */
	pause(): void {
		this.#set(false);
	}

	/** The content or the area was resized. A reader who is at the very end now follows. */
	resized(place: ScrollPlace): void {
		if (distance(place) <= 1) this.#set(true);
	}

	toEnd(): void {
		this.#set(true);
	}
}
