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
		super(`The store could not ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, {
			cause,
		});
	}
}

/** Events came for a session that was deleted meanwhile. */
export class NoSuchSessionError extends Error {
	override readonly name = "NoSuchSessionError";
	constructor(sessionId: string) {
		super(`There is no session ${sessionId} in the store; it was deleted.`);
	}
}
