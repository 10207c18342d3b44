/** Ways in which incoming messages depart from JSON-RPC or from the methods we serve. None of them ends the connection. */
export type Violation =
	| "oversized"
	| "too_deep"
	| "not_json"
	| "batch"
	| "not_a_message"
	| "unknown_response"
	| "unknown_request"
	| "unknown_notification";
