import { isFields } from "@parley/base/guards/fields";
import { isCount, isOptional, isText } from "@parley/base/guards/scalars";
import { isId } from "../shared/is-id.ts";
import { type HostMessage, type ViewMessage, viewCommands, viewVersion } from "./view-message.ts";

/** Checks the frame only: the reader of a port checks what it carries. */
export const isViewMessage = (data: unknown): data is ViewMessage => {
	if (!isFields(data) || data["v"] !== viewVersion) return false;
	switch (data["kind"]) {
		case "port":
			return isId(data["port"]) && "message" in data;
		case "beat":
			return isCount(data["beat"]);
		case "shows":
			return isText(data["title"]) && isOptional(data["sessionId"], isId);
		default:
			return false;
	}
};

export const isHostMessage = (data: unknown): data is HostMessage => {
	if (!isFields(data) || data["v"] !== viewVersion) return false;
	switch (data["kind"]) {
		case "port":
			return isId(data["port"]) && "message" in data;
		case "beat":
			return isCount(data["beat"]);
		case "show":
			return isId(data["sessionId"]);
		case "run":
			return viewCommands.some((command) => command === data["command"]);
		case "folders":
			return isTexts(data["folders"]);
		default:
			return false;
	}
};

export const isTexts = (value: unknown): value is readonly string[] => {
	return Array.isArray(value) && value.every(isText);
};
