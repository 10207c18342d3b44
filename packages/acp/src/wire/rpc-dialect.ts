/** The notification by which either side takes a request back. */
export const cancelRequestMethod = "$/cancel_request";

/** Codes of ACP, beside those of JSON-RPC. */
export const acpErrorCode = { authRequired: -32000, cancelled: -32800 } as const;

/** Ways in which what an agent says departs from ACP, beside those from JSON-RPC. */
export type AcpViolation = "bad_params" | "unknown_session" | "too_many_early_updates";
