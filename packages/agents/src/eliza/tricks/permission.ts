import { resolve } from "node:path";
import { splitArguments } from "./arguments.ts";
import { allows, askPermission, describeDecision } from "./ask-permission.ts";
import { attempt } from "./attempt.ts";
import type { Trick } from "./trick.ts";
import { toolKind } from "./use-tool.ts";

export const permission: Trick = {
	name: "permission",
	summary: "Asks for permission to use a tool of that kind, and says what was chosen.",
	usage: "[kind]",
	async run(turn, args) {
		const kind = toolKind(splitArguments(args)[0] ?? "edit");
		const id = await turn.openTool({
			title: `Do something of kind ${kind}`,
			kind,
			locations: [{ path: resolve(turn.session.cwd, "couch.txt") }],
			rawInput: { kind },
		});
		const asked = await attempt(turn, askPermission(turn, id));
		if (!asked.ok) {
			await turn.changeTool(id, { status: "failed", rawOutput: { error: asked.reason } });
			await turn.speak(`I could not ask you: ${asked.reason}`);
			return "end_turn";
		}
		const status = allows(asked.value) ? "completed" : "failed";
		await turn.changeTool(id, { status, rawOutput: { decision: asked.value } });
		await turn.speak(describeDecision(asked.value));
		return "end_turn";
	},
};
