import { type Accessor, createSignal } from "solid-js";
import type { RowContents, RowKind } from "./row-content.ts";

/** A row of the transcript. The list keys by the object's identity; only its content changes. */
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

/** The number of a row's turn, from its key. */
export const turnOf = ({ key }: { readonly key: string }): number => Number.parseInt(key, 10);

/** The reducer keeps the identity of unchanged items, so comparing fields by identity is enough. */
const sameFields = (before: object, after: object): boolean => {
	const entries = Object.entries(after);
	const old = new Map(Object.entries(before));
	return entries.length === old.size && entries.every(([name, value]) => old.get(name) === value);
};
