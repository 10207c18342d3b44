/** Whether two lists have the same items in the same order. */
export const sameItems = <Item>(before: readonly Item[], after: readonly Item[]): boolean =>
	before.length === after.length && before.every((item, at) => item === after[at]);
