/** Shown while a reader keeps the store from overwriting deleted data. */
export const heldWords =
	"Another program is reading the store's file. What was deleted can be found in it, and room is not given back, until that is done.";
