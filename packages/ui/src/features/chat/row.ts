import { type Accessor, createSignal } from "solid-js";
import type { RowContents, RowKind } from "./row-content.ts";

/** A row of the transcript. The object is the identity that the list keys by; only what it shows changes. */
export class Row<Kind extends RowKind = RowKind> {
	readonly key: string;
	readonly kind: Kind;
	readonly content: Accessor<RowContents[Kind]>;
	readonly #set: (content: RowContents[Kind]) => void;

	constructor(key: string, kind: Kind, first: RowContents[Kind]) {
		this.key = key;
		this.kind = kind;
		const [content, setContent] = createSignal(first, { equals: sameFields });
		this.content = content;
		this.#set = (next) => setContent(() => next);
	}

	show(content: RowContents[Kind]): void {
		this.#set(content);
	}
}

/** The turn that a row belongs to: its key begins with it. */
export const turnOf = ({ key }: { readonly key: string }): number => Number.parseInt(key, 10);

/** Items of the reducer keep their identity while they do not change, so comparing fields by identity is enough. */
const sameFields = (before: object, after: object): boolean => {
	const entries = Object.entries(after);
	const old = new Map(Object.entries(before));
	return entries.length === old.size && entries.every(([name, value]) => old.get(name) === value);
};
