/** Deleting everything. */
export const forget = {
	"forget.deleting": "Deleting…",
} as const;
