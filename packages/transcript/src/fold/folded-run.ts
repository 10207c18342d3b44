import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { mergeMeta } from "../turn/meta.ts";
import { overwrite } from "../turn/text.ts";
import { mergeChanges } from "../turn/tool.ts";
import { type Block, beginBlock, blockOf, type Foldable } from "./foldable.ts";

/** An event that stands for one or several, and whether it carries the whole block up to there. */
type Kept<Event extends LogEvent = LogEvent> = { event: Event; readonly whole: boolean };

/** Events of items that one event can show whole. */
type WholeEvent = KnownEvent<"tool" | "plan" | "activity">;
type TextPiece = Kept<KnownEvent<"text">> & { readonly offset: number; text: string };

/**
 * Neighbouring events of a turn during folding. The changes of a tool call, the plans, and the parts of a text become one event
 * each, at the position of the last, which names where its block began. An event with no neighbour to merge stays unchanged.
 */
export class FoldedRun {
	readonly #blocks: Map<string, Block>;
	readonly #pieceLimit: number;
	readonly #kept = new Set<Kept>();
	readonly #changes = new Map<string, Kept<WholeEvent>>();
	readonly #texts = new Map<string, Kept[]>();
	readonly #open = new Map<string, TextPiece>();

	/** `blocks` are those that earlier runs began; this run updates them. */
	constructor(blocks: Map<string, Block>, pieceLimit: number) {
		this.#blocks = blocks;
		this.#pieceLimit = pieceLimit;
	}

	get events(): LogEvent[] {
		return [...this.#kept].map(({ event }) => event).sort((a, b) => a.index - b.index);
	}

	keep(event: LogEvent): void {
		this.#kept.add({ event, whole: false });
	}

	take(event: Foldable): void {
		if (event.type === "text") this.#takeText(event);
		else this.#takeChange(event);
	}

	#takeChange(event: WholeEvent): void {
		const key = blockOf(event);
		const known = this.#blocks.get(key);
		const block = known ?? beginBlock(event);
		this.#blocks.set(key, block);
		const before = this.#changes.get(key);
		if (before === undefined) {
			const kept = { event, whole: known === undefined };
			this.#changes.set(key, kept);
			this.#kept.add(kept);
		} else before.event = mergeChange(before, event, block);
	}

	#takeText(event: KnownEvent<"text">): void {
		const key = blockOf(event);
		const known = this.#blocks.get(key);
		const block = known ?? beginBlock(event);
		const { offset, text, replace = false } = event.payload;
		if (replace) {
			this.#dropTexts(key);
			const placed =
				known === undefined ? event : { ...event, payload: { ...event.payload, ...origin(block) } };
			this.#addPiece(key, { event: placed, whole: true, offset: 0, text });
			this.#blocks.set(key, { ...block, end: text.length, hole: 0 });
			return;
		}
		const isBehindHole = offset > block.end;
		this.#blocks.set(key, {
			...block,
			end: Math.max(block.end, offset + text.length),
			hole: isBehindHole ? offset : block.hole,
		});
		const open = this.#open.get(key);
		if (open !== undefined && !isBehindHole && this.#fits(open, offset, text, block.end)) {
			open.text = overwrite(open.text, offset - open.offset, text);
			open.event = mergeText(open, event, block);
			return;
		}
		// The reducer marks a hole before a piece that begins behind one, so what follows is not the whole block.
		this.#addPiece(key, { event, whole: known === undefined && !isBehindHole, offset, text });
		// A delta that reaches back before this piece cannot be merged with what follows.
		if (offset < block.end) this.#open.delete(key);
	}

	/** A change within the open piece always fits; an extension only up to the limit. */
	#fits(open: TextPiece, offset: number, text: string, end: number): boolean {
		return offset >= open.offset && (offset < end || open.text.length + text.length <= this.#pieceLimit);
	}

	#addPiece(key: string, piece: TextPiece): void {
		this.#kept.add(piece);
		this.#open.set(key, piece);
		const pieces = this.#texts.get(key);
		if (pieces === undefined) this.#texts.set(key, [piece]);
		else pieces.push(piece);
	}

	/** A whole block supersedes what came before it. */
	#dropTexts(key: string): void {
		for (const piece of this.#texts.get(key) ?? []) this.#kept.delete(piece);
		this.#texts.delete(key);
	}
}

const origin = ({ at, since }: Block) => ({ at, since });

const mergeText = (
	{ event: { payload }, whole, offset, text }: TextPiece,
	last: KnownEvent<"text">,
	block: Block,
): KnownEvent<"text"> => {
	const { messageId, blockId, kind } = payload;
	const all = whole ? { replace: true } : {};
	const meta = mergeMeta(payload, last.payload);
	return { ...last, payload: { messageId, blockId, kind, offset, text, ...meta, ...origin(block), ...all } };
};

const mergeChange = (
	{ event: before, whole }: Kept<WholeEvent>,
	event: WholeEvent,
	block: Block,
): WholeEvent => {
	if (event.type === "plan") return { ...event, payload: { ...event.payload, ...origin(block) } };
	if (event.type === "activity") return { ...event, payload: { ...event.payload, ...origin(block) } };
	const merged = before.type === "tool" ? mergeChanges(before.payload, event.payload) : event.payload;
	return { ...event, payload: { ...merged, ...origin(block), ...(whole ? { replace: true } : {}) } };
};
