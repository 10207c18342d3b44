import type { Result } from "@parley/protocol/contract/names";
import { readEvent } from "@parley/protocol/log/read-event";
import type { ExportCursor } from "@parley/protocol/session/transfer/archive";
import { exportPieceLength } from "@parley/protocol/session/transfer/limits";
import type { Head } from "@parley/transcript/head/head";
import { replayTurn } from "@parley/transcript/pages";
import type { LogReader } from "../store/log-store.ts";
import { movedOn } from "./export-errors.ts";
import { renderHeader, renderQueue, renderTurn } from "./markdown/render-turn.ts";
import { type Masking, maskLeaves } from "./mask.ts";
import { cutOf, sliceUpTo, turnsFrom } from "./session-reader.ts";

export type MarkdownCursor = Extract<ExportCursor, { format: "markdown" }>;

const nothing: Rendered = { text: "", hidden: 0 };

/** Caches a rendering longer than one piece, so that it is not repeated for each. */
export class RenderedTurn {
	#key = "";
	#rendered: Rendered = nothing;

	async of(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
		if (key === this.#key) return this.#rendered;
		const rendered = await render();
		if (rendered.text.length > exportPieceLength) {
			this.#key = key;
			this.#rendered = rendered;
		}
		return rendered;
	}

	clear(): void {
		this.#key = "";
		this.#rendered = nothing;
	}
}

/** A part of the text; with the position of its last item if the turn continues after it. */
export type Rendered = { readonly text: string; readonly hidden: number; readonly through?: number };

export type MarkdownParts = {
	readonly store: LogReader;
	readonly masking: Masking;
	readonly rendered: RenderedTurn;
};

/** The next piece of a session as markdown: turn by turn, the longest ones in parts. */
export const exportMarkdown = async (
	parts: MarkdownParts,
	sessionId: string,
	cursor: MarkdownCursor | undefined,
): Promise<Result<"session.export">> => {
	const { head, through: now } = await cutOf(parts.store, sessionId);
	const {
		through,
		turn: first,
		item: from = 0,
		offset: start,
	} = cursor ?? { through: now, turn: 0, offset: 0 };
	if (now < through) throw movedOn();
	let text = "";
	let hidden = 0;
	let [item, offset] = [from, start];
	let total = head.lastTurn;
	for await (const turn of sectionsFrom(parts.store, sessionId, first)) {
		total = Math.max(total, turn);
		for (let isWhole = false; !isWhole; ) {
			const at = (place: { readonly item: number; readonly offset: number }): Result<"session.export"> => {
				const next = { format: "markdown", through, turn, ...place } as const;
				return { text, hidden, done: turn, total, cursor: next };
			};
			if (text.length >= exportPieceLength) return at({ item, offset });
			const piece = await section({ ...parts, sessionId, head, turn, item, through });
			const end = cutPoint(piece.text, offset + exportPieceLength - text.length);
			text += piece.text.slice(offset, end);
			if (offset === 0) hidden += piece.hidden;
			if (end < piece.text.length) return at({ item, offset: end });
			isWhole = piece.through === undefined;
			[item, offset] = [piece.through ?? 0, 0];
		}
	}
	// The current queue is that of the export only if nothing was added since.
	return {
		text: text + (now === through ? renderQueue(maskHead(head, parts.masking)) : ""),
		hidden,
		done: total,
		total,
	};
};

/** The part before the first turn counts as turn 0. */
async function* sectionsFrom(
	store: LogReader,
	sessionId: string,
	first: number,
): AsyncGenerator<number, void> {
	if (first === 0) yield 0;
	yield* turnsFrom(store, sessionId, Math.max(1, first));
}

type Place = MarkdownParts & {
	readonly sessionId: string;
	readonly head: Head;
	readonly turn: number;
	/** The item after which to continue. */
	readonly item: number;
	readonly through: number;
};

/** Some items of a turn, preceded by its heading if they include the first. */
const section = async ({
	store,
	masking,
	rendered,
	sessionId,
	head,
	turn,
	item,
	through,
}: Place): Promise<Rendered> => {
	if (turn === 0) return { text: renderHeader(sessionId, maskHead(head, masking)), hidden: 0 };
	return rendered.of(`${sessionId}/${turn}/${item}/${through}`, async () => {
		const slice = await sliceUpTo(store, sessionId, { turn, item }, through);
		if (slice.events.length === 0) return nothing;
		const masked = maskLeaves(replayTurn(turn, slice.events.map(readEvent)), masking);
		const part = { isFirst: item === 0, isLast: slice.through === undefined };
		const goesOn = slice.through === undefined ? {} : { through: slice.through };
		return { text: renderTurn(Object(masked.value), part), hidden: masked.hidden, ...goesOn };
	});
};

const maskHead = (head: Head, masking: Masking): Head => ({
	...head,
	...Object(maskLeaves(head, masking).value),
});

/** Never inside a surrogate pair. */
const cutPoint = (text: string, end: number): number => {
	if (end >= text.length) return text.length;
	const isSplit = /[\ud800-\udbff]/.test(text.charAt(end - 1));
	return isSplit ? end + 1 : end;
};
