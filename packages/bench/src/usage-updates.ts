import { randomUUID } from "node:crypto";
import { LogDatabase } from "@parley/hub/store/sqlite/database";
import { hubFiles } from "@parley/server/hub-process/hub-files";
import type { Figure } from "./figure.ts";
import { RunningHub } from "./hub/running-hub.ts";

const updates = 2000;
/** Slow enough that each commit holds only a few of them. */
const pauseMs = 2;

/** A chat of one short turn leaves about ten rows. Agent states may add one of each kind. */
const allowedRows = 20;
/** How often per second the hub may broadcast lists while nothing in them needs the user. */
const perSecond = 4;
/** Accepting, starting, renaming and ending a turn are broadcast at once. */
const atOnce = 6;

type Measurement = { readonly broadcasts: number; readonly seconds: number };

/** Runs a turn that reports its usage, and counts the list broadcasts meanwhile. */
const run = async ({ client }: RunningHub, sessionId: string): Promise<Measurement> => {
	const ended = Promise.withResolvers<void>();
	let broadcasts = 0;
	let running = false;
	const stop = client.onTopic((event) => {
		if (event.topic !== "state") return;
		broadcasts += 1;
		const status = event.payload.sessions.find((each) => each.sessionId === sessionId)?.status;
		if (status === "running") running = true;
		if (status !== undefined && status !== "running" && running) ended.resolve();
	});
	const start = performance.now();
	const content = [{ type: "text" as const, text: `/usage ${updates} ${pauseMs}` }];
	await client.request("prompt.send", { sessionId, messageId: randomUUID(), content });
	await ended.promise;
	stop();
	return { broadcasts, seconds: (performance.now() - start) / 1000 };
};

const rowsOf = (data: string, sessionId: string): number => {
	const database = new LogDatabase(hubFiles(data).store);
	try {
		return database.eventsAfter(sessionId, 0, Number.MAX_SAFE_INTEGER).length;
	} finally {
		database.close();
	}
};

/** The traces of an agent that reports its usage after every step. */
export const usageUpdates = async (): Promise<Figure[]> => {
	await using hub = await RunningHub.start();
	const sessionId = await hub.newSession();
	const { broadcasts, seconds } = await run(hub, sessionId);
	await hub.atRest();
	await hub.stop();
	const rows = rowsOf(hub.data, sessionId);
	const allowedBroadcasts = perSecond * seconds + atOnce;
	const name = `${updates.toLocaleString("en")} usage updates`;
	return [
		{
			name: `rows in the store that a chat with ${name} leaves`,
			ratio: rows / allowedRows,
			to: `${allowedRows} rows`,
			bound: { atMost: 1 },
			detail: `${rows} rows`,
		},
		{
			name: `list broadcasts while ${name} come`,
			ratio: broadcasts / allowedBroadcasts,
			to: `${perSecond} a second and ${atOnce} for the turn itself`,
			bound: { atMost: 1 },
			detail: `${broadcasts} in ${seconds.toFixed(1)} s`,
		},
	];
};
