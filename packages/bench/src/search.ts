import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Store } from "@parley/hub/store/store";
import type { SearchResult } from "@parley/protocol/search/methods";
import type { Figure } from "./figure.ts";
import { fillStore, indexBytes, messages, Vocabulary } from "./search-store.ts";

const rounds = 300;
/** A delay that users do not notice. */
const allowance = 30;

/** As people search: words of all frequencies, beginnings, several words, phrases. */
const questions = (vocabulary: Vocabulary): string[] =>
	Array.from({ length: rounds }, (_, at) => {
		const word = vocabulary.word();
		switch (at % 4) {
			case 0:
				return `"${word}"`;
			case 1:
				return word.slice(0, 3);
			case 2:
				return `${word} ${vocabulary.word()}`;
			default:
				return `"${vocabulary.word()} ${word}"`;
		}
	});

const p95 = (times: readonly number[]): number =>
	times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

const timed = <Value>(work: () => Value): { value: Value; ms: number } => {
	const start = performance.now();
	return { value: work(), ms: performance.now() - start };
};

const ask = async (store: Store, query: string): Promise<{ results: SearchResult[]; ms: number }> => {
	const start = performance.now();
	const { results } = await store.search.query({ query, limit: 20 });
	return { results, ms: performance.now() - start };
};

/** Reads the rows behind results by their keys, as a floor for anything that shows them. */
const readByKey = (path: string, answers: readonly (readonly SearchResult[])[]): number[] => {
	const database = new DatabaseSync(path, { readOnly: true });
	const sessions = database.prepare("SELECT session FROM sessions WHERE session_id = ?");
	const events = database.prepare(
		"SELECT payload FROM events INDEXED BY events_by_turn WHERE session = ? AND turn = ?",
	);
	const read = ({ target: { sessionId, turn = 0 } }: SearchResult): unknown[] =>
		events.all(Number(sessions.get(sessionId)?.["session"]), turn);
	const times = answers.map((results) => timed(() => results.map(read)).ms);
	database.close();
	return times;
};

/** Search over many messages, compared with reading its results by key; and the index's size on disk, compared with the text. */
export const search = async (): Promise<Figure[]> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-bench-"));
	try {
		const vocabulary = new Vocabulary();
		const { path, store, characters } = await fillStore(folder, vocabulary);
		const answers = [];
		for (const query of questions(vocabulary)) answers.push(await ask(store, query));
		const searching = p95(answers.map(({ ms }) => ms));
		await store.close();
		const found = answers.map(({ results }) => results).filter((results) => results.length > 0);
		const reading = p95(readByKey(path, found));
		const index = await indexBytes(path);
		return [
			{
				name: `search ${messages.toLocaleString("en")} messages`,
				ratio: searching / (2 * reading + allowance),
				to: "reading the results by key twice, and 30 ms",
				bound: { atMost: 1 },
				detail: `p95 ${searching.toFixed(1)} ms against ${reading.toFixed(2)} ms; ${found.length} of ${rounds} found something`,
			},
			{
				name: "text and search index on disk",
				ratio: (characters + index) / characters,
				to: "the text",
				bound: { atMost: 2.5 },
				detail: `${(index / 1e6).toFixed(1)} MB for ${(characters / 1e6).toFixed(1)} MB`,
			},
		];
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
};
