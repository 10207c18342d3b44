import { isEventEnvelope, isRequestEnvelope, isResponseEnvelope } from "@parley/protocol/contract/check";
import { isConnectionStatus } from "./check-status.ts";
import { isSessionUpdate } from "./check-update.ts";
import { type Fields, isCount, isFields, isId, isOptional, isText } from "./fields.ts";
import { portVersion, type SharedMessage, type TabMessage } from "./port-message.ts";

export function isTabMessage(data: unknown): data is TabMessage {
	if (isRequestEnvelope(data)) return true;
	if (!isFields(data) || data["v"] !== portVersion) return false;
	switch (data["kind"]) {
		case "attach":
			return isText(data["origin"]) && isText(data["token"]);
		case "open":
			return isId(data["feed"]) && isId(data["sessionId"]) && isOptional(data["turns"], isCount);
		case "reopen":
		case "leave":
			return isId(data["feed"]);
		case "retry":
		case "beat":
		case "took":
		case "detach":
			return true;
		default:
			return false;
	}
}

export function isSharedMessage(data: unknown): data is SharedMessage {
	if (isResponseEnvelope(data) || isEventEnvelope(data)) return true;
	if (!isFields(data) || data["v"] !== portVersion) return false;
	switch (data["kind"]) {
		case "status":
			return isConnectionStatus(data["status"]);
		case "update":
			return isUpdateMessage(data);
		case "beat":
		case "lost":
			return true;
		default:
			return false;
	}
}

function isUpdateMessage({ feed, sessionId, update }: Fields): boolean {
	return isId(feed) && isId(sessionId) && isSessionUpdate(update, sessionId);
}
