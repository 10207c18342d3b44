import type { RequestPermissionResponse } from "@agentclientprotocol/sdk";

/** The answer to a permission request; without an option, it was cancelled. */
export const responseOf = (optionId: string | undefined): RequestPermissionResponse => ({
	outcome: optionId === undefined ? { outcome: "cancelled" } : { outcome: "selected", optionId },
});
