import { resolve } from "node:path";
import type { Turn } from "../agent/turn.ts";
import { splitFirst } from "./arguments.ts";
import { allows, askUnlessSettled, type Decision, describeDecision } from "./ask-permission.ts";
import { attempt } from "./attempt.ts";
import { type Trick, usageLine } from "./trick.ts";

export const write: Trick = {
	name: "write",
	summary: "Writes a file through the client, after asking.",
	usage: "<path> <text>",
	async run(turn, args) {
		const [name, text] = splitFirst(args);
		if (name === "") {
			await turn.speak(`Where to? Type \`${usageLine(write)}\`.`);
			return "end_turn";
		}
		if (!turn.capabilities.fs?.writeTextFile) {
			await turn.speak("Your client does not let me write files.");
			return "end_turn";
		}
		await turn.speak(await writeFile(turn, resolve(turn.session.cwd, name), text));
		return "end_turn";
	},
};

const writeFile = async (turn: Turn, path: string, newText: string): Promise<string> => {
	const sessionId = turn.session.id;
	const oldText = await readOld(turn, path);
	const id = await turn.openTool({
		title: `Write ${path}`,
		kind: "edit",
		content: [{ type: "diff", path, oldText, newText }],
		locations: [{ path }],
		rawInput: { path, text: newText },
	});
	const fail = async (reason: string): Promise<string> => {
		await turn.changeTool(id, { status: "failed", rawOutput: { error: reason } });
		return reason;
	};
	const asked = await attempt<Decision>(turn, askUnlessSettled(turn, id, "write"));
	if (!asked.ok) return fail(`I could not ask you: ${asked.reason}`);
	if (!allows(asked.value)) return fail(`${describeDecision(asked.value)} I wrote nothing.`);
	await turn.changeTool(id, { status: "in_progress" });
	const written = await attempt(
		turn,
		turn.request("fs/write_text_file", { sessionId, path, content: newText }),
	);
	if (!written.ok) return fail(`I could not write ${path}: ${written.reason}`);
	await turn.changeTool(id, { status: "completed", rawOutput: { characters: newText.length } });
	return `I wrote ${newText.length} characters to ${path}.`;
};

/** What the file holds now; null when there is none or the client does not say. */
const readOld = async (turn: Turn, path: string): Promise<string | null> => {
	if (!turn.capabilities.fs?.readTextFile) return null;
	const read = await attempt(turn, turn.request("fs/read_text_file", { sessionId: turn.session.id, path }));
	return read.ok ? read.value.content : null;
};
