/** SQLite's primary result codes that mean something to us. */
export const sqliteCodes = {
	busy: 5,
	locked: 6,
	readOnly: 8,
	ioError: 10,
	corrupt: 11,
	full: 13,
	cannotOpen: 14,
	constraint: 19,
	notADatabase: 26,
} as const;

/** The full code for damage within a virtual table; ours is the one with the words. */
const corruptVirtualTable = 267;

/** The primary result code of an error of SQLite's; what is more precise lies in the higher bits. */
export const sqliteCodeOf = (error: unknown): number | undefined =>
	error instanceof Error && "errcode" in error && typeof error.errcode === "number"
		? error.errcode & 0xff
		: undefined;

/** Pages of the file do not hold what they should. */
export const isCorrupt = (error: unknown): boolean => sqliteCodeOf(error) === sqliteCodes.corrupt;

/** The words in the search index are damaged, which can be made anew; the file around them is not. */
export const isIndexCorrupt = (error: unknown): boolean =>
	error instanceof Error && "errcode" in error && error.errcode === corruptVirtualTable;
