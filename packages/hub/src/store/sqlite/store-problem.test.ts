import { DatabaseSync } from "node:sqlite";
import { wordingOf } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { expect, test } from "vitest";
import {
	NoStoreError,
	OutOfPlaceError,
	StoreCorruptError,
	StoreFailedError,
	StoreFullError,
	StoreReadOnlyError,
	StoreTooNewError,
	StoreUnreachableError,
	StoreUnwritableError,
	UnreadableRowError,
	UnserializableError,
} from "../store-errors.ts";
import { toError, toProblem } from "./store-problem.ts";

const cross = (error: unknown): Error => toError(structuredClone(toProblem(error)), "append");

test.for([
	new StoreTooNewError("store.db", 9, 5),
	new NoStoreError("store.db"),
	new OutOfPlaceError("s", 4, 2),
	new OutOfPlaceError("s", 4, undefined),
	new UnreadableRowError("s", wording("damage.eventNotJson", { position: "3" })),
])("[D7.disk] %s keeps its class and message across the thread boundary", (error) => {
	const crossed = cross(error);
	expect(crossed.constructor).toBe(error.constructor);
	expect(crossed.message).toBe(error.message);
});

const sqliteError = (errcode: number): Error => Object.assign(new Error("it says"), { errcode });

test.for([
	[13, StoreFullError],
	[8, StoreReadOnlyError],
	[8 | (4 << 8), StoreReadOnlyError],
	[10 | (3 << 8), StoreUnreachableError],
	[5, StoreUnreachableError],
	[11, StoreCorruptError],
	[11 | (3 << 8), StoreCorruptError],
	[26, StoreCorruptError],
	[19, StoreFailedError],
] as const)("[D7.disk] SQLite's code %i becomes the error that says what to do", ([code, expected]) => {
	expect(cross(sqliteError(code)).constructor).toBe(expected);
});

test.for([
	["ENOSPC", StoreFullError],
	["EDQUOT", StoreFullError],
	["EFBIG", StoreFullError],
	["EROFS", StoreReadOnlyError],
	["EACCES", StoreReadOnlyError],
	["EIO", StoreUnreachableError],
	["EMFILE", StoreUnreachableError],
	["ENOENT", StoreFailedError],
] as const)("[D7.disk] %s of a blob's file becomes the error that says what to do", ([code, expected]) => {
	expect(cross(Object.assign(new Error("it says"), { code })).constructor).toBe(expected);
});

test("[D7.disk] transient failures are told apart from permanent ones", () => {
	for (const code of [13, 8, 10, 5]) expect(cross(sqliteError(code))).toBeInstanceOf(StoreUnwritableError);
	for (const code of [11, 1, 19]) expect(cross(sqliteError(code))).not.toBeInstanceOf(StoreUnwritableError);
	expect(cross(new TypeError("a bug")).message).toBe('The store failed at "append": a bug');
});

test("[E1.bounded] data that cannot be serialized is told apart from a store that fails", () => {
	expect(cross(new RangeError("Maximum call stack size exceeded"))).toBeInstanceOf(UnserializableError);
	expect(cross(new DOMException("no", "DataCloneError"))).toBeInstanceOf(UnserializableError);
});

test("[D7.disk] a full database raises the error that is handled here", () => {
	const database = new DatabaseSync(":memory:");
	database.exec("CREATE TABLE t (x); PRAGMA max_page_count = 1");
	expect(() => {
		try {
			database.exec("INSERT INTO t SELECT randomblob(100000)");
		} catch (error) {
			throw cross(error);
		}
	}).toThrow(StoreFullError);
	database.close();
});

test("[ground] a sentence of ours crosses the thread as data, inside of the one that says what failed", () => {
	const error = toError(
		structuredClone(toProblem(new WordedError(wording("exportFailure.compacted")))),
		"export",
	);
	expect(wordingOf(error)).toEqual({
		code: "storeFailure.failedAt",
		values: { operation: '"export"', reason: { code: "exportFailure.compacted" } },
	});
});
