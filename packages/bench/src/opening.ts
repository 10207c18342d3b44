import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { hostRuntime } from "@parley/client/core/host-runtime";
import { HubCaller } from "@parley/client/core/hub-caller";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { hubFiles } from "@parley/server/hub-process/hub-files";
import type { Figure } from "./figure.ts";
import { RunningHub } from "./hub/running-hub.ts";
import { median } from "./median.ts";
import { chatOf, Vocabulary } from "./search-store.ts";

const few = { sessionId: "few", messages: 100 };
const many = { sessionId: "many", messages: 100_000 };
const rounds = 300;

const fill = async (data: string): Promise<void> => {
	const vocabulary = new Vocabulary();
	const { store: path } = hubFiles(data);
	await mkdir(dirname(path), { recursive: true });
	const store = await openSqliteStore(path);
	for (const { sessionId, messages } of [few, many])
		await store.log.append(chatOf(sessionId, messages / 2, (words) => vocabulary.text(words)));
	// The hub should not be busy with the index while it is measured.
	await store.search.query({ query: "a", limit: 1 });
	await store.close();
};

/** Opening a long session, compared with a short one: a view gets the newest turns of either. */
export const opening = async (): Promise<Figure[]> => {
	await using hub = await RunningHub.start(fill);
	const transport = hub.transport();
	const caller = new HubCaller({
		transport,
		runtime: hostRuntime,
		violations: new ViolationCounter(() => undefined),
		timeoutMs: 60_000,
	});
	const open = async (sessionId: string): Promise<number> => {
		const start = performance.now();
		const opened = await caller.request("session.open", { sessionId });
		const ms = performance.now() - start;
		if (opened.kind !== "init" || opened.turns.length !== 30) throw new Error("not the newest 30 turns");
		return ms;
	};
	await hub.atRest();
	const times: { few: number; many: number }[] = [];
	for (let round = 0; round < rounds; round += 1)
		times.push({ few: await open(few.sessionId), many: await open(many.sessionId) });
	transport.close();
	const settled = times.slice(rounds / 10);
	const [short, long] = [median(settled.map((time) => time.few)), median(settled.map((time) => time.many))];
	return [
		{
			name: `open a session of ${many.messages.toLocaleString("en")} messages`,
			ratio: long / short,
			to: `one of ${few.messages}`,
			bound: { atMost: 1.5 },
			detail: `median ${long.toFixed(2)} ms against ${short.toFixed(2)} ms`,
		},
	];
};
