/** At least one of something, so that a rotation always has a next one. */
export type Lines<Item = string> = readonly [Item, ...Item[]];

export const mapLines = <From, To>([first, ...rest]: Lines<From>, change: (item: From) => To): Lines<To> => {
	return [change(first), ...rest.map(change)];
};
