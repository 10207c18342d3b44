import type { Item, Turn } from "./turn.ts";

type ItemOf<Kind extends Item["type"]> = Extract<Item, { type: Kind }>;

/** Nearly every change is this close to the end. */
const nearEnd = 16;

/** A turn while a batch is applied: copied once per batch, so that a delta costs the same however long the turn is. */
export class TurnDraft {
	readonly firstItem: number;
	readonly #items: Item[];
	#fields: Omit<Turn, "items" | "through" | "missed" | "firstItem">;
	/** Item indices by id; built on the first lookup that is not near the end. */
	#places: Map<string, number> | undefined;
	#missed: number;
	through: number;

	constructor(turn: Turn) {
		const { items, through, firstItem, missed, ...fields } = turn;
		this.#items = [...items];
		this.#fields = fields;
		this.#missed = missed;
		this.firstItem = firstItem;
		this.through = through;
	}

	set(fields: Pick<Turn, "prompt"> | Pick<Turn, "end">): void {
		this.#fields = { ...this.#fields, ...fields };
	}

	/** Records an event of an item that is not held. */
	miss(index: number): void {
		this.#missed = index;
	}

	/** Adds an item unless it exists. */
	add(item: Item): void {
		const position = this.#after(item.at);
		if (this.#items[position - 1]?.at === item.at) return;
		this.#items.splice(position, 0, item);
		this.#places?.set(item.id, item.at);
	}

	/** Updates the item with this id, or adds one. Skips an event that the item has already applied. */
	put<Kind extends Item["type"]>(
		type: Kind,
		id: string,
		index: number,
		make: (before: ItemOf<Kind> | undefined) => ItemOf<Kind>,
	): void {
		const position = this.#find(id);
		const before = this.#items[position];
		if (before === undefined || !isOf(type, before)) this.add(make(undefined));
		else if (index > before.through) this.#items[position] = make(before);
	}

	finish(): Turn {
		return {
			...this.#fields,
			firstItem: this.firstItem,
			missed: this.#missed,
			through: this.through,
			items: this.#items,
		};
	}

	#find(id: string): number {
		const end = this.#items.length;
		for (let position = end - 1; position >= Math.max(0, end - nearEnd); position -= 1)
			if (this.#items[position]?.id === id) return position;
		if (end <= nearEnd) return -1;
		this.#places ??= new Map(this.#items.map((item) => [item.id, item.at]));
		const at = this.#places.get(id);
		return at === undefined ? -1 : this.#after(at) - 1;
	}

	/** The index behind the last item whose position is not beyond `at`. */
	#after(at: number): number {
		let [low, high] = [0, this.#items.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.#items[middle]?.at ?? 0) <= at) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}

const isOf = <Kind extends Item["type"]>(type: Kind, item: Item): item is ItemOf<Kind> => item.type === type;
