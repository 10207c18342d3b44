/** The notification by which either side cancels a request. */
export const cancelRequestMethod = "$/cancel_request";

/** ACP's error codes, besides those of JSON-RPC. */
export const acpErrorCode = { authRequired: -32000, cancelled: -32800 } as const;

/** Violations of ACP, besides those of JSON-RPC. */
export type AcpViolation = "bad_params" | "unknown_session" | "too_many_early_updates";
