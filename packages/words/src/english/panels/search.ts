/** The search over chats. */
export const search = {
	"search.failed": "The search failed: {reason}",
	"search.results": "Results",
} as const;
