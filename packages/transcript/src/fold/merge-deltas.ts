import { isType } from "@parley/protocol/log/is-type";
import type { KnownEvent } from "@parley/protocol/log/log-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { mergeMeta } from "../turn/meta.ts";

/** Text length at which a merged event stops growing, so that a log can still be read in small portions. */
const maxMerged = 32 * 1024;

type TextPayload = KnownEvent<"text">["payload"];
type TextEvent = KnownEvent<"text"> & WireEvent;

/** Events merged here are ours or were checked on entry, but a row of a damaged store may lack its text. */
const isText = (event: WireEvent): event is TextEvent =>
	isType(event.type, "text") &&
	typeof event.payload["text"] === "string" &&
	typeof event.payload["offset"] === "number";

/**
 * Merges text events that continue where their neighbour ends into one event that stands for both. Everything else stays
 * unchanged. Unlike a folded block, a merged event carries only its own part of the block.
 */
export const mergeDeltas = (events: readonly WireEvent[]): WireEvent[] => {
	const merged: WireEvent[] = [];
	let run: TextEvent[] = [];
	let length = 0;
	const endRun = (): void => {
		const [first] = run;
		if (first !== undefined) merged.push(run.length === 1 ? first : join(first, run));
		run = [];
		length = 0;
	};
	for (const event of events) {
		const before = run.at(-1);
		if (!isText(event)) {
			endRun();
			merged.push(event);
			continue;
		}
		if (before !== undefined && (length >= maxMerged || !goesOn(before, event))) endRun();
		run.push(event);
		length += event.payload.text.length;
	}
	endRun();
	return merged;
};

const goesOn = (before: TextEvent, event: TextEvent): boolean => {
	const [had, has] = [before.payload, event.payload];
	return (
		(event.from ?? event.index) === before.index + 1 &&
		event.turn === before.turn &&
		has.messageId === had.messageId &&
		has.blockId === had.blockId &&
		has.kind === had.kind &&
		has.replace !== true &&
		(had.replace !== true || had.offset === 0) &&
		has.offset === had.offset + had.text.length
	);
};

/** The last one's position in the log, the first one's offset in the block. */
const join = (first: TextEvent, run: readonly TextEvent[]): WireEvent => {
	const { from = first.index, payload } = first;
	const { at = first.index, since = first.ts } = payload;
	const text = run.map((event) => event.payload.text).join("");
	const meta = run.map((event) => event.payload).reduce<Pick<TextPayload, "meta">>(mergeMeta, {});
	return { ...first, ...run.at(-1), from, payload: { ...payload, ...meta, at, since, text } };
};
