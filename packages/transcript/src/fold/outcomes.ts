import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { reduceTurn } from "../turn/reduce-turn.ts";
import { emptyTurn, type TextItem, type Turn } from "../turn/turn.ts";
import { TurnDraft } from "../turn/turn-draft.ts";
import { type Block, blockOf, isFoldable } from "./foldable.ts";

/**
 * The outcomes of two runs of events for their turn: if they are equal, one run can replace the other. The cost does not depend
 * on what came before: only the end of an earlier text is simulated, as far as the runs reach back into it.
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
	const replaced = new Set<string>();
	for (const event of events) {
		if (replacesBlock(event)) replaced.add(blockOf(event));
		reduceTurn(draft, relocate(event, before, ends, replaced));
	}
	return draft.finish();
};

/** After an event with the whole text, earlier text does not matter. */
const replacesBlock = (event: LogEvent): event is KnownEvent<"text"> =>
	event.type === "text" && event.payload.replace === true;

/** The end of an earlier text: its last `length` offsets stand for all of it. */
type End = { readonly event: KnownEvent<"text">; readonly block: Block; readonly length: number };

const reach = (
	ends: Map<string, End>,
	run: readonly LogEvent[],
	before: ReadonlyMap<string, Block>,
): void => {
	const replaced = new Set<string>();
	for (const event of run) {
		if (event.type !== "text") continue;
		const key = blockOf(event);
		const block = before.get(key);
		if (block === undefined) continue;
		if (replacesBlock(event)) replaced.add(key);
		const back = replaced.has(key) ? 0 : block.end - event.payload.offset;
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
	replaced: ReadonlySet<string>,
): LogEvent => {
	if (!isFoldable(event)) return event;
	const key = blockOf(event);
	const block = before.get(key);
	if (block === undefined) return event;
	switch (event.type) {
		case "text": {
			const start = replaced.has(key) ? 0 : block.end - (ends.get(key)?.length ?? 0);
			const offset = Math.max(0, event.payload.offset - start);
			return { ...event, payload: { ...event.payload, offset } };
		}
		case "tool":
			return { ...event, payload: { ...event.payload, at: block.at, since: block.since } };
		case "activity":
			return { ...event, payload: { ...event.payload, at: block.at, since: block.since } };
		case "plan":
			return { ...event, payload: { ...event.payload, at: block.at, since: block.since } };
	}
};
