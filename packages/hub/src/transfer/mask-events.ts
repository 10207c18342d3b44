import type { WireEvent } from "@parley/protocol/log/wire-event";
import { type Masked, type Masking, maskLeaves, maskText } from "./mask.ts";

/** A part of a streamed text: its block, its offset, and the text. */
export type TextPart = { readonly block: string; readonly offset: number; readonly text: string };

/** The text around the masked events, in the same blocks. */
export type MaskContext = { readonly before: string; readonly after: string };

export const textPart = ({ type, turn, payload }: WireEvent): TextPart | undefined => {
	const { messageId, blockId, offset, text } = payload;
	if (type !== "text" || typeof text !== "string" || typeof offset !== "number") return undefined;
	return { block: `${turn}/${messageId}/${blockId}`, offset, text };
};

type Run = { readonly events: { readonly at: number; readonly part: TextPart }[]; end: number };

/**
 * Events without their secrets. Agents stream in pieces, so a secret may span several events: each run of text is scanned as
 * one. `before` belongs to the first text of the events, `after` to the last.
 */
export const maskEvents = (
	events: readonly WireEvent[],
	{ before, after }: MaskContext,
	masking: Masking,
): Masked<WireEvent[]> => {
	const firstText = events.findIndex((event) => textPart(event) !== undefined);
	const lastText = events.findLastIndex((event) => textPart(event) !== undefined);
	const texts = new Map<number, string>();
	let hidden = 0;
	for (const run of runsOf(events)) {
		const lead = run.events[0]?.at === firstText ? before : "";
		const trail = run.events.at(-1)?.at === lastText ? after : "";
		const whole = lead + run.events.map(({ part }) => part.text).join("") + trail;
		const spans = masking.sureSpans(whole);
		if (spans.length === 0) continue;
		hidden += spans.length;
		const masked = maskText(whole, spans);
		let position = lead.length;
		for (const { at, part } of run.events) {
			texts.set(at, masked.slice(position, position + part.text.length));
			position += part.text.length;
		}
	}
	const value = events.map((event, at) => {
		const text = texts.get(at);
		if (textPart(event) !== undefined)
			return text === undefined ? event : { ...event, payload: { ...event.payload, text } };
		const masked = maskLeaves(event.payload, masking);
		hidden += masked.hidden;
		return masked.hidden === 0 ? event : { ...event, payload: { ...event.payload, ...Object(masked.value) } };
	});
	return { value, hidden };
};

/** Texts that are contiguous in their block. */
const runsOf = (events: readonly WireEvent[]): Run[] => {
	const runs: Run[] = [];
	const open = new Map<string, Run>();
	for (const [at, event] of events.entries()) {
		const part = textPart(event);
		if (part === undefined) continue;
		const end = part.offset + part.text.length;
		const run = open.get(part.block);
		if (run !== undefined && run.end === part.offset) {
			run.events.push({ at, part });
			run.end = end;
			continue;
		}
		const fresh: Run = { events: [{ at, part }], end };
		open.set(part.block, fresh);
		runs.push(fresh);
	}
	return runs;
};
