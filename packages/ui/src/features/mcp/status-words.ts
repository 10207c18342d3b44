import type { ServerState } from "@parley/protocol/mcp/state";
import { say, sayWording } from "@parley/words/spoken";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

export type StatusLook = { readonly icon: IconName; readonly tone: "muted" | "warning" };

/** What becomes of a server, and what the agent has at the moment. Never more than is known. */
export const statusWords = (server: ServerState): string => {
	const { status, isInUse, isOutdated, reason = "", wording, transport = "" } = server;
	switch (status) {
		case "given":
			if (isOutdated === true) return say("mcp.givenOutdated");
			return say(isInUse ? "mcp.given" : "mcp.givenNext");
		case "off":
			return say(isInUse ? "mcp.offNext" : "mcp.off");
		case "untrusted":
			return say("mcp.untrusted");
		case "needsApproval":
			return say(isInUse ? "mcp.stillThere" : "mcp.needsApproval");
		case "notSupported":
			return say("mcp.notSupported", { transport });
		case "invalid":
			return say("mcp.invalid", { reason: sayWording(wording, reason) });
		case "secretMissing":
			return say("mcp.secretMissing", { reason: sayWording(wording, reason) });
	}
};

export const statusLook = ({ status, isInUse }: ServerState): StatusLook => {
	switch (status) {
		case "given":
			return { icon: isInUse ? "pass" : "history", tone: "muted" };
		case "off":
			return { icon: "circleSlash", tone: "muted" };
		case "notSupported":
			return { icon: "info", tone: "muted" };
		case "untrusted":
		case "needsApproval":
			return { icon: "shield", tone: "warning" };
		case "invalid":
		case "secretMissing":
			return { icon: "warning", tone: "warning" };
	}
};
