import { isResult, isTopicEvent } from "@parley/protocol/contract/check";
import { errorCodes } from "@parley/protocol/envelope/error-codes";
import type { SessionUpdate } from "../hub-connection.ts";
import { isCount, isFields, isOptional, isText } from "./fields.ts";

export function isSessionUpdate(data: unknown, sessionId: string): data is SessionUpdate {
	if (!isFields(data)) return false;
	switch (data["kind"]) {
		case "init":
			return (
				isFields(data["init"]) && data["init"]["kind"] === "init" && isResult("session.open", data["init"])
			);
		case "events":
			return (
				typeof data["live"] === "boolean" &&
				isTopicEvent({ topic: "events", payload: { sessionId, events: data["events"] } })
			);
		case "gap":
			return isCount(data["from"]) && isOptional(data["to"], isCount);
		case "failed":
			return isFailure(data["failure"]);
		default:
			return data["kind"] === "gone";
	}
}

function isFailure(data: unknown): boolean {
	return isFields(data) && errorCodes.some((code) => code === data["code"]) && isText(data["message"]);
}
