import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Append } from "@parley/hub/store/log-store";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import type { Store } from "@parley/hub/store/store";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";

const sessions = 50;
const turnsEach = 1000;

/** Two per turn: the prompt and the answer. */
export const messages = sessions * turnsEach * 2;

/** Words with the frequencies of a language: the first is everywhere, the last are rare. The same in every run. */
export class Vocabulary {
	#state = 20_240_601;
	readonly words: readonly string[] = Array.from({ length: 20_000 }, (_, at) => this.#invent(at));

	random(): number {
		this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
		return this.#state / 2 ** 32;
	}

	text(length: number): string {
		return Array.from({ length }, () => this.word()).join(" ");
	}

	word(): string {
		return this.words[Math.floor(this.words.length ** this.random()) - 1] ?? "";
	}

	#invent(at: number): string {
		const syllables = 1 + Math.ceil(Math.log10(at + 2));
		return Array.from({ length: syllables }, () => this.#syllable()).join("");
	}

	#syllable(): string {
		const pick = (letters: string): string => letters.charAt(Math.floor(this.random() * letters.length));
		return pick("bcdfghklmnprstvwz") + pick("aeiou") + pick("nrst  ").trim();
	}
}

export type FilledStore = {
	readonly path: string;
	readonly store: Store;
	/** Characters of text. */
	readonly characters: number;
};

/** A store with all messages in it, indexed. */
export const fillStore = async (folder: string, vocabulary: Vocabulary): Promise<FilledStore> => {
	const path = join(folder, "store.db");
	const store = await openSqliteStore(path);
	let characters = 0;
	const say = (length: number): string => {
		const text = vocabulary.text(length);
		characters += text.length;
		return text;
	};
	for (let number = 1; number <= sessions; number += 1)
		await store.log.append(chatOf(`s${number}`, turnsEach, say));
	// The first answer comes when everything is indexed.
	await store.search.query({ query: "a", limit: 1 });
	return { path, store, characters };
};

/** The index's size on disk: the difference that dropping it makes. */
export const indexBytes = async (path: string): Promise<number> => {
	const database = new DatabaseSync(path);
	try {
		const size = async (): Promise<number> => {
			database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
			return (await stat(path)).size;
		};
		const whole = await size();
		database.exec(`
			DROP TRIGGER document_deleted; DROP TABLE document_words; DROP TABLE documents;
			DROP TABLE search_progress; DROP INDEX events_for_search;
		`);
		return whole - (await size());
	} finally {
		database.close();
	}
};

/** A session of this many turns, each a prompt and its answer. */
export const chatOf = (sessionId: string, turns: number, say: (length: number) => string): Append => {
	const events: WireEvent[] = [];
	const add = (type: string, payload: Record<string, unknown>, turn?: number): void => {
		const index = events.length + 1;
		const place = turn === undefined ? {} : { turn };
		events.push({ sessionId, index, id: `e${index}`, ts: index * 1000, ...place, type, payload });
	};
	add("session.created", { folder: "/code", agent: "eliza" });
	for (let turn = 1; turn <= turns; turn += 1) {
		const prompt = { messageId: `p${turn}`, content: [{ type: "text", text: say(12) }] };
		add("prompt.accepted", prompt);
		add("prompt.sent", prompt, turn);
		const answer = { messageId: `a${turn}`, blockId: "b", kind: "answer", offset: 0, text: say(48) };
		add("text", answer, turn);
		add("turn.ended", { outcome: "completed" }, turn);
	}
	const index = { summary: summaryOf(sessionId, events.length), head: [1] };
	return { sessionId, events, index, durability: "synced" };
};

export const summaryOf = (sessionId: string, updatedAt: number): SessionSummary => ({
	sessionId,
	title: sessionId,
	folder: "/code",
	agent: "eliza",
	status: "idle",
	queued: 0,
	pendingPermissions: 0,
	updatedAt,
});
