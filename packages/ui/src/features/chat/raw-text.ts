/** Data of unknown shape as text for people: strings as they are, everything else as JSON. */
export const rawText = (data: unknown): string => {
	if (typeof data === "string") return data;
	return JSON.stringify(data, undefined, 2) ?? String(data);
};
