import { symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { Logger } from "@parley/logging/logger";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import { eliza, mute } from "../testing/agents.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { ownAgents } from "./agent-home.ts";
import { AgentPool, AgentPoolClosedError } from "./agent-pool.ts";

const make = async () => {
	const folder = await temporaryFolder();
	const pool = new AgentPool({ logger: Logger.create("test"), version: "0", home: ownAgents() });
	return {
		pool,
		folder: folder.path,
		async [Symbol.asyncDispose]() {
			await pool.close();
			await folder.remove();
		},
	};
};

test("[E2.shared] leases of one configuration share a process, which ends with the last of them", async () => {
	await using it = await make();
	const [one, two] = [it.pool.lease(eliza, it.folder), it.pool.lease({ ...eliza }, it.folder)];
	const [first, second] = await Promise.all([one.ready(), two.ready()]);
	expect(second).toBe(first);
	expect(it.pool.processes).toBe(1);
	await one.release();
	await one.release();
	expect(isRunning(first.pid)).toBe(true);
	await two.release();
	expect(isRunning(first.pid)).toBe(false);
	expect(it.pool.processes).toBe(0);
});

test("[E2.key] a different configuration gets its own process", async () => {
	await using it = await make();
	await using other = await temporaryFolder();
	const leases = [
		it.pool.lease(eliza, it.folder),
		it.pool.lease(eliza, other.path),
		it.pool.lease({ ...eliza, env: { ...eliza.env, MORE: "1" } }, it.folder),
	];
	const pids = (await Promise.all(leases.map((lease) => lease.ready()))).map(({ pid }) => pid);
	expect(new Set(pids).size).toBe(3);
	await it.pool.close();
	expect(pids.filter(isRunning)).toEqual([]);
});

test("[E2.perChat] an agent with one process per chat has one for each, and a chat finds its own again", async () => {
	await using it = await make();
	const single = { ...eliza, process: "perChat" as const };
	const leases = ["one", "two", "one"].map((chat) => it.pool.lease(single, it.folder, chat));
	const [one, two, again] = await Promise.all(leases.map((lease) => lease.ready()));
	expect(one).toBe(again);
	expect(two?.pid).not.toBe(one?.pid);
	expect(it.pool.processes).toBe(2);
});

test("[E1.cwd] a configured working folder is that of the process, and one that is missing is named", async () => {
	await using it = await make();
	const script = relative(it.folder, eliza.args[0] ?? "");
	const away = { ...eliza, args: [script], cwd: it.folder };
	await using elsewhere = await temporaryFolder();
	expect((await it.pool.lease(away, elsewhere.path).ready()).alive).toBe(true);
	const missing = { ...eliza, cwd: join(it.folder, "missing") };
	await expect(it.pool.lease(missing, it.folder).ready()).rejects.toThrow(missing.cwd);
});

test("[E1.startTimeout] an agent has as long to answer as configured", async () => {
	await using it = await make();
	const lease = it.pool.lease({ ...mute, startTimeout: 1 }, it.folder);
	await expect(lease.ready()).rejects.toThrow("did not answer within 1 s");
});

test("[E11.shutdown] releasing while the agent starts aborts the start, and waiting callers are notified", async () => {
	await using it = await make();
	const lease = it.pool.lease(mute, it.folder);
	const ready = lease.ready();
	const outcome = expect(ready).rejects.toThrow("Mute was stopped.");
	await lease.release();
	await outcome;
	expect(it.pool.processes).toBe(0);
});

test("[D6.next] an abandoned agent is started again on demand", async () => {
	await using it = await make();
	const command = join(it.folder, "installed-later");
	const late = { ...eliza, agentId: "late", command };
	const [one, two] = [it.pool.lease(late, it.folder), it.pool.lease(late, it.folder)];
	await expect(one.ready()).rejects.toThrow(command);
	await expect(two.ready()).rejects.toThrow(command);
	await symlink(process.execPath, command);
	const [first, second] = await Promise.all([one.ready(), two.ready()]);
	expect(first.alive).toBe(true);
	expect(second).toBe(first);
});

test("[D7.reattach][E11.shutdown] a pool that leaves does not wait for a secret, and starts nothing once it comes", async () => {
	await using it = await make();
	const asked = Promise.withResolvers<void>();
	const answer = Promise.withResolvers<string>();
	let started = 0;
	const pool = new AgentPool({
		...{ logger: Logger.create("test"), version: "0" },
		home: {
			start: () => {
				started += 1;
				return Promise.reject(new Error("too late"));
			},
		},
		readSecret: () => {
			asked.resolve();
			return answer.promise;
		},
	});
	const waiting = pool.lease({ ...eliza, secrets: { KEY: "key" } }, it.folder).ready();
	await asked.promise;
	await pool.leave();
	answer.resolve("value");
	const later = new Promise<string>((resolve) => setImmediate(resolve, "still waiting"));
	expect(await Promise.race([waiting, later])).toBe("still waiting");
	expect(started).toBe(0);
});

test("[E11.shutdown] a closed pool starts no more agents", async () => {
	await using it = await make();
	await it.pool.close();
	expect(() => it.pool.lease(eliza, it.folder)).toThrow(AgentPoolClosedError);
});
