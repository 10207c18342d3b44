import { RequestFailure } from "@parley/protocol/envelope/failure";

/** The log is not the one that the export began with: it was folded, or its session has gone. */
export const movedOn = (): RequestFailure =>
	new RequestFailure("conflict", "The log was tidied up during the export. It begins anew.");

/** Something in the middle of the log is not there. */
export const holeAt = (position: number): RequestFailure =>
	new RequestFailure(
		"internal_error",
		`The log has a hole at position ${position}, so it cannot be exported as JSON lines. As markdown it can.`,
	);
