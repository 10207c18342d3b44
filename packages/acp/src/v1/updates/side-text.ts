import type { TextKind } from "@parley/protocol/message/events";
import { maxBlock } from "./map-message.ts";
import type { AgentEvent, Mapped } from "./mapped.ts";
import { blockIdOf, type ConversationKind, type MappingState } from "./mapping-state.ts";

/** Texts beside the conversation: they neither interrupt it nor are interrupted. */
export type SideKind = Exclude<TextKind, ConversationKind>;

/** Where a text beside the conversation has come to. */
export type SideText = {
	/** Its newest block, and the length of that. */
	readonly blockId: string;
	readonly length: number;
	/** The length of the blocks before it. */
	readonly before: number;
	/** How the text begins. */
	readonly start: string;
};

export type SideTexts = ReadonlyMap<string, SideText>;

/** The oldest is forgotten beyond this: what follows of it begins a new block. */
const maxTexts = 64;
const startLength = 64;
/** Whether a text repeats what came before cannot be told by fewer characters. */
const minStart = 4;

export const sideKey = (kind: SideKind, messageId: string): string => `${kind} ${messageId}`;

export const isSideKind = (kind: TextKind): kind is SideKind =>
	kind === "summary" || kind === "output" || kind === "letter";

/** Appends to the text of an activity, a tool call or a message. */
export const appendSide = (state: MappingState, kind: SideKind, messageId: string, text: string): Mapped => {
	if (text === "") return { state, events: [] };
	const known = state.sideTexts.get(sideKey(kind, messageId));
	const isFull = known !== undefined && known.length >= maxBlock;
	const begins = known === undefined || isFull;
	const blocks = begins ? state.blocks + 1 : state.blocks;
	const open = begins
		? { blockId: blockIdOf(state, blocks), length: 0, before: totalOf(known), start: known?.start ?? "" }
		: known;
	const next = grown(open, open.length, text);
	const sideTexts = remember(state.sideTexts, sideKey(kind, messageId), next);
	return {
		state: { ...state, blocks, sideTexts },
		events: [eventOf(kind, messageId, open.blockId, { offset: open.length, text })],
	};
};

/** Appends what a text has beyond what is known of it, if it begins alike; otherwise all of it. */
export const continueSide = (
	state: MappingState,
	kind: SideKind,
	messageId: string,
	text: string,
): Mapped => {
	const known = state.sideTexts.get(sideKey(kind, messageId));
	const repeats =
		known !== undefined &&
		known.start.length >= minStart &&
		text.length >= totalOf(known) &&
		text.startsWith(known.start);
	return appendSide(state, kind, messageId, repeats ? text.slice(totalOf(known)) : text);
};

/** Replaces a text by the whole of it. */
export const replaceSide = (state: MappingState, kind: SideKind, messageId: string, text: string): Mapped => {
	const key = sideKey(kind, messageId);
	const known = state.sideTexts.get(key);
	const isSame = known?.start === text.slice(0, startLength) && totalOf(known) === text.length;
	if (isSame) return { state, events: [] };
	if (known === undefined || known.before > 0) return appendSide(state, kind, messageId, text);
	const next = grown({ ...known, length: 0, start: "" }, 0, text);
	return {
		state: { ...state, sideTexts: remember(state.sideTexts, key, next) },
		events: [eventOf(kind, messageId, known.blockId, { offset: 0, text, replace: true })],
	};
};

/** What is known of a text once an event of it is in the log. */
export const restoredSide = (
	texts: SideTexts,
	key: string,
	{ blockId, offset, text }: { readonly blockId: string; readonly offset: number; readonly text: string },
): SideTexts => {
	const known = texts.get(key);
	const isNext = known !== undefined && known.blockId !== blockId;
	const before = isNext ? totalOf(known) : (known?.before ?? 0);
	const start = before > 0 ? (known?.start ?? "") : offset === 0 ? "" : (known?.start ?? "");
	return remember(texts, key, grown({ blockId, length: offset, before, start }, offset, text));
};

const totalOf = (text: SideText | undefined): number => (text === undefined ? 0 : text.before + text.length);

const grown = (text: SideText, offset: number, more: string): SideText => ({
	...text,
	length: offset + more.length,
	start: text.start.length < startLength ? (text.start + more).slice(0, startLength) : text.start,
});

const remember = (texts: SideTexts, key: string, text: SideText): SideTexts => {
	const next = new Map(texts).set(key, text);
	const [oldest] = next.keys();
	if (next.size > maxTexts && oldest !== undefined) next.delete(oldest);
	return next;
};

const eventOf = (
	kind: SideKind,
	messageId: string,
	blockId: string,
	part: { readonly offset: number; readonly text: string; readonly replace?: true },
): AgentEvent => ({ type: "text", payload: { messageId, blockId, kind, ...part } });
