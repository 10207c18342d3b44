import type { ToolStatus } from "@parley/protocol/tool/events";
import type { ToolCall } from "@parley/transcript/turn/turn";
import type { IconName } from "../widgets/icon-glyphs.ts";

type Look = {
	readonly name: IconName;
	readonly tone: "muted" | "running" | "error";
	readonly spin: boolean;
};

const kindIcons: ReadonlyMap<string, IconName> = new Map([
	["read", "eye"],
	["edit", "edit"],
	["delete", "trash"],
	["move", "move"],
	["search", "search"],
	["execute", "terminal"],
	["think", "thinking"],
	["fetch", "globe"],
]);

/** Agents invent kinds; one that is not known still is a tool. */
export const kindIcon = (kind: string | undefined): IconName => kindIcons.get(kind ?? "") ?? "tools";

export const toolIcon = ({ status, kind }: Pick<ToolCall, "status" | "kind">): Look => {
	switch (status) {
		case "running":
		case "background":
			return { name: "loading", tone: "running", spin: true };
		case "failed":
			return { name: "error", tone: "error", spin: false };
		case "cancelled":
		case "unreported":
			return { name: "circleSlash", tone: "muted", spin: false };
		case "pending":
			return { name: "circleOutline", tone: "muted", spin: false };
		case "completed":
			return { name: kindIcon(kind), tone: "muted", spin: false };
	}
};

/** Success needs no word to those who see it; the line itself says it. */
export const toolStatusWord = (status: ToolStatus): string | undefined => {
	switch (status) {
		case "pending":
			return "waiting";
		case "running":
			return "running";
		case "failed":
			return "failed";
		case "cancelled":
			return "cancelled";
		case "unreported":
			return "no result reported";
		case "background":
			return "in background";
		case "completed":
			return undefined;
	}
};
