import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";

/** The log changed during the export: it was folded, or its session was deleted. */
export const movedOn = (): RequestFailure =>
	new RequestFailure("conflict", wording("exportFailure.compacted"));

/** Part of the log is missing. */
export const holeAt = (position: number): RequestFailure =>
	new RequestFailure("internal_error", wording("exportFailure.hole", { position }));
