import { codeOf } from "@parley/base/errors/code-of";
import { messageOf } from "@parley/base/errors/message-of";
import { wordingOf } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import type { Wording } from "@parley/words/wording";
import {
	NoStoreError,
	OutOfPlaceError,
	StoreCorruptError,
	StoreFailedError,
	StoreFullError,
	StoreReadOnlyError,
	StoreTooNewError,
	StoreUnreachableError,
	UnknownStoreCallError,
	UnreadableRowError,
	UnserializableError,
} from "../store-errors.ts";
import { sqliteCodeOf, sqliteCodes } from "./sqlite-code.ts";

/** A failure in transferable form: across threads an error would lose its class and fields. */
export type StoreProblem =
	| { readonly code: "too-new"; readonly path: string; readonly found: number; readonly known: number }
	| { readonly code: "no-store"; readonly path: string }
	| {
			readonly code: "out-of-place";
			readonly sessionId: string;
			readonly position: number;
			readonly lastIndex: number | undefined;
	  }
	| { readonly code: "unknown-call"; readonly port: string; readonly method: string }
	| { readonly code: "unreadable"; readonly sessionId: string; readonly what: Wording }
	| { readonly code: Kind | "unserializable"; readonly message: string; readonly wording?: Wording };

export const toProblem = (error: unknown): StoreProblem => {
	if (error instanceof StoreTooNewError) {
		const { path, found, known } = error;
		return { code: "too-new", path, found, known };
	}
	if (error instanceof NoStoreError) return { code: "no-store", path: error.path };
	if (error instanceof OutOfPlaceError) {
		const { sessionId, position, lastIndex } = error;
		return { code: "out-of-place", sessionId, position, lastIndex };
	}
	if (error instanceof UnknownStoreCallError) {
		return { code: "unknown-call", port: error.port, method: error.method };
	}
	if (error instanceof UnreadableRowError) {
		return { code: "unreadable", sessionId: error.sessionId, what: error.what };
	}
	const wording = wordingOf(error);
	return {
		code: isUnserializable(error) ? "unserializable" : kindOf(error),
		message: messageOf(error),
		...(wording === undefined ? {} : { wording }),
	};
};

type Kind = "full" | "read-only" | "unreachable" | "corrupt" | "failed";

/** The errors V8 throws for a value that is nested too deeply or too large to serialize or clone. */
const isUnserializable = (error: unknown): boolean =>
	error instanceof RangeError || (error instanceof DOMException && error.name === "DataCloneError");

const kindOf = (error: unknown): Kind => {
	switch (sqliteCodeOf(error)) {
		case sqliteCodes.full:
			return "full";
		case sqliteCodes.readOnly:
			return "read-only";
		case sqliteCodes.ioError:
		case sqliteCodes.cannotOpen:
		case sqliteCodes.busy:
		case sqliteCodes.locked:
			return "unreachable";
		case sqliteCodes.corrupt:
		case sqliteCodes.notADatabase:
			return "corrupt";
		default:
			return kindOfFileError(error);
	}
};

/** Blobs are separate files, whose errors come from the system and not from SQLite. */
const kindOfFileError = (error: unknown): Kind => {
	switch (codeOf(error)) {
		case "ENOSPC":
		case "EDQUOT":
		case "EFBIG":
			return "full";
		case "EROFS":
		case "EACCES":
		case "EPERM":
			return "read-only";
		case "EIO":
		case "EMFILE":
		case "ENFILE":
		case "EBUSY":
			return "unreachable";
		default:
			return "failed";
	}
};

/** Restores the error on the other side. */
export const toError = (problem: StoreProblem, what: string): Error => {
	switch (problem.code) {
		case "too-new":
			return new StoreTooNewError(problem.path, problem.found, problem.known);
		case "no-store":
			return new NoStoreError(problem.path);
		case "out-of-place":
			return new OutOfPlaceError(problem.sessionId, problem.position, problem.lastIndex);
		case "unknown-call":
			return new UnknownStoreCallError(problem.port, problem.method);
		case "unreadable":
			return new UnreadableRowError(problem.sessionId, problem.what);
		case "full":
			return new StoreFullError(problem.message);
		case "read-only":
			return new StoreReadOnlyError(problem.message);
		case "unreachable":
			return new StoreUnreachableError(problem.message);
		case "corrupt":
			return new StoreCorruptError(what, problem.message);
		case "unserializable":
			return new UnserializableError(what, problem.message);
		case "failed":
			return new StoreFailedError(
				what,
				problem.wording === undefined ? problem.message : new WordedError(problem.wording),
			);
	}
};
