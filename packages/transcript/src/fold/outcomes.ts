import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { reduceTurn } from "../turn/reduce-turn.ts";
import { emptyTurn, type TextItem, type Turn } from "../turn/turn.ts";
import { TurnDraft } from "../turn/turn-draft.ts";
import { type Block, blockOf, isFoldable } from "./foldable.ts";

/**
 * What two runs of events bring to their turn: if it is the same, one can stand for the other. The cost does not depend on
 * how much there was before: of texts that had begun, only their end is made up, as far as the runs go back into it.
 */
export const outcomesOf = (
	one: readonly LogEvent[],
	other: readonly LogEvent[],
	before: ReadonlyMap<string, Block>,
): readonly [Turn, Turn] => {
	const ends = new Map<string, End>();
	for (const run of [one, other]) reach(ends, run, before);
	return [outcomeOf(one, before, ends), outcomeOf(other, before, ends)];
};

const outcomeOf = (
	events: readonly LogEvent[],
	before: ReadonlyMap<string, Block>,
	ends: ReadonlyMap<string, End>,
): Turn => {
	const items = [...ends].map(([id, end]) => begunText(id, end));
	const draft = new TurnDraft({ ...emptyTurn(0), items });
	const begunAnew = new Set<string>();
	for (const event of events) {
		if (beginsAnew(event)) begunAnew.add(blockOf(event));
		reduceTurn(draft, relocate(event, before, ends, begunAnew));
	}
	return draft.finish();
};

/** From a whole text on, what there was before does not matter. */
const beginsAnew = (event: LogEvent): event is KnownEvent<"text"> =>
	event.type === "text" && event.payload.replace === true;

/** The end of a text that had begun: what it has from its last `length` offsets on stands for all of it. */
type End = { readonly event: KnownEvent<"text">; readonly block: Block; readonly length: number };

const reach = (
	ends: Map<string, End>,
	run: readonly LogEvent[],
	before: ReadonlyMap<string, Block>,
): void => {
	const begunAnew = new Set<string>();
	for (const event of run) {
		if (event.type !== "text") continue;
		const key = blockOf(event);
		const block = before.get(key);
		if (block === undefined) continue;
		if (beginsAnew(event)) begunAnew.add(key);
		const back = begunAnew.has(key) ? 0 : block.end - event.payload.offset;
		const known = ends.get(key);
		ends.set(key, { event: known?.event ?? event, block, length: Math.max(known?.length ?? 0, back) });
	}
};

const begunText = (id: string, { event, block, length }: End): TextItem => {
	const hole = Math.max(0, block.hole - (block.end - length));
	return {
		type: "text",
		id,
		at: block.at,
		startedAt: block.since,
		updatedAt: block.since,
		through: 0,
		kind: event.payload.kind,
		messageId: event.payload.messageId,
		text: "\0".repeat(length - hole),
		...(hole > 0 ? { hole: { offset: hole, at: 0 } } : {}),
	};
};

const relocate = (
	event: LogEvent,
	before: ReadonlyMap<string, Block>,
	ends: ReadonlyMap<string, End>,
	begunAnew: ReadonlySet<string>,
): LogEvent => {
	if (!isFoldable(event)) return event;
	const key = blockOf(event);
	const block = before.get(key);
	if (block === undefined) return event;
	switch (event.type) {
		case "text": {
			const start = begunAnew.has(key) ? 0 : block.end - (ends.get(key)?.length ?? 0);
			const offset = Math.max(0, event.payload.offset - start);
			return { ...event, payload: { ...event.payload, offset } };
		}
		case "tool":
			return { ...event, payload: { ...event.payload, at: block.at, since: block.since } };
		case "plan":
			return { ...event, payload: { ...event.payload, at: block.at, since: block.since } };
	}
};
