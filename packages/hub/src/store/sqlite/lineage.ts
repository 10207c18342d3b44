/** An epoch that ended uncleanly, and how far the logs reached when the next one began. */
export type PastEpoch = { readonly epoch: string; readonly reached: Readonly<Record<string, number>> };

/** Beyond these limits it is unknown what a client has missed: it was away too long, or the session was unused too long. */
export const maxPastEpochs = 8;
export const maxPastSessions = 200;

export const addPastEpoch = (lineage: readonly PastEpoch[], ended: PastEpoch): PastEpoch[] =>
	[...lineage.filter(({ epoch }) => epoch !== ended.epoch), ended].slice(-maxPastEpochs);

/** The position up to which a session's log is unchanged since an epoch; later positions may hold other events. Undefined if unknown. */
export const survivedThrough = (
	lineage: readonly PastEpoch[],
	epoch: string,
	sessionId: string,
): number | undefined => {
	const ended = lineage.findIndex((past) => past.epoch === epoch);
	if (ended === -1) return undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const { reached } of lineage.slice(ended)) {
		const through = Object.hasOwn(reached, sessionId) ? reached[sessionId] : undefined;
		if (through === undefined) return undefined;
		least = Math.min(least, through);
	}
	return least;
};

/** An unreadable lineage is empty. */
export const parseLineage = (text: string | undefined): PastEpoch[] => {
	if (text === undefined) return [];
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value) ? value.filter(isPastEpoch) : [];
	} catch (error) {
		if (error instanceof SyntaxError) return [];
		throw error;
	}
};

const isPastEpoch = (value: unknown): value is PastEpoch =>
	typeof value === "object" &&
	value !== null &&
	"epoch" in value &&
	typeof value.epoch === "string" &&
	"reached" in value &&
	typeof value.reached === "object" &&
	value.reached !== null &&
	Object.values(value.reached).every((position) => Number.isSafeInteger(position));
