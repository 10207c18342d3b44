/** Sessions that only agents know. */
export const foreign = {
	"foreign.section": "Sessions outside Parley",
} as const;
