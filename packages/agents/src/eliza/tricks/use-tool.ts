import { resolve } from "node:path";
import type { ToolKind } from "@agentclientprotocol/sdk";
import type { Turn } from "../agent/turn.ts";

const kinds: ReadonlySet<string> = new Set<ToolKind>([
	"read",
	"edit",
	"delete",
	"move",
	"search",
	"execute",
	"think",
	"fetch",
	"switch_mode",
	"other",
]);

const isToolKind = (name: string): name is ToolKind => {
	return kinds.has(name);
};

/** The tool kind of that name, else "other". */
export const toolKind = (name: string): ToolKind => {
	return isToolKind(name) ? name : "other";
};

/** Shows one pretended tool call from pending to its end. */
export const useTool = async (turn: Turn, name: string, fails: boolean): Promise<void> => {
	const path = resolve(turn.session.cwd, `${name}.txt`);
	const id = await turn.openTool({
		title: `Use ${name}`,
		name,
		kind: toolKind(name),
		locations: [{ path, line: 1 }],
		rawInput: { name, path },
	});
	await turn.beat();
	await turn.changeTool(id, { status: "in_progress" });
	await turn.beat();
	const text = fails ? `${name} did not want to.` : `${name} is done.`;
	await turn.changeTool(id, {
		status: fails ? "failed" : "completed",
		content: [{ type: "content", content: { type: "text", text } }],
		rawOutput: { ok: !fails },
	});
};
