/** Answers to HTTP requests that are not ours, from a browser or another program. */
export const httpRefusal = {
	"httpRefusal.foreignAddress":
		"Parley does not answer at this address. Use the link that `parley serve` printed.",
	"httpRefusal.foreignSite": "Requests from other sites are refused.",
	"httpRefusal.badToken":
		"The token is missing or no longer valid. Open the link that `parley serve` printed.",
	"httpRefusal.noClientId": "The header Parley-Client is missing or not an id.",
	"httpRefusal.tooLarge": "A request can have at most {limit} bytes.",
	"httpRefusal.notJson": "Requests are application/json.",
	"httpRefusal.notARequest": "Not a request: {problem}.",
	"httpRefusal.onlyRequests": "Only requests can be posted.",
	"httpRefusal.nothingHere": "There is nothing here.",
	"httpRefusal.failed": "Parley failed to answer. Its log says why.",
	"httpRefusal.wrongVerb": "Use {verbs} here.",
} as const;
