/** Why a request was refused. Codes are only ever added; a client treats an unknown one as `internal_error`. */
export const errorCodes = [
	"bad_request",
	"unsupported_version",
	"method_not_found",
	"unauthorized",
	"forbidden",
	"workspace_untrusted",
	"not_found",
	"conflict",
	"limit_exceeded",
	"storage_unavailable",
	"host_unavailable",
	"cancelled",
	"disconnected",
	"internal_error",
] as const;

export type ErrorCode = (typeof errorCodes)[number];
