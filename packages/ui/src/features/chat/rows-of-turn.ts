import type { TurnEnd } from "@parley/protocol/prompt/events";
import { askedTools, permissionsByTool } from "@parley/transcript/turn/tool-state";
import type { Item, PermissionItem, PlanItem, TextItem, ToolItem, Turn } from "@parley/transcript/turn/turn";
import type { Doing, RowPlan } from "./row-content.ts";
import { planToolRows } from "./tool-rows.ts";

/** What determines the rows of a turn besides the turn itself. */
export type TurnView = {
	readonly running: boolean;
	/** Whether the agent can still say something that belongs to it: it is the newest, and the agent is there. */
	readonly current: boolean;
	readonly isOpen: (key: string) => boolean;
	/** The newest plan of the turns before. */
	readonly planBefore: () => PlanItem | undefined;
};

/** The rows of one turn, in order. Pure: the same turn gives the same rows, live or restored. */
export const rowsOfTurn = (turn: Turn, view: TurnView): readonly RowPlan[] => {
	const { end, items } = turn;
	const prefix = `${turn.number}/`;
	const rows: RowPlan[] = [];
	if (turn.prompt !== undefined)
		rows.push({ key: `${prefix}prompt`, kind: "prompt", content: { prompt: turn.prompt } });
	if (turn.firstItem > 0) rows.push({ key: `${prefix}earlier`, kind: "earlier", content: {} });
	// Agents sometimes continue after the end, and another agent may then take over.
	const afterEnd = end === undefined ? -1 : items.findIndex((item) => item.startedAt > end.endedAt);
	const before = afterEnd < 0 ? items : items.slice(0, afterEnd);
	rows.push(...rowsOfItems(turn, before, view));
	if (view.running)
		rows.push({ key: `${prefix}working`, kind: "working", content: { doing: doingIn(turn) } });
	if (end !== undefined && isWorthALine(end) && lostPrompt(turn) === undefined) {
		const again = turn.prompt?.content ?? [];
		rows.push({ key: `${prefix}end`, kind: "end", content: { end, again } });
	}
	if (afterEnd >= 0) rows.push(...rowsOfItems(turn, items.slice(afterEnd), view));
	return rows;
};

/** The answer alone shows that a turn completed normally. */
const isWorthALine = ({ outcome, empty }: TurnEnd): boolean => outcome !== "completed" || empty !== undefined;

const rowsOfItems = (turn: Turn, items: readonly Item[], view: TurnView): readonly RowPlan[] => {
	const rows: RowPlan[] = [];
	const prefix = `${turn.number}/`;
	const { isOpen } = view;
	const facts = factsOf(turn);
	let tools: ToolItem[] = [];
	const closeGroup = (): void => {
		const isCut = turn.firstItem > 0 && tools[0] === turn.items[0];
		rows.push(
			...planToolRows(tools, {
				...{ prefix, isOpen, isCut },
				permissions: facts.permissions,
				asked: facts.asked,
				outputOf: facts.outputOf,
			}),
		);
		tools = [];
	};
	for (const item of items) {
		if (item.type === "tool") {
			tools.push(item);
			continue;
		}
		const plan = planItem(`${prefix}${item.id}`, item, turn, facts, view);
		if (plan === undefined) continue;
		closeGroup();
		rows.push(plan);
	}
	closeGroup();
	return rows;
};

/** The loss that took this turn's prompt with it. Its row makes an end row redundant. */
const lostPrompt = ({ end, items }: Turn): Item | undefined =>
	end?.outcome === "interrupted" ? items.findLast((item) => item.type === "loss") : undefined;

/** Facts about the turn as a whole, computed once because turns can be long. */
type TurnFacts = {
	/** The newest permission request for each tool. */
	readonly permissions: ReadonlyMap<string, PermissionItem>;
	/** The tools that a question waits for. */
	readonly asked: ReadonlySet<string>;
	readonly toolIds: ReadonlySet<string>;
	readonly activityIds: ReadonlySet<string>;
	readonly firstAnswer: Item | undefined;
	readonly lastAnswer: Item | undefined;
	readonly outputOf: (toolCallId: string) => string;
	readonly summaryOf: (activityId: string) => string;
};

