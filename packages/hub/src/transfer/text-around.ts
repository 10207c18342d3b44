import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { LogReader } from "../store/log-store.ts";
import { type MaskContext, type TextPart, textPart } from "./mask-events.ts";

const step = 64;

/** The text before and after some events, in the blocks they begin and end with, as far as masking needs it. */
export const textAround = async (
	store: LogReader,
	sessionId: string,
	events: readonly WireEvent[],
	{ reach, through }: { readonly reach: number; readonly through: number },
): Promise<MaskContext> => {
	const texts = events.flatMap((event) => textPart(event) ?? []);
	const [first] = events;
	const last = events.at(-1);
	if (first === undefined || last === undefined) return { before: "", after: "" };
	return {
		before: await textBefore(store, sessionId, first.from ?? first.index, texts[0], reach),
		after: await textAfter(store, sessionId, { position: last.index, through }, texts.at(-1), reach),
	};
};

const textBefore = async (
	store: LogReader,
	sessionId: string,
	position: number,
	part: TextPart | undefined,
	reach: number,
): Promise<string> => {
	let text = "";
	let end = part?.offset ?? 0;
	for (let from = position; part !== undefined && from > 1 && end > 0 && text.length < reach; from -= step) {
		const events = await store.eventsAfter(sessionId, Math.max(0, from - 1 - step), step);
		for (const event of events.filter(({ index }) => index < from).reverse()) {
			const other = textPart(event);
			if (other?.block !== part.block || other.offset + other.text.length !== end) continue;
			text = other.text + text;
			end = other.offset;
		}
	}
	return text.slice(-reach);
};

const textAfter = async (
	store: LogReader,
	sessionId: string,
	{ position, through }: { readonly position: number; readonly through: number },
	part: TextPart | undefined,
	reach: number,
): Promise<string> => {
	let text = "";
	for (let after = position; part !== undefined && after < through && text.length < reach; ) {
		const events = await store.eventsAfter(sessionId, after, step);
		const last = events.at(-1);
		if (last === undefined) break;
		for (const event of events.filter(({ index }) => index <= through)) {
			const other = textPart(event);
			const end = part.offset + part.text.length + text.length;
			if (other?.block === part.block && other.offset === end) text += other.text;
		}
		if (text === "") break;
		after = last.index;
	}
	return text.slice(0, reach);
};
