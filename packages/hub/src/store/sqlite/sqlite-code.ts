/** The primary SQLite result codes that are handled here. */
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

/** The extended code for damage in a virtual table; ours is the search index. */
const corruptVirtualTable = 267;

/** The primary result code of a SQLite error, without the extended bits. */
export const sqliteCodeOf = (error: unknown): number | undefined =>
	error instanceof Error && "errcode" in error && typeof error.errcode === "number"
		? error.errcode & 0xff
		: undefined;

/** Whether pages of the file are damaged. */
export const isCorrupt = (error: unknown): boolean => sqliteCodeOf(error) === sqliteCodes.corrupt;

/** Whether only the search index is damaged, which can be rebuilt. */
export const isIndexCorrupt = (error: unknown): boolean =>
	error instanceof Error && "errcode" in error && error.errcode === corruptVirtualTable;