const factsOf = ({ items }: Turn): TurnFacts => {
	const isAnswer = (item: Item): boolean =>
		item.type === "text" && item.kind === "answer" && item.text !== "";
	return {
		permissions: permissionsByTool(items),
		asked: askedTools(items),
		toolIds: new Set(items.flatMap((item) => (item.type === "tool" ? [item.call.toolCallId] : []))),
		activityIds: new Set(
			items.flatMap((item) => (item.type === "activity" ? [item.activity.activityId] : [])),
		),
		firstAnswer: items.find(isAnswer),
		lastAnswer: items.findLast(isAnswer),
		outputOf: textsOf(items, "output"),
		summaryOf: textsOf(items, "summary"),
	};
};

/** The texts of a kind by what they belong to. */
const textsOf = (items: readonly Item[], kind: TextItem["kind"]): ((id: string) => string) => {
	const texts = new Map<string, string>();
	for (const item of items)
		if (item.type === "text" && item.kind === kind)
			texts.set(item.messageId, `${texts.get(item.messageId) ?? ""}${item.text}`);
	return (id) => texts.get(id) ?? "";
};

const planItem = (
	key: string,
	item: Exclude<Item, ToolItem>,
	turn: Turn,
	facts: TurnFacts,
	view: TurnView,
): RowPlan | undefined => {
	switch (item.type) {
		case "text":
			return item.text === "" ? undefined : planText(key, item, turn, facts);
		case "content":
			return { key, kind: "content", content: { item } };
		case "notice":
			return { key, kind: "notice", content: { item } };
		case "activity": {
			const isAfter = turn.end !== undefined && item.startedAt > turn.end.endedAt;
			const running = view.running || (view.current && isAfter);
			const summary = facts.summaryOf(item.activity.activityId);
			return { key, kind: "activity", content: { item, summary, running } };
		}
		case "plan":
			return item.removed === true || repeats(item, view.planBefore)
				? undefined
				: { key, kind: "plan", content: { item, over: turn.end !== undefined } };
		case "permission":
			// While the request is pending, the card above the composer shows it; afterwards its tool's line does.
			return item.outcome === undefined || isOnTool(item, facts)
				? undefined
				: { key, kind: "permission", content: { item } };
		case "question":
			// While it is open, the card above the composer shows it.
			return item.outcome === undefined ? undefined : { key, kind: "question", content: { item } };
		case "seam":
			return { key, kind: "seam", content: { item } };
		case "loss": {
			const again = item === lostPrompt(turn) ? (turn.prompt?.content ?? nothing) : nothing;
			return { key, kind: "loss", content: { item, again } };
		}
		case "unknown":
			return { key, kind: "unknown", content: { item } };
	}
};

const planText = (key: string, item: TextItem, turn: Turn, facts: TurnFacts): RowPlan | undefined => {
	const done = turn.end !== undefined || item !== turn.items.at(-1);
	switch (item.kind) {
		case "answer": {
			const model = item === facts.lastAnswer ? turn.end?.model : undefined;
			return { key, kind: "answer", content: { item, done, opens: item === facts.firstAnswer, model } };
		}
		case "thought":
			return { key, kind: "thought", content: { item, done } };
		case "user":
			return { key, kind: "added", content: { item } };
		case "summary":
			return facts.activityIds.has(item.messageId) ? undefined : { key, kind: "aside", content: { item } };
		case "output":
			return facts.toolIds.has(item.messageId) ? undefined : { key, kind: "aside", content: { item } };
		case "letter":
			return { key, kind: "aside", content: { item } };
	}
};

/** Whether a plan says only what the one before it said: some agents repeat it in every turn. */
const repeats = (plan: PlanItem, planBefore: TurnView["planBefore"]): boolean => {
	const before = planBefore();
	return before !== undefined && before.removed !== true && contentOf(before) === contentOf(plan);
};

const contentOf = ({ planId, entries, markdown, uri }: PlanItem): string =>
	JSON.stringify([planId, entries, markdown, uri]);

/** Whether a tool's line shows this decision: it shows only the newest request for the tool. */
const isOnTool = (permission: PermissionItem, { permissions, toolIds }: TurnFacts): boolean => {
	const { toolCallId = "" } = permission.request;
	return permissions.get(toolCallId) === permission && toolIds.has(toolCallId);
};

/** A constant, so that its identity does not cause a redraw. */
const nothing: readonly never[] = [];

/** For the last line of a running turn. */
const doingIn = (turn: Turn): Doing => {
	const waits = (item: Item): boolean =>
		(item.type === "permission" || item.type === "question") && item.outcome === undefined;
	if (turn.items.some(waits)) return "waitingForAnswer";
	const last = turn.items.at(-1);
	if (last?.type === "tool" && last.call.status === "running") return "usingTool";
	if (last?.type !== "text") return "working";
	return last.kind === "thought" ? "thinking" : "answering";
};
