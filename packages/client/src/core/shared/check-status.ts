import type { ConnectionStatus, Refusal } from "../hub-connection.ts";
import { isCount, isFields, isText } from "./fields.ts";

const refusals: Readonly<Record<Refusal, true>> = {
	unauthorized: true,
	version: true,
	forbidden: true,
	gone: true,
	unstartable: true,
};

export function isConnectionStatus(data: unknown): data is ConnectionStatus {
	if (!isFields(data)) return false;
	switch (data["state"]) {
		case "connecting":
			return isCount(data["attempt"]);
		case "connected":
			return isText(data["version"]) && isText(data["epoch"]) && typeof data["resumed"] === "boolean";
		case "waiting":
			return typeof data["retryAt"] === "number" && isCount(data["attempt"]) && isText(data["reason"]);
		case "refused":
			return isText(data["reason"]) && Object.hasOwn(refusals, data["reason"]) && isText(data["message"]);
		default:
			return data["state"] === "closed";
	}
}
