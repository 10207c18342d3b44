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
import { withTools } from "./tool-turn.ts";

const small = { sessionId: "small", tools: 20 };
const huge = { sessionId: "huge", tools: 20_000 };
const olderTurns = 50;
const rounds = 300;
const megabyte = 1024 * 1024;
const allowedGrowth = 20;

const fill = async (data: string): Promise<void> => {
	const vocabulary = new Vocabulary();
	const { store: path } = hubFiles(data);
	await mkdir(dirname(path), { recursive: true });
	const store = await openSqliteStore(path);
	for (const { sessionId, tools } of [small, huge]) {
		const chat = chatOf(sessionId, olderTurns, (words) => vocabulary.text(words));
		await store.log.append(withTools(chat, olderTurns + 1, tools, () => vocabulary.text(100)));
		await store.log.settleFolding(sessionId);
	}
	// The hub should not be busy with the index while it is measured.
	await store.search.query({ query: "a", limit: 1 });
	await store.close();
};

/** Opening a chat whose last turn has very many tool calls, compared with one whose last turn has a few. */
export const hugeTurn = async (): Promise<Figure[]> => {
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
		if (opened.kind !== "init" || opened.turns.at(-1)?.turn !== olderTurns + 1)
			throw new Error("not the newest turn");
		return ms;
	};
	await hub.atRest();
	await open(small.sessionId);
	const before = await hub.memory();
	const times: { small: number; huge: number }[] = [];
	for (let round = 0; round < rounds; round += 1)
		times.push({ small: await open(small.sessionId), huge: await open(huge.sessionId) });
	const grown = ((await hub.memory()) - before) / megabyte;
	transport.close();
	const settled = times.slice(rounds / 10);
	const [few, many] = [median(settled.map((time) => time.small)), median(settled.map((time) => time.huge))];
	const name = `a chat whose last turn has ${huge.tools.toLocaleString("en")} tool calls`;
	return [
		{
			name: `open ${name}`,
			ratio: many / few,
			to: `one with ${small.tools}`,
			bound: { atMost: 1.5 },
			detail: `median ${many.toFixed(2)} ms against ${few.toFixed(2)} ms`,
		},
		{
			name: `memory of the hub, grown by opening ${name} ${rounds} times`,
			ratio: Math.max(0, grown) / allowedGrowth,
			to: `${allowedGrowth} MB`,
			bound: { atMost: 1 },
			detail: `${grown.toFixed(1)} MB`,
		},
	];
};
