import { randomUUID } from "node:crypto";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Figure } from "./figure.ts";
import { RunningHub } from "./hub/running-hub.ts";
import { median } from "./median.ts";

const rounds = 7;
/** 500 tokens a second for longer than all rounds take: what a view waits for is the hub, not the agent. */
const prompt = "/stream 6000000 10000 20";

/** Resolves when a view of the session shows text that is not part of what it was opened with. */
const nextToken = (hub: HubConnection, sessionId: string): Promise<void> =>
	new Promise((resolve) => {
		hub.openSession(sessionId, (update) => {
			if (update.kind === "events" && update.events.some(({ type }) => type === "text")) resolve();
		});
	});

/** Resolves when a view of the session has been opened. */
const opened = (hub: HubConnection, sessionId: string): Promise<void> =>
	new Promise((resolve) => {
		hub.openSession(sessionId, (update) => {
			if (update.kind === "init") resolve();
		});
	});

/** Milliseconds from the start of a hub on a folder until its view has what is awaited. Kills the hub. */
const startUntil = async (
	data: string,
	sessionId: string,
	awaited: (hub: HubConnection, sessionId: string) => Promise<void>,
): Promise<number> => {
	const start = performance.now();
	const hub = await RunningHub.on(data);
	await awaited(hub.client, sessionId);
	const ms = performance.now() - start;
	hub.kill();
	return ms;
};

/** From the start of a hub to the next token of an agent that outlived the one before, compared with a hub that has nothing to take up. */
export const reattaching = async (): Promise<Figure[]> => {
	await using idle = await RunningHub.start();
	await using busy = await RunningHub.start();
	const sessions = { idle: await idle.newSession(), busy: await busy.newSession() };
	const streaming = nextToken(busy.client, sessions.busy);
	await busy.client.request("prompt.send", {
		sessionId: sessions.busy,
		messageId: randomUUID(),
		content: [{ type: "text", text: prompt }],
	});
	await streaming;
	idle.kill();
	busy.kill();
	const times: { idle: number; busy: number }[] = [];
	for (let round = 0; round < rounds; round += 1)
		times.push({
			idle: await startUntil(idle.data, sessions.idle, opened),
			busy: await startUntil(busy.data, sessions.busy, nextToken),
		});
	// Agents and keepers end with a hub that is told to stop.
	for (const { data } of [idle, busy]) await (await RunningHub.on(data)).stop();
	const [bare, taken] = [median(times.map((time) => time.idle)), median(times.map((time) => time.busy))];
	return [
		{
			name: "from the start of a hub to the next token of an agent that outlived the last one",
			ratio: taken / bare,
			to: "the start of a hub without work, to an open view",
			bound: { atMost: 2 },
			detail: `median ${taken.toFixed(0)} ms against ${bare.toFixed(0)} ms`,
		},
	];
};
