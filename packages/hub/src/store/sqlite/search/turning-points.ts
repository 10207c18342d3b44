/** Events at which something can be found that could not before, or the other way round. */
export const turningPoints = [
	"session.created",
	"session.renamed",
	"prompt.accepted",
	"prompt.edited",
	"prompt.removed",
	"prompt.sent",
	"turn.ended",
] as const;

/** The same for a query; it must read as in the index `events_for_search`, or that would not be used. */
export const turningPointList = turningPoints.map((type) => `'${type}'`).join(", ");
