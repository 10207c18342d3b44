/** What exports say about a diff beyond what the page says. */
export const exportedDiff = {
	"exportedDiff.beginning": "Only the beginning of these texts was compared: they are long.",
	"exportedDiff.tooDifferent": "These texts differ too much to be compared line by line.",
} as const;
