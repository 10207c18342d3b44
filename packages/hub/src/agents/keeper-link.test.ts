import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { KeeperDetachedError } from "@parley/process/kept/keeper-errors";
import { keeperAddress } from "@parley/process/kept/keeper-files";
import { isRunning } from "@parley/process/testing/is-running";
import { systemTable } from "@parley/process/tree/system-table";
import { expect, onTestFinished, test, vi } from "vitest";
import { keeperPlace } from "../testing/keeper-place.ts";
import { keptAgents } from "./agent-home.ts";
import { endOrphans } from "./end-orphans.ts";
import { KeeperLink, type OpenKeeper } from "./keeper-link.ts";
import { readRecords } from "./ledger-records.ts";

const opened = (link: KeeperLink): Promise<OpenKeeper> => link.use((open) => Promise.resolve(open));

test("[D7.reattach] a hub that has left does not attach again, which would cut off the next one", async () => {
	const { options } = await keeperPlace();
	const link = await KeeperLink.find(options);
	const { client } = await opened(link);
	await link.leave();
	expect(await client.closed).toBeInstanceOf(KeeperDetachedError);
	await expect(opened(link)).rejects.toThrow(KeeperDetachedError);
});

test("[D7.reattach] a hub that leaves while it attaches is not attached afterwards", async () => {
	const { options, logs } = await keeperPlace();
	const link = await KeeperLink.find(options);
	const outcome = opened(link).then(
		({ client }) => client.closed,
		(error: unknown) => error,
	);
	await link.leave();
	expect(await outcome).toBeInstanceOf(Error);
	expect(link.current).toBeUndefined();
	expect(logs.records().some(({ message }) => message === "The keeper is lost")).toBe(false);
});

test("[D7.reattach] a hub that leaves does not wait for a keeper that does not greet", async () => {
	const { options } = await keeperPlace();
	const link = await KeeperLink.find(options);
	await mkdir(options.folder, { recursive: true, mode: 0o700 });
	const silent = createServer((socket) => socket.on("error", () => undefined));
	silent.listen(keeperAddress(options.folder));
	onTestFinished(async () => {
		silent.close();
		await once(silent, "close");
	});
	const connected = once(silent, "connection");
	const refused = expect(opened(link)).rejects.toThrow(KeeperDetachedError);
	await connected;
	await link.leave();
	await refused;
}, 5000);

test("[D7.reattach][E11.orphans] a keeper that the system does not identify is used, but owns no records", async () => {
	const { options } = await keeperPlace();
	const first = await KeeperLink.find(options);
	const script = { name: "Test", command: process.execPath, args: ["--eval", "process.stdin.resume()"] };
	const command = { ...script, env: {}, cwd: import.meta.dirname };
	const agent = await keptAgents(first).start(command, options.logger);
	const recorded = await readRecords(options.ledgerFolder);
	await first.leave();
	vi.spyOn(systemTable, "find").mockRejectedValueOnce(new Error("no process table"));
	const next = await KeeperLink.find(options);
	expect(next.current?.client.welcome.agents).toMatchObject([{ agent: agent.id }]);
	await keptAgents(next).start(command, options.logger);
	expect(await readRecords(options.ledgerFolder)).toEqual(recorded);
	await endOrphans(options.ledgerFolder, options.logger);
	expect(isRunning(agent.pid)).toBe(true);
});
