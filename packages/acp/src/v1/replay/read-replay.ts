import { isTextBlock, updateCheck } from "../wire/check.ts";
import type { ToolCall } from "../wire/tool-call.ts";

export type Update = Readonly<Record<string, unknown>>;

export type ReplayedText = {
	readonly kind: "user" | "answer" | "thought";
	readonly text: string;
	readonly updates: readonly Update[];
};

/** A piece of a replayed conversation, and the updates that it was told in. */
export type Replayed =
	| ReplayedText
	| {
			readonly kind: "tool";
			readonly toolCallId: string;
			readonly title: string;
			readonly updates: readonly Update[];
	  }
	| { readonly kind: "activity"; readonly activityId: string; readonly updates: readonly Update[] }
	| { readonly kind: "content" | "plan"; readonly updates: readonly Update[] };

const isChunk = {
	user_message_chunk: { kind: "user", is: updateCheck("user_message_chunk") },
	agent_message_chunk: { kind: "answer", is: updateCheck("agent_message_chunk") },
	agent_thought_chunk: { kind: "thought", is: updateCheck("agent_thought_chunk") },
} as const;
const isTool = updateCheck("tool_call");
const isPlan = updateCheck("plan");
const isCompaction = updateCheck("compaction_update");
const isSummary = updateCheck("compaction_summary_chunk");
const isSubagent = updateCheck("subagent_update");

const stateKinds: ReadonlySet<unknown> = new Set([
	"available_commands_update",
	"current_mode_update",
	"config_option_update",
	"usage_update",
	"session_info_update",
]);

/** Whether an update tells what counts now, and nothing of the conversation. */
export const isState = ({ sessionUpdate }: Update): boolean => stateKinds.has(sessionUpdate);

/** Reads a replay. Adjacent chunks of a kind are one piece, however the agent cut them; what is not conversation is left out. */
export const readReplay = (updates: readonly Update[]): readonly Replayed[] => {
	const runs: Replayed[][] = [];
	for (const update of updates) {
		const piece = readPiece(update);
		if (piece === undefined) continue;
		const run = runs.at(-1);
		const last = run?.at(-1);
		if (run !== undefined && last !== undefined && continues(last, piece)) run.push(piece);
		else runs.push([piece]);
	}
	return runs.flatMap((run) => joined(run));
};

const readPiece = (update: Update): Replayed | undefined => {
	const { sessionUpdate: kind } = update;
	const updates = [update];
	switch (kind) {
		case "user_message_chunk":
		case "agent_message_chunk":
		case "agent_thought_chunk": {
			const chunk = isChunk[kind];
			if (!chunk.is(update)) return undefined;
			const { content } = update;
			if (isTextBlock(content)) return { kind: chunk.kind, text: content.text, updates };
			return chunk.kind === "user" ? { kind: "user", text: "", updates } : { kind: "content", updates };
		}
		case "tool_call":
		case "tool_call_update":
			return isTool(update)
				? { kind: "tool", toolCallId: update.toolCallId, title: titleOf(update), updates }
				: undefined;
		case "plan":
			return isPlan(update) ? { kind: "plan", updates } : undefined;
		case "plan_update":
		case "plan_removed":
			return { kind: "plan", updates };
		case "compaction_update":
		case "compaction_summary_chunk":
		case "subagent_update": {
			const activityId = activityOf(update);
			return activityId === undefined ? undefined : { kind: "activity", activityId, updates };
		}
		default:
			return undefined;
	}
};

const continues = (one: Replayed, other: Replayed): boolean => {
	if (one.kind !== other.kind) return false;
	if (one.kind === "activity") return other.kind === "activity" && one.activityId === other.activityId;
	if (one.kind === "tool") return other.kind === "tool" && one.toolCallId === other.toolCallId;
	return "text" in one;
};

const titleOf = ({ title }: ToolCall): string => (typeof title === "string" ? title : "");

const activityOf = (update: Update): string | undefined => {
	if (isCompaction(update) || isSummary(update)) return update.compactionId;
	return isSubagent(update) ? update.sessionId : undefined;
};

const joined = (run: readonly Replayed[]): readonly Replayed[] => {
	const [first] = run;
	if (first === undefined || run.length === 1) return run;
	const updates = run.flatMap((piece) => piece.updates);
	if (first.kind === "activity") return [{ ...first, updates }];
	if (first.kind === "tool") {
		const titles = run.map((piece) => (piece.kind === "tool" ? piece.title : ""));
		return [{ ...first, title: titles.find((title) => title !== "") ?? "", updates }];
	}
	if (!("text" in first)) return run;
	const text = run.map((piece) => ("text" in piece ? piece.text : "")).join("");
	return [{ kind: first.kind, text, updates }];
};
