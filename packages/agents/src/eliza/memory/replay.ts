import type { Chosen } from "../options/options.ts";
import type { KeptUpdate } from "./journal.ts";
import type { RecordedTurn } from "./session-record.ts";

/** The updates of a load, told the way the options want it. */
export const replayOf = (turns: readonly RecordedTurn[], ways: Chosen<"load">): readonly KeptUpdate[] => {
	if (ways.has("nothing")) return [];
	let told = ways.has("less") ? turns.slice(-1) : turns;
	if (ways.has("reversed")) told = told.toReversed();
	let updates = told.flatMap((turn) => (ways.has("reordered") ? byKind(turn.updates) : turn.updates));
	if (ways.has("noisy")) updates = [noise, ...updates, noise];
	if (ways.has("other-ids")) updates = updates.map(withOtherIds);
	if (ways.has("no-ids")) updates = updates.map(({ messageId: _, ...rest }) => rest);
	return ways.has("doubled") ? [...updates, ...updates] : updates;
};

const noise: KeptUpdate = {
	sessionUpdate: "user_message_chunk",
	messageId: "noise",
	content: { type: "text", text: "<system-reminder>The patient has not been fed.</system-reminder>" },
};

const kinds = [
	"user_message_chunk",
	"agent_message_chunk",
	"agent_thought_chunk",
	"tool_call",
	"tool_call_update",
];

/** The prompt, then all that was said, then all thoughts, then all tools: how agents replay that keep these apart. */
const byKind = (updates: readonly KeptUpdate[]): readonly KeptUpdate[] => {
	const place = ({ sessionUpdate }: KeptUpdate) =>
		(kinds.indexOf(sessionUpdate) + kinds.length) % kinds.length;
	return updates.toSorted((one, two) => place(one) - place(two));
};

const withOtherIds = (update: KeptUpdate): KeptUpdate => {
	const { messageId, toolCallId } = update;
	return {
		...update,
		...(messageId !== undefined && { messageId: `other-${String(messageId)}` }),
		...(toolCallId !== undefined && { toolCallId: `other-${String(toolCallId)}` }),
	};
};
