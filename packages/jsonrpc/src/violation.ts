/** Ways in which what arrives departs from JSON-RPC or from what we answer. None of them ends the connection. */
export type Violation =
	| "oversized"
	| "too_deep"
	| "not_json"
	| "batch"
	| "not_a_message"
	| "unknown_response"
	| "unknown_request"
	| "unknown_notification";
