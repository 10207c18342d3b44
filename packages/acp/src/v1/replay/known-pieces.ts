import type { LoggedItem } from "./logged-turn.ts";
import type { Replayed, Update } from "./read-replay.ts";
import { behind, squashed } from "./squashed.ts";

export type Verdict = {
	readonly isKnown: boolean;
	/** The end of a text of which the log has only the beginning. */
	readonly rest?: Update;
};

const unknown: Verdict = { isKnown: false };
const isKnown: Verdict = { isKnown: true };

type SpokenKind = "answer" | "thought" | "user";

/** A shorter text may stand in another one by chance. */
const minPart = 12;

/** Recognises pieces of a replay by tool id or by text. */
export class KnownPieces {
	readonly #texts: Readonly<Record<SpokenKind, readonly string[]>>;
	readonly #tools: ReadonlySet<string>;
	readonly #activities: ReadonlySet<string>;
	/** How many tools with a title the log has, less those that the replay has told under other ids. */
	readonly #titles = new Map<string, number>();
	readonly #renamed = new Set<string>();
	readonly #kinds: ReadonlySet<string>;

	constructor(items: readonly LoggedItem[]) {
		const textsOf = (kind: SpokenKind): string[] =>
			items
				.flatMap((item) => (item.kind === kind ? [squashed(item.text)] : []))
				.filter((text) => text !== "");
		this.#texts = { answer: textsOf("answer"), thought: textsOf("thought"), user: textsOf("user") };
		this.#activities = new Set(items.flatMap((item) => (item.kind === "activity" ? [item.activityId] : [])));
		const tools = items.filter((item) => item.kind === "tool");
		this.#tools = new Set(tools.map(({ toolCallId }) => toolCallId));
		for (const { title } of tools) this.#titles.set(title, (this.#titles.get(title) ?? 0) + 1);
		this.#kinds = new Set(items.map(({ kind }) => kind));
	}

	/** Call it for each piece, in order. */
	judge(piece: Replayed): Verdict {
		switch (piece.kind) {
			case "user":
				return this.#texts.user.includes(squashed(piece.text)) ? isKnown : unknown;
			case "activity":
				return this.#activities.has(piece.activityId) ? isKnown : unknown;
			case "answer":
			case "thought":
				return judgeText(piece, this.#texts[piece.kind]);
			case "tool":
				return this.#knowsTool(piece.toolCallId, piece.title) ? isKnown : unknown;
			case "content":
			case "plan":
				return this.#kinds.has(piece.kind) ? isKnown : unknown;
		}
	}

	#knowsTool(toolCallId: string, title: string): boolean {
		if (this.#tools.has(toolCallId) || this.#renamed.has(toolCallId)) return true;
		const left = this.#titles.get(title) ?? 0;
		if (left === 0) return false;
		this.#titles.set(title, left - 1);
		this.#renamed.add(toolCallId);
		return true;
	}
}

const judgeText = (
	{ text, updates }: { readonly text: string; readonly updates: readonly Update[] },
	blocks: readonly string[],
): Verdict => {
	const said = squashed(text);
	const left = withoutBlocks(said, blocks);
	if (left === "") return isKnown;
	if (blocks.some((block) => block.startsWith(said) || block.endsWith(said))) return isKnown;
	if (said.length >= minPart && blocks.join("").includes(said)) return isKnown;
	// Only the newest text can have been cut off.
	const newest = blocks.at(-1);
	if (left === said || newest === undefined || !said.slice(0, -left.length).endsWith(newest)) return unknown;
	const last = updates.at(-1);
	const rest = behind(text, said.length - left.length);
	return { isKnown: true, rest: { ...last, content: { type: "text", text: rest } } };
};

/** What is left of a text behind whole blocks, in any order. */
const withoutBlocks = (text: string, blocks: readonly string[]): string => {
	const longestFirst = blocks.toSorted((one, other) => other.length - one.length);
	let left = text;
	for (;;) {
		const found = longestFirst.find((block) => left.startsWith(block));
		if (found === undefined || left === "") return left;
		left = left.slice(found.length);
	}
};
