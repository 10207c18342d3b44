import { resolve } from "node:path";
import type { PermissionOption, ToolCallUpdate } from "@agentclientprotocol/sdk";
import type { Turn } from "../agent/turn.ts";
import { attempt } from "./attempt.ts";
import { type Trick, usageLine } from "./trick.ts";

const once: PermissionOption = { optionId: "yes", kind: "allow_once", name: "Yes" };
const no: PermissionOption = { optionId: "no", kind: "reject_once", name: "No" };
const always: PermissionOption = {
	optionId: "yes-always",
	kind: "allow_always",
	name: "Yes, and stop asking",
};
const again: PermissionOption = { optionId: "yes-edits", kind: "allow_always", name: "Yes, all edits today" };

/** The tool call as the permission tells it: all that the announced one left out. */
const richCall = (turn: Turn, toolCallId: string): ToolCallUpdate => {
	const path = resolve(turn.session.cwd, "couch.txt");
	return {
		toolCallId,
		title: "Edit couch.txt",
		kind: "edit",
		status: "pending",
		locations: [{ path, line: 1 }],
		rawInput: { file_path: path, old_string: "soft", new_string: "hard" },
		content: [{ type: "diff", path, oldText: "soft\n", newText: "hard\n" }],
	};
};

/** Permissions as agents ask for them that are not like the others. */
export const consent: Trick = {
	name: "consent",
	summary:
		"Asks for permission: richer than its tool call, for a call never announced, with always first, or kinds twice.",
	usage: "<rich|alone|always|twice>",
	async run(turn, args) {
		const way = args.trim();
		if (!["rich", "alone", "always", "twice"].includes(way)) {
			await turn.speak(`In which way? Type \`${usageLine(consent)}\`.`);
			return "end_turn";
		}
		const toolCallId =
			way === "alone" ? turn.session.nextId("tool") : await turn.openTool({ title: "Edit", kind: "other" });
		const options =
			way === "always" ? [always, once, no] : way === "twice" ? [always, again, once, no] : [once, no];
		const asked = await attempt(
			turn,
			turn.request("session/request_permission", {
				sessionId: turn.session.id,
				toolCall: richCall(turn, toolCallId),
				options,
			}),
		);
		const outcome = asked.ok ? asked.value.outcome : undefined;
		const chosen = outcome?.outcome === "selected" ? outcome.optionId : "nothing";
		const status = chosen.startsWith("yes") ? "completed" : "failed";
		await turn.changeTool(toolCallId, { status });
		await turn.say(asked.ok ? `You chose ${chosen}.` : `I could not ask you: ${asked.reason}`);
		return "end_turn";
	},
};
