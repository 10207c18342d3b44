import { RequestFailure } from "@parley/protocol/envelope/failure";
import { reasonOf } from "@parley/words/error-words";
import { inEnglish, WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

/** The store was written by a newer Parley. It is left untouched. */
export class StoreTooNewError extends WordedError {
	override readonly name = "StoreTooNewError";
	readonly path: string;
	readonly found: number;
	readonly known: number;

	constructor(path: string, found: number, known: number) {
		super(wording("storeFailure.tooNew", { path, found, known }));
		this.path = path;
		this.found = found;
		this.known = known;
	}
}

/** The file is not a database, or its first page is destroyed: nothing in it is readable. It is left untouched. */
export class NoStoreError extends WordedError {
	override readonly name = "NoStoreError";
	readonly path: string;

	constructor(path: string, cause?: unknown) {
		super(wording("storeFailure.notAStore", { path }), { cause });
		this.path = path;
	}
}

/** The store failed; acknowledged data is safe, and anything else is not in it. */
export class StoreFailedError extends WordedError {
	override readonly name: string = "StoreFailedError";
	constructor(what: string, cause: unknown) {
		super(wording("storeFailure.failedAt", { operation: JSON.stringify(what), reason: reasonOf(cause) }), {
			cause,
		});
	}
}

/** Pages of the store's file are damaged. Other pages are still readable. */
export class StoreCorruptError extends StoreFailedError {
	override readonly name = "StoreCorruptError";
}

/** The store cannot be written for now. Nothing refused is in it, and the caller may retry. */
export abstract class StoreUnwritableError extends RequestFailure {
	constructor(why: Wording, cause?: unknown) {
		super("storage_unavailable", why, { cause });
	}
}

export class StoreFullError extends StoreUnwritableError {
	override readonly name = "StoreFullError";
	constructor(cause?: unknown) {
		super(wording("storeFailure.full"), cause);
	}
}

export class StoreReadOnlyError extends StoreUnwritableError {
	override readonly name = "StoreReadOnlyError";
	constructor(cause?: unknown) {
		super(wording("storeFailure.readOnly"), cause);
	}
}

/** The disk fails, or another program locks the file. */
export class StoreUnreachableError extends StoreUnwritableError {
	override readonly name = "StoreUnreachableError";
	constructor(reason: string, cause?: unknown) {
		super(wording("storeFailure.unreachable", { reason }), cause);
	}
}

/** A call to the store that no port has. Hub and store are one program, so it is a bug or a mixed installation. */
export class UnknownStoreCallError extends Error {
	override readonly name = "UnknownStoreCallError";
	readonly port: string;
	readonly method: string;

	constructor(port: string, method: string) {
		super(
			`The store has no call "${port}.${method}". Parts of Parley are of different versions: install it again.`,
		);
		this.port = port;
		this.method = method;
	}
}

/** Data cannot be serialized for the store, whatever its state: it is nested too deeply or too large. */
export class UnserializableError extends WordedError {
	override readonly name = "UnserializableError";
	constructor(what: string, cause: unknown) {
		super(
			wording("storeFailure.unserializable", { operation: JSON.stringify(what), reason: reasonOf(cause) }),
			{ cause },
		);
	}
}

/** Events do not follow the stored log: their session was deleted, or earlier events were lost. */
export class OutOfPlaceError extends Error {
	override readonly name = "OutOfPlaceError";
	readonly sessionId: string;
	readonly position: number;
	readonly lastIndex: number | undefined;

	constructor(sessionId: string, position: number, lastIndex: number | undefined) {
		const found = lastIndex === undefined ? "the store has no such session" : `the log ends at ${lastIndex}`;
		super(`Events of session ${sessionId} from position ${position} on cannot be added: ${found}.`);
		this.sessionId = sessionId;
		this.position = position;
		this.lastIndex = lastIndex;
	}
}

/** A stored row has become unreadable. It is reported, never deleted. */
export class UnreadableRowError extends Error {
	override readonly name = "UnreadableRowError";
	readonly sessionId: string;
	readonly what: Wording;

	constructor(sessionId: string, what: Wording, cause?: unknown) {
		super(`Session ${sessionId} cannot be read: ${inEnglish(what)}`, { cause });
		this.sessionId = sessionId;
		this.what = what;
	}
}
