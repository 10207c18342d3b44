import type { Item, Turn } from "./turn.ts";

type ItemOf<Kind extends Item["type"]> = Extract<Item, { type: Kind }>;

/** A turn while a batch is being applied: copied once per batch, so that a delta costs the same however long the turn is. */
export class TurnDraft {
	readonly #items: Item[];
	#fields: Omit<Turn, "items" | "through">;
	through: number;

	constructor(turn: Turn) {
		const { items, through, ...fields } = turn;
		this.#items = [...items];
		this.#fields = fields;
		this.through = through;
	}

	set(fields: Pick<Turn, "prompt"> | Pick<Turn, "end">): void {
		this.#fields = { ...this.#fields, ...fields };
	}

	add(item: Item): void {
		const before = this.#items.findLastIndex((each) => each.at < item.at);
		this.#items.splice(before + 1, 0, item);
	}

	/** Changes the item that has this id, or adds one. What changes is nearly always near the end. */
	put<Kind extends Item["type"]>(
		type: Kind,
		id: string,
		make: (before: ItemOf<Kind> | undefined) => ItemOf<Kind>,
	): void {
		const position = this.#items.findLastIndex((item) => item.id === id);
		const before = this.#items[position];
		if (before !== undefined && isOf(type, before)) this.#items[position] = make(before);
		else this.add(make(undefined));
	}

	finish(): Turn {
		return { ...this.#fields, through: this.through, items: this.#items };
	}
}

const isOf = <Kind extends Item["type"]>(type: Kind, item: Item): item is ItemOf<Kind> => item.type === type;
