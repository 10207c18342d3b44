import { RequestError, type StopReason } from "@agentclientprotocol/sdk";
import type { Turn } from "../agent/turn.ts";
import { splitArguments, wholeNumber } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

const internalError = -32603;
const defaultLevels = 3500;
/** As text: serializing a value nested this deeply may fail. */
const nested = (levels: number): string => `${'{"in":'.repeat(levels)}"the abyss"${"}".repeat(levels)}`;

/** The update that carries something nested, as JSON. */
const updates: Readonly<Record<string, (value: string, toolCallId: string) => string>> = {
	state: (value) => `{"sessionUpdate":"session_info_update","title":"Deep","abyss":${value}}`,
	commands: (value) => `{"sessionUpdate":"available_commands_update","availableCommands":[${value}]}`,
	plan: (value) =>
		`{"sessionUpdate":"plan","entries":[{"content":"Fall","status":"pending","_meta":${value}}],"_meta":${value}}`,
	badPlan: (value) => `{"sessionUpdate":"plan","entries":${value}}`,
	input: (value, toolCallId) =>
		`{"sessionUpdate":"tool_call","toolCallId":"${toolCallId}","title":"Fall","status":"completed","rawInput":${value}}`,
	content: (value, toolCallId) =>
		`{"sessionUpdate":"tool_call","toolCallId":"${toolCallId}","title":"Fall","status":"completed","content":[${value}]}`,
	meta: (value) =>
		`{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"It goes down. ","_meta":${value}},"_meta":${value}}`,
	unknown: (value) => `{"sessionUpdate":"eliza_abyss_update","abyss":${value}}`,
};

const places = [...Object.keys(updates), "error"];

export const deep: Trick = {
	name: "deep",
	summary: "Says something that is nested very deeply, in one place of a message or in all of them.",
	usage: `[${places.join("|")}|all] [levels]`,
	async run(turn, args): Promise<StopReason> {
		const [place = "all", word] = splitArguments(args);
		const levels = wholeNumber(word, 1, 10_000_000) ?? defaultLevels;
		const chosen = place === "all" ? Object.keys(updates) : [place];
		if (!chosen.every((each) => places.includes(each))) {
			await turn.speak(`Where? Type \`${usageLine(deep)}\`.`);
			return "end_turn";
		}
		for (const each of chosen) await say(turn, updates[each]?.(nested(levels), turn.session.nextId("tool")));
		if (place === "error" || place === "all") {
			throw new RequestError(internalError, "Eliza fell into the abyss.", JSON.parse(nested(levels)));
		}
		await turn.speak("Did you see the bottom of it?");
		return "end_turn";
	},
};

const say = async (turn: Turn, update: string | undefined): Promise<void> => {
	if (update === undefined) return;
	const sessionId = JSON.stringify(turn.session.id);
	await turn.host.outlet.write(
		`{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":${sessionId},"update":${update}}}\n`,
	);
};
