/**
 * Returns the id of the next request. The owner of the connection supplies it: a connection that outlives the process using
 * it continues its sequence in the next process, and an id must never be reused.
 */
export type NextId = () => number;

/** Ids of a new connection: 0, 1, 2, … */
export const countIds = (): NextId => {
	let next = 0;
	return () => next++;
};
