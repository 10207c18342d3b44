import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import { keeperPlace } from "../testing/keeper-place.ts";
import { keptAgents } from "./agent-home.ts";
import { endKeeper } from "./end-keeper.ts";
import { KeeperLink } from "./keeper-link.ts";

/** A keeper with an agent, and the link of the hub that started them. */
const keep = async () => {
	const { options } = await keeperPlace();
	const link = await KeeperLink.find(options);
	const script = { name: "Test", command: process.execPath, args: ["--eval", "process.stdin.resume()"] };
	const command = { ...script, env: {}, cwd: import.meta.dirname };
	const agent = await keptAgents(link).start(command, options.logger);
	const client = link.current?.client;
	if (client === undefined) throw new Error("it was opened");
	return { options: { ...options, patienceMs: 300 }, link, client, pids: [client.pid, agent.pid] };
};

test("[D7.restart] a keeper that was out of reach when the hub started is ended with it", async () => {
	const { options, link, pids } = await keep();
	await link.leave();
	const key = join(options.folder, "key");
	const proof = await readFile(key);
	await writeFile(key, "x".repeat(64));
	const next = await KeeperLink.find(options);
	expect(next.current).toBeUndefined();
	await writeFile(key, proof);
	await next.end();
	expect([pids.filter(isRunning), await readdir(options.ledgerFolder)]).toEqual([[], []]);
});

test("[D7.restart] a keeper that hangs is killed with its agents, attached or not", async () => {
	const attached = await keep();
	process.kill(attached.client.pid, "SIGSTOP");
	expect(await endKeeper(attached.options, attached.client)).toBe(true);
	expect([attached.pids.filter(isRunning), await readdir(attached.options.ledgerFolder)]).toEqual([[], []]);

	const lone = await keep();
	await lone.link.leave();
	process.kill(lone.client.pid, "SIGSTOP");
	expect(await endKeeper(lone.options)).toBe(true);
	expect([lone.pids.filter(isRunning), await readdir(lone.options.ledgerFolder)]).toEqual([[], []]);
});

test("[D7.restart] one that this version cannot talk to ends its agents on a signal", async () => {
	const { options, link, pids } = await keep();
	await link.leave();
	await writeFile(join(options.folder, "key"), "x".repeat(64));
	expect(await endKeeper({ ...options, patienceMs: 5000 })).toBe(true);
	expect(pids.filter(isRunning)).toEqual([]);
});

test("[D7.restart] where there is none, nothing is to be ended", async () => {
	const { options } = await keeperPlace();
	expect(await endKeeper(options)).toBe(true);
});
