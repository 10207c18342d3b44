import type { Item, ToolItem, Turn } from "@parley/transcript/turn/turn";
import type { RowContents, RowPlan } from "./row-content.ts";
import { planToolRows } from "./tool-rows.ts";

/** What decides about the rows of a turn apart from the turn itself. */
export type TurnView = {
	readonly running: boolean;
	readonly isOpen: (key: string) => boolean;
};

/** The rows of one turn, in order. Pure: the same turn gives the same rows, live or restored. */
export const rowsOfTurn = (turn: Turn, view: TurnView): readonly RowPlan[] => {
	const rows: RowPlan[] = [];
	const prefix = `${turn.number}/`;
	if (turn.prompt !== undefined)
		rows.push({ key: `${prefix}prompt`, kind: "prompt", content: { prompt: turn.prompt } });
	let tools: ToolItem[] = [];
	const closeGroup = (): void => {
		rows.push(...planToolRows(prefix, tools, view.isOpen));
		tools = [];
	};
	turn.items.forEach((item, position) => {
		if (item.type === "tool") {
			tools.push(item);
			return;
		}
		const done = turn.end !== undefined || position < turn.items.length - 1;
		const plan = planItem(`${prefix}${item.id}`, item, done);
		if (plan === undefined) return;
		closeGroup();
		rows.push(plan);
	});
	closeGroup();
	if (view.running) rows.push({ key: `${prefix}working`, kind: "working", content: doing(turn) });
	if (turn.end !== undefined && turn.end.outcome !== "completed") {
		const again = turn.prompt?.content ?? [];
		rows.push({ key: `${prefix}end`, kind: "end", content: { end: turn.end, again } });
	}
	return rows;
};

const planItem = (key: string, item: Exclude<Item, ToolItem>, done: boolean): RowPlan | undefined => {
	switch (item.type) {
		case "text":
			if (item.text === "") return undefined;
			return item.kind === "answer"
				? { key, kind: "answer", content: { item, done } }
				: { key, kind: "thought", content: { item, done } };
		case "content":
			return { key, kind: "content", content: { item } };
		case "plan":
			return { key, kind: "plan", content: { item } };
		case "permission":
			// While it is pending, the card above the composer shows it.
			return item.outcome === undefined ? undefined : { key, kind: "permission", content: { item } };
		case "seam":
			return { key, kind: "seam", content: { item } };
		case "loss":
			return { key, kind: "loss", content: { item } };
		case "unknown":
			return { key, kind: "unknown", content: { item } };
	}
};

/** In a few words, for the line at the end of a turn under way. */
const doing = (turn: Turn): RowContents["working"] => {
	if (turn.items.some((item) => item.type === "permission" && item.outcome === undefined))
		return { doing: "Waiting for your answer", waiting: true };
	const last = turn.items.at(-1);
	if (last?.type === "tool" && last.call.status === "running")
		return { doing: "Using a tool", waiting: false };
	if (last?.type !== "text") return { doing: "Working", waiting: false };
	return { doing: last.kind === "thought" ? "Thinking" : "Answering", waiting: false };
};
