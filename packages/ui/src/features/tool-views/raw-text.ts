/** Data of unknown shape as readable text: strings unchanged, everything else as JSON. */
export const rawText = (data: unknown): string => {
	if (typeof data === "string") return data;
	return JSON.stringify(data, undefined, 2) ?? String(data);
};
