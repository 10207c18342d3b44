/** The store was written by a newer Parley. It is left untouched. */
export class StoreTooNewError extends Error {
	override readonly name = "StoreTooNewError";
	constructor(path: string, found: number, known: number) {
		super(
			`The store ${path} has version ${found}, and this Parley knows versions up to ${known}. It was left as it is. ` +
				"Update Parley, or use another folder with --data.",
		);
	}
}

/** Something in the store failed; what was acknowledged before is safe, what was not is not in it. */
export class StoreFailedError extends Error {
	override readonly name = "StoreFailedError";
	constructor(what: string, cause: unknown) {
		super(`The store failed at "${what}": ${cause instanceof Error ? cause.message : String(cause)}`, {
			cause,
		});
	}
}

/** Events do not follow what the store has: their session was deleted, or what came before them was lost. */
export class OutOfPlaceError extends Error {
	override readonly name = "OutOfPlaceError";
	constructor(sessionId: string, position: number, lastIndex: number | undefined) {
		const found = lastIndex === undefined ? "the store has no such session" : `the log ends at ${lastIndex}`;
		super(`Events of session ${sessionId} from position ${position} on cannot be added: ${found}.`);
	}
}
