/**
 * Returns the id of the next request. The owner of the connection supplies it: a connection that outlives the process using
 * it continues its sequence in the next process, and an id must never be reused.
 */
export type NextId = () => number;

/** Ids in sequence; those of a new connection begin at 0. */
export const countIds = (first = 0): NextId => {
	let next = first;
	return () => next++;
};
