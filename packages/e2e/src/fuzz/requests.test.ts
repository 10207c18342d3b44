import { join } from "node:path";
import { Hub } from "@parley/hub/hub";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import { temporaryFolder } from "@parley/hub/testing/temporary-folder";
import { Logger } from "@parley/logging/logger";
import { isParams } from "@parley/protocol/contract/check-params";
import { isMethodName } from "@parley/protocol/contract/check-result";
import { answer } from "@parley/protocol/endpoint/answer";
import { decode } from "@parley/protocol/envelope/decode";
import type { RequestEnvelope, ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { paramsSamples } from "@parley/protocol/testing/samples";
import { builtInAgents } from "@parley/server/config/built-in-agents";
import { expect, test } from "vitest";
import { Random, runSeed } from "../faults/seed.ts";
import { dumpStore } from "./dump-store.ts";
import { mutateText, mutateValue } from "./mutate.ts";

const rounds = 30_000;

/** A hub with one session, and a connection like that of its clients. */
const openHub = async (folder: string) => {
	const path = join(folder, "store.db");
	const unexpected: unknown[] = [];
	const hub = await Hub.open({
		store: await openSqliteStore(path),
		agents: [...builtInAgents],
		version: "0.0.0",
		logger: Logger.create("hub"),
		onStoreFailed: (error) => unexpected.push(error),
	});
	const client = hub.clients.get("fuzz", "browser");
	const ask = (request: RequestEnvelope): Promise<ResponseEnvelope> =>
		answer(
			request,
			{ client },
			{
				handlers: hub.handlers,
				violations: new ViolationCounter(() => undefined),
				onUnexpected: (error) => unexpected.push(error),
			},
		);
	return { hub, ask, path, unexpected };
};

/** Whether a request is well-formed and names existing things: then it may take effect, and this test skips it. */
const isSound = ({ method, params = {} }: RequestEnvelope, sessionId: string): boolean => {
	if (!isMethodName(method) || !isParams(method, params)) return false;
	// Closing a session that was not open is not an error.
	return method === "session.close" || !("sessionId" in params) || params.sessionId === sessionId;
};

test(`[C7.inbound] ${rounds} mutated requests to a hub: all are answered with a refusal, and nothing changes · seed ${runSeed}`, async () => {
	await using folder = await temporaryFolder();
	const { hub, ask, path, unexpected } = await openHub(folder.path);
	const request = (method: string, params: unknown): RequestEnvelope => ({
		v: 1,
		kind: "req",
		id: "1",
		method,
		params,
	});
	try {
		// A starting agent would change the log by itself.
		const created = await hub.sessions.create(folder.path, builtInAgents[0].agentId);
		const { sessionId } = created.log;
		await created.rename("Steady");
		await created.detachAgent();
		const before = dumpStore(path);
		const random = new Random(runSeed, "requests");
		const samples = Object.entries(paramsSamples).map(([method, params]) => {
			const own = "sessionId" in params && random.chance(0.8) ? { ...params, sessionId } : params;
			return request(method, own);
		});
		let asked = 0;
		for (let round = 0; round < rounds; round += 1) {
			const value = mutateValue(samples[random.int(0, samples.length - 1)], random);
			const text = random.chance(0.2) ? mutateText(JSON.stringify(value), random) : JSON.stringify(value);
			const decoded = decode(text);
			if (!decoded.ok || decoded.message.kind !== "req" || isSound(decoded.message, sessionId)) continue;
			asked += 1;
			const response = await ask(decoded.message);
			expect(response.ok, text.slice(0, 300)).toBe(false);
		}
		expect(asked).toBeGreaterThan(rounds / 4);
		expect(unexpected).toEqual([]);
		expect(hub.sessions.list().map(({ title }) => title)).toEqual(["Steady"]);
		expect(dumpStore(path)).toBe(before);
	} finally {
		await hub.close();
	}
}, 120_000);
