import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import type { Store } from "@parley/hub/store/store";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { Figure } from "./figure.ts";
import { summaryOf, Vocabulary } from "./search-store.ts";

const turns = 100;
const deltasEach = 1000;
const sessionId = "streamed";

/** Appends a session as an agent streams it: a few characters at a time, each delta on disk before the next. */
const stream = async (store: Store, vocabulary: Vocabulary): Promise<number> => {
	let index = 0;
	let characters = 0;
	const place = (type: string, payload: Record<string, unknown>, turn?: number): WireEvent => {
		index += 1;
		return {
			sessionId,
			index,
			id: `e${index}`,
			ts: index,
			...(turn === undefined ? {} : { turn }),
			type,
			payload,
		};
	};
	const created = place("session.created", { folder: "/code", agent: "eliza" });
	const append = (events: readonly WireEvent[], changesHead: boolean): Promise<void> => {
		const head = { summary: summaryOf(sessionId, index), head: [1] };
		return store.log.append({
			sessionId,
			events,
			durability: "batched",
			...(changesHead ? { index: head } : {}),
		});
	};
	await append([created], true);
	for (let turn = 1; turn <= turns; turn += 1) {
		const prompt = { messageId: `p${turn}`, content: [{ type: "text", text: "Go on." }] };
		await append([place("prompt.accepted", prompt), place("prompt.sent", prompt, turn)], true);
		const written: Promise<void>[] = [];
		let offset = 0;
		// Where its block begins, as the hub records it in each event but the first.
		const at = index + 1;
		for (let delta = 0; delta < deltasEach; delta += 1) {
			const text = `${vocabulary.word()} `;
			const block = { messageId: `a${turn}`, blockId: `a${turn}/1`, kind: "answer", offset, text };
			written.push(append([place("text", delta === 0 ? block : { ...block, at }, turn)], false));
			offset += text.length;
		}
		characters += offset;
		await Promise.all(written);
		await append([place("turn.ended", { outcome: "completed" }, turn)], true);
	}
	return characters;
};

/** The store's background work after the last event, such as indexing and folding, runs in this process. */
const atRest = async (): Promise<void> => {
	for (let used = process.cpuUsage(); ; ) {
		await delay(250);
		const now = process.cpuUsage(used);
		if (now.user + now.system < 10_000) return;
		used = process.cpuUsage();
	}
};

const sizeOf = async (folder: string): Promise<number> => {
	const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** The size on disk of a session streamed in small deltas once its turns are over, including the search index. */
export const streamedDisk = async (): Promise<Figure[]> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-bench-"));
	try {
		const store = await openSqliteStore(join(folder, "store.db"));
		const characters = await stream(store, new Vocabulary());
		await store.search.query({ query: "a", limit: 1 });
		await atRest();
		await store.close();
		const bytes = await sizeOf(folder);
		return [
			{
				name: "a streamed session on disk, log and search index",
				ratio: bytes / characters,
				to: "its text",
				bound: { atMost: 2.5 },
				detail: `${(bytes / 1e6).toFixed(2)} MB for ${(characters / 1e6).toFixed(2)} MB in ${(turns * deltasEach).toLocaleString("en")} deltas`,
			},
		];
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
};
