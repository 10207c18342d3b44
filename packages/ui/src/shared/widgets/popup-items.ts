export type PopupItem = {
	readonly id: string;
	readonly name: string;
	readonly about?: string | undefined;
	readonly group?: string | undefined;
	/** Chosen or switched on. Absent if the item is neither. */
	readonly checked?: boolean | undefined;
	readonly warning?: string | undefined;
};

export type PlacedItem = { readonly item: PopupItem; readonly position: number };

export type PopupSection = { readonly name: string | undefined; readonly items: readonly PlacedItem[] };

/** Neighbours of one group, together. */
export const sectionsOf = (items: readonly PopupItem[]): readonly PopupSection[] => {
	const sections: { name: string | undefined; items: PlacedItem[] }[] = [];
	for (const [position, item] of items.entries()) {
		const last = sections.at(-1);
		if (last !== undefined && last.name === item.group) last.items.push({ item, position });
		else sections.push({ name: item.group, items: [{ item, position }] });
	}
	return sections;
};

/** The position that typed letters lead to: the same letter again leads on, more letters narrow it down. */
export const matchTyped = (items: readonly PopupItem[], typed: string, at: number): number => {
	const wanted = typed.toLowerCase();
	const isRepeated = wanted.length > 1 && [...wanted].every((letter) => letter === wanted[0]);
	const text = isRepeated ? (wanted[0] ?? "") : wanted;
	const from = text.length === 1 ? at + 1 : at;
	const order = items.map((_, offset) => (from + offset) % items.length);
	return order.find((position) => items[position]?.name.toLowerCase().startsWith(text) === true) ?? at;
};
