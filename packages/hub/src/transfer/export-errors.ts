import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";

/** The log is not the one that the export began with: it was folded, or its session has gone. */
export const movedOn = (): RequestFailure =>
	new RequestFailure("conflict", wording("exportFailure.compacted"));

/** Something in the middle of the log is not there. */
export const holeAt = (position: number): RequestFailure =>
	new RequestFailure("internal_error", wording("exportFailure.hole", { position }));
