/** Why search results are empty or incomplete. */
export const searchProblem = {
	"searchProblem.nothingAsked": "There is nothing to search for: no letter, digit or emoji.",
	"searchProblem.indexingStopped":
		"Newer messages are not found, because the search index cannot be written: {reason}",
	"searchProblem.chatsNotIndexed": {
		one: "{count} chat could not be indexed completely: {reason}",
		other: "{count} chats could not be indexed completely. The first of them: {reason}",
	},
	"searchProblem.failed": "The search failed: {reason} Rebuild the search index under Storage.",
} as const;
