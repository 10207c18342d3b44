import { newSessionKeys } from "@parley/acp/pipe/line-keys";

/** The id of the newest request for an agent session for ours among the lines that were written to an agent. */
export const openingRequest = (
	written: ReadonlyMap<string, number | undefined>,
	sessionId: string,
): number | undefined => {
	const prefix = newSessionKeys(sessionId);
	let newest: number | undefined;
	// Older ones were given up and may never be answered.
	for (const [key, id] of written)
		if (id !== undefined && key.startsWith(prefix) && id > (newest ?? -1)) newest = id;
	return newest;
};
