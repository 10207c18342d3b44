/** Why search results are empty or incomplete. */
export const searchProblem = {
	"searchProblem.nothingAsked": "There is nothing to search for: no letter, digit or emoji.",
	"searchProblem.indexingStopped":
		"Newer messages are not found, because the search index cannot be written: {reason}",
	"searchProblem.chatsNotIndexed": {
		one: "{count} chat cannot be searched as a whole: {reason}",
		other: "{count} chats cannot be searched as a whole. The first of them: {reason}",
	},
	"searchProblem.failed": "The search failed: {reason} Rebuild the search index under Storage.",
} as const;
