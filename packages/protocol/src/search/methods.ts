import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, oneOf, Timestamp } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";

/** The kind of a match: a session's title, a prompt, an answer, reasoning, or the title and paths of a tool call. */
export const DocumentKind = oneOf("title", "prompt", "answer", "thought", "tool");

/** The place of a result. Without a turn it is the session itself, or a prompt in its queue. */
export const SearchTarget = Type.Object({
	sessionId: Id,
	turn: Type.Optional(Count),
	item: Type.Optional(Type.String()),
	/** The position of that item in its turn. */
	at: Type.Optional(Count),
});

/** An excerpt of the original text; each range is the start and end of a match, in UTF-16 units. */
export const SearchSnippet = Type.Object({
	text: Type.String(),
	ranges: listOf(Type.Object({ start: Count, end: Count })),
});

export const SearchResult = Type.Object({
	target: SearchTarget,
	kind: DocumentKind,
	/** Title and folder of the session. */
	title: Type.String(),
	folder: Type.String(),
	ts: Timestamp,
	snippet: SearchSnippet,
});

export const searchMethods = {
	"search.query": method(
		"Searches prompts, answers, tool calls and titles of all sessions, best and newest first. All words must occur; the last one, and " +
			'any with a star, match as prefixes; "quoted words" must be adjacent. `thinking` includes the agents\' reasoning, ' +
			"`folder` and `before` narrow the search to a folder and to older entries. `waiting` counts sessions not fully indexed yet; `error` is a " +
			"caveat to show the user, and `wording` says the same in any language.",
		Type.Object({
			query: Type.String(),
			limit: Type.Integer({ minimum: 1, maximum: 50 }),
			thinking: Type.Optional(Type.Boolean()),
			folder: Type.Optional(Type.String()),
			before: Type.Optional(Timestamp),
		}),
		Type.Object({
			results: listOf(SearchResult),
			more: Type.Boolean(),
			waiting: Count,
			error: Type.Optional(Type.String()),
			wording: Type.Optional(Wording),
		}),
	),
	"search.rebuild": method(
		"Rebuilds the search index from the log and answers when it is complete. Chats and searches continue meanwhile.",
		Type.Object({}),
		Type.Object({ sessions: Count, documents: Count }),
	),
};

export type DocumentKind = Static<typeof DocumentKind>;
export type SearchTarget = Static<typeof SearchTarget>;
export type SearchSnippet = Static<typeof SearchSnippet>;
export type SearchResult = Static<typeof SearchResult>;
