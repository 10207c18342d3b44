import { type Accessor, createSignal } from "solid-js";

/** Where a scrolled area stands, in pixels. */
export type ScrollPlace = { readonly offset: number; readonly size: number; readonly viewport: number };

/** So near to the end counts as the end, for someone on the way there. */
const nearEnd = 24;

const distance = ({ offset, size, viewport }: ScrollPlace): number => size - offset - viewport;

/**
 * Whether the view follows the newest text. It does so only for a reader who is at the end: any movement of theirs up,
 * however small, ends it, and only coming back down to the end begins it again. What the content does decides nothing.
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

	/** The area was scrolled. Measuring rows and holding the end scroll it too; only the reader's hand counts. */
	scrolled(place: ScrollPlace, byReader: boolean): void {
		const before = this.#offset;
		this.#offset = place.offset;
		if (!byReader) return;
		if (place.offset < before) this.#set(distance(place) <= 1);
		else if (distance(place) <= nearEnd) this.#set(true);
	}

	/** The reader turns up: known before the area moves, so that the next text does not pull it back. */
	turnedUp(place: ScrollPlace): void {
		if (place.size > place.viewport && place.offset > 0) this.#set(false);
	}

	/** The reader opens something: what they look at must stay where it is. */
	pause(): void {
		this.#set(false);
	}

	/** Content or area changed their size. Whoever is at the very end now is there to follow. */
	resized(place: ScrollPlace): void {
		if (distance(place) <= 1) this.#set(true);
	}

	toEnd(): void {
		this.#set(true);
	}
}
