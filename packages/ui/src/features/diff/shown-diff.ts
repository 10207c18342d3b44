import { compareTexts, type TextDiff } from "@parley/transcript/diff/compare-texts";
import { type DiffSection, sectionsOf } from "@parley/transcript/diff/hunks";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { type Diff, knownSides } from "./diff-sides.ts";

/** A diff, and which parts of it the user has asked to see. */
export class ShownDiff {
	readonly diff: TextDiff;
	readonly sections: readonly DiffSection[];
	readonly all: Accessor<boolean>;
	readonly setAll: Setter<boolean>;
	readonly #unfolded: Accessor<ReadonlySet<number>>;
	readonly #setUnfolded: Setter<ReadonlySet<number>>;

	constructor(oldText: string, newText: string) {
		this.diff = compareTexts(oldText, newText);
		this.sections = sectionsOf(this.diff);
		[this.all, this.setAll] = createSignal(false);
		[this.#unfolded, this.#setUnfolded] = createSignal<ReadonlySet<number>>(new Set());
	}

	readonly isUnfolded = ({ oldStart }: DiffSection): boolean => this.#unfolded().has(oldStart);

	toggle({ oldStart }: DiffSection): void {
		const next = new Set(this.#unfolded());
		if (!next.delete(oldStart)) next.add(oldStart);
		this.#setUnfolded(next);
	}
}

const known = new WeakMap<Diff, ShownDiff>();

/** One comparison serves the row, its counts and the preview, and keeps its unfolded gaps when the row is scrolled out of view and back. */
export const shownDiff = (diff: Diff): ShownDiff => {
	const before = known.get(diff);
	if (before !== undefined) return before;
	const { oldText, newText } = knownSides(diff);
	const shown = new ShownDiff(oldText, newText);
	known.set(diff, shown);
	return shown;
};
