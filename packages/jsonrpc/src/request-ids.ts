/**
 * Gives the id of the next request. Whoever owns the connection brings it: a connection that outlives the process which
 * uses it continues its sequence in the next one, and an id that was given once must never come again.
 */
export type NextId = () => number;

/** Ids of a connection that nobody used before: 0, 1, 2, … */
export const countIds = (): NextId => {
	let next = 0;
	return () => next++;
};
