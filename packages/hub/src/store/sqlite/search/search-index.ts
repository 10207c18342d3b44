import type { DatabaseSync } from "node:sqlite";
import type { Params, Result } from "@parley/protocol/contract/names";
import type { SearchResult } from "@parley/protocol/search/methods";
import { partsOf } from "../../../search/parts.ts";
import { matchExpression, type Phrase, readQuery } from "../../../search/phrase.ts";
import { rank } from "../../../search/rank.ts";
import { cutSnippet } from "../../../search/snippet.ts";
import { UnreadableRowError } from "../../store-errors.ts";
import { type Candidate, DocumentTable } from "./document-table.ts";
import { type IndexParts, indexSession } from "./index-session.ts";
import { SessionTexts } from "./session-texts.ts";
import { Statements } from "./statements.ts";

export type Found = Pick<Result<"search.query">, "results" | "more">;

/** Full-text search. The words are in the index; snippets are cut from the log. */
export class SearchIndex {
	readonly #statements: Statements;
	readonly #texts: SessionTexts;
	readonly #documents: DocumentTable;

	constructor(database: DatabaseSync) {
		this.#statements = new Statements(database);
		this.#texts = new SessionTexts(this.#statements);
		this.#documents = new DocumentTable(this.#statements);
	}

	get documents(): number {
		return this.#documents.count;
	}

	/** Sessions that are not fully indexed. */
	behind(): string[] {
		return this.#texts.unread();
	}

	/** Indexes a session step by step; each step must run in a transaction. */
	*steps(sessionId: string): Generator<void, void> {
		const session = this.#texts.sessionOf(sessionId);
		if (session !== undefined) yield* indexSession(this.#parts, session);
	}

	transaction(work: () => void): void {
		this.#statements.transaction(work);
	}

	/** Clears the index, which can be rebuilt from the log. */
	clear(): void {
		this.#statements.transaction(() => this.#documents.clear());
	}

	/** Undefined if the query has no words. */
	find({ query, limit, thinking, folder, before }: Params<"search.query">): Found | undefined {
		const phrases = readQuery(query);
		if (phrases.length === 0) return undefined;
		const found = this.#documents.find(matchExpression(phrases), { thinking, folder, before });
		const results: SearchResult[] = [];
		for (const candidate of bestOfEach(found)) {
			if (results.length > limit) break;
			results.push(...this.#show(candidate, phrases));
		}
		return { results: results.slice(0, limit), more: results.length > limit };
	}

	get #parts(): IndexParts {
		return { statements: this.#statements, texts: this.#texts, documents: this.#documents };
	}

	/** Undefined if the log no longer has the text or is unreadable. */
	#show(candidate: Candidate, phrases: readonly Phrase[]): SearchResult[] {
		const { session, turn, item, part, kind, ts, first } = candidate;
		const about = this.#texts.about(session);
		const text = this.#text(candidate);
		if (about === undefined || text === undefined) return [];
		const { sessionId, title, folder } = about;
		const snippet = cutSnippet(partsOf(text)[part] ?? "", phrases);
		const target = turn === undefined ? { sessionId } : { sessionId, turn, item, at: first };
		const ranges = snippet.ranges.map(([start, end]) => ({ start, end }));
		return [{ target, kind, title, folder, ts, snippet: { text: snippet.text, ranges } }];
	}

	#text(candidate: Candidate): string | undefined {
		try {
			return this.#texts.textOf(candidate);
		} catch (error) {
			if (error instanceof UnreadableRowError) return undefined;
			throw error;
		}
	}
}

/** Best first; only the best part of a long text. */
const bestOfEach = (found: readonly Candidate[]): Candidate[] => {
	const places = new Set<string>();
	const placed = found.map((each) => ({ ...each, place: `${each.session}/${each.turn ?? ""}/${each.item}` }));
	return rank(placed).filter(({ place }) => {
		const isNew = !places.has(place);
		places.add(place);
		return isNew;
	});
};
