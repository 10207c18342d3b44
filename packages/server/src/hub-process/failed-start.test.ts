import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { KeeperLink } from "@parley/hub/agents/keeper-link";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { hubFiles } from "./hub-files.ts";
import { type HubProcessOptions, runHubProcess } from "./hub-process.ts";

const uiFolder = join(dirname(fileURLToPath(import.meta.url)), "../testing/ui");

/** Everything a hub needs to run, and a keeper that an earlier one has left. */
const prepare = async () => {
	const data = await realpath(await mkdtemp(join(tmpdir(), "parley-failed-")));
	onTestFinished(() => rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
	const files = hubFiles(data);
	const logs = new LogEventStream();
	const logger = Logger.create("hub", { sinks: [logs] });
	const keeper = {
		...{ folder: files.keeper, ledgerFolder: files.agents, version: "0.1.0", logger: Logger.create("test") },
		successor: { command: process.execPath, args: [], cwd: data, env: {} },
		onReplaced: () => undefined,
	};
	// A keeper without agents ends with its last attachment.
	onTestFinished(async () => (await KeeperLink.find(keeper)).end());
	await (await KeeperLink.find(keeper)).use(async () => undefined);
	const options: HubProcessOptions = { files, uiFolder, version: "0.1.0", logger, idleMilliseconds: 600_000 };
	const left = (): Promise<unknown> =>
		logs.waitFor(({ message }) => message === "No longer attached to the keeper", "the detachment");
	return { options, left };
};

test("[D7.reattach] a hub that cannot read its store lets go of the keeper, so that it can end", async () => {
	const { options, left } = await prepare();
	const openStore: typeof openSqliteStore = async (...given) => {
		const store = await openSqliteStore(...given);
		return { ...store, drafts: { ...store.drafts, all: () => Promise.reject(new Error("no drafts")) } };
	};
	const running = runHubProcess({ ...options, openStore }, new AbortController().signal);
	await expect(running).rejects.toThrow("no drafts");
	await left();
});

test("[D7.reattach] a hub that cannot listen ends and leaves its agents to the next one", async () => {
	const { options, left } = await prepare();
	const files = { ...options.files, socket: join(tmpdir(), "parley-foreign.sock") };
	const running = runHubProcess({ ...options, files }, new AbortController().signal);
	await expect(running).rejects.toThrow(tmpdir());
	await left();
});
