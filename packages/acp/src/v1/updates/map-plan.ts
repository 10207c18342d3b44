import { isFields } from "@parley/base/guards/fields";
import type { PlanEntry, PlanState } from "@parley/protocol/plan/events";
import { interruptText, type Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";
import { keptUpdate } from "./unread-update.ts";

/** A longer plan is kept unread, and then as a blob. */
const maxMarkdown = 128 * 1024;
const maxUri = 8192;

/** Maps the entries of a plan. A status or priority of tomorrow does not cost its entry; what is no entry is kept beside the plan. */
export const mapPlan = (state: MappingState, entries: readonly unknown[], planId?: string): Mapped => {
	const read = entries.map((entry) => ({ entry, known: readEntry(entry) }));
	const odd = read.flatMap(({ entry, known }) => (known === undefined || known.isOdd ? [entry] : []));
	const own = planId === undefined ? {} : { planId };
	const plan = show(state, { ...own, entries: read.flatMap(({ known }) => known?.entry ?? []) });
	return odd.length === 0
		? plan
		: { ...plan, events: [...plan.events, keptUpdate("plan", { ...own, entries: odd })] };
};

/** Maps a plan with an id. Undefined if its form is unknown. */
export const mapPlanUpdate = (
	state: MappingState,
	plan: { readonly planId: string } & Readonly<Record<string, unknown>>,
): Mapped | undefined => {
	const { type, planId, entries, content, uri } = plan;
	if (type === "items" && Array.isArray(entries)) return mapPlan(state, entries, planId);
	if (type === "markdown" && typeof content === "string" && content.length <= maxMarkdown)
		return show(state, { planId, entries: [], markdown: content });
	if (type === "file" && typeof uri === "string" && uri.length <= maxUri)
		return show(state, { planId, entries: [], uri });
	return undefined;
};

export const mapPlanRemoved = (state: MappingState, planId: string): Mapped =>
	show(state, { planId, entries: [], removed: true });

const show = (state: MappingState, payload: PlanState): Mapped => ({
	state: interruptText(state),
	events: [{ type: "plan", payload }],
});

type ReadEntry = { readonly entry: PlanEntry; readonly isOdd: boolean };

const readEntry = (data: unknown): ReadEntry | undefined => {
	if (!isFields(data) || typeof data["content"] !== "string") return undefined;
	const { content, priority, status } = data;
	const known = isPriority(priority) ? { priority } : {};
	const isOdd = !isStatus(status) || (priority != null && !isPriority(priority));
	return { entry: { content, ...known, status: isStatus(status) ? status : "pending" }, isOdd };
};

const isStatus = (word: unknown): word is PlanEntry["status"] =>
	word === "pending" || word === "in_progress" || word === "completed";

const isPriority = (word: unknown): word is NonNullable<PlanEntry["priority"]> =>
	word === "high" || word === "medium" || word === "low";
