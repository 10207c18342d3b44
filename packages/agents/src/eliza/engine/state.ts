import type { Lines } from "./lines.ts";

/** What she keeps of a conversation. Plain data: it can be stored and compared. */
export type State = {
	/** Next place in each rotation, by its id; absent is 0. */
	readonly turns: Readonly<Record<string, number>>;
	/** Answers put aside, oldest first. */
	readonly memory: readonly string[];
};

export const initialState: State = { turns: {}, memory: [] };

/** More than this and the oldest memory is forgotten. */
export const maxMemories = 8;

export type Rotation<Item> = {
	readonly state: State;
	readonly item: Item;
};

/** Takes the next of some items and moves their rotation on. */
export const rotate = <Item>(state: State, id: string, items: Lines<Item>): Rotation<Item> => {
	const place = state.turns[id] ?? 0;
	const item = items[place] ?? items[0];
	return { item, state: { ...state, turns: { ...state.turns, [id]: (place + 1) % items.length } } };
};

export const remember = (state: State, line: string): State => {
	return { ...state, memory: [...state.memory, line].slice(-maxMemories) };
};
