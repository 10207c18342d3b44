import { once } from "node:events";
import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { writeFrame } from "@parley/keeper/wire/frame";
import { Logger } from "@parley/logging/logger";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import { expect, onTestFinished, test, vi } from "vitest";
import { isRunning } from "../testing/is-running.ts";
import { attachHub, keeperFolder } from "../testing/keeper-folder.ts";
import { KeeperClient } from "./keeper-client.ts";
import { KeeperProofError, KeeperStartError, KeeperWireError } from "./keeper-errors.ts";
import { keeperAddress } from "./keeper-files.ts";
import { KeptProcess } from "./kept-process.ts";

const logger = Logger.create("test");
const echo = {
	name: "Echo",
	command: process.execPath,
	args: ["--eval", "process.stdin.pipe(process.stdout)"],
	env: {},
	cwd: import.meta.dirname,
};

test("[D7.keeper] a hub finds the keeper that runs, and starts one only if there is none", async () => {
	const folder = await keeperFolder();
	expect(await KeeperClient.find({ folder, version: "test", logger })).toBeUndefined();
	const first = await attachHub(folder);
	await KeptProcess.spawn(echo, { client: first, logger });
	await first.detach();
	const second = await attachHub(folder);
	expect(second.pid).toBe(first.pid);
	expect((await stat(keeperAddress(folder))).mode & 0o777).toBe(0o600);
	await second.detach();
	expect((await KeeperClient.find({ folder, version: "test", logger }))?.pid).toBe(first.pid);
});

test("[E11.keeper] a keeper without agents ends with its hub, and leaves neither socket nor output", async () => {
	const folder = await keeperFolder();
	const client = await attachHub(folder);
	await client.detach();
	await vi.waitUntil(() => !isRunning(client.pid));
	expect((await readdir(folder)).sort()).toEqual(["keeper.log", "key"]);
	expect(await readFile(join(folder, "keeper.log"), "utf8")).toBe("");
});

test("[E11.keeper] the socket of a keeper that was killed does not stop the next one", async () => {
	const folder = await keeperFolder();
	const first = await attachHub(folder);
	process.kill(first.pid, "SIGKILL");
	await first.closed;
	const second = await attachHub(folder);
	expect(second.pid).not.toBe(first.pid);
	expect((await readdir(folder)).sort()).toEqual(["keeper.log", "keeper.sock", "key"]);
});

test("[D7.keeper] a hub that finds a keeper about to end gets another one", async () => {
	const folder = await keeperFolder();
	for (let round = 0; round < 5; round++) {
		const client = await attachHub(folder);
		// Without agents it ends with this hub, while the next one is attaching.
		void client.detach();
	}
	const last = await attachHub(folder);
	expect(await last.list()).toEqual([]);
});

test("[D7.keeper] a hub that finds a keeper ending its agents waits for the next one", async () => {
	const folder = await keeperFolder();
	const first = await attachHub(folder);
	const stubborn = {
		...echo,
		args: [join(import.meta.dirname, "../testing/stubborn-launcher.ts"), "--ignore-eof"],
	};
	await KeptProcess.spawn(stubborn, { client: first, logger });
	const ended = first.end();
	const second = await attachHub(folder);
	await ended;
	expect([second.pid === first.pid, second.welcome.agents]).toEqual([false, []]);
});

test("[E11.orphans] a keeper started in an agent's tree does not carry its mark", async () => {
	vi.stubEnv(treeVariable, "an agent's");
	onTestFinished(() => {
		vi.unstubAllEnvs();
	});
	const client = await attachHub(await keeperFolder());
	const environment = await readFile(`/proc/${client.pid}/environ`, "utf8");
	expect(environment).not.toContain(treeVariable);
});

test("[E11.keeper] a keeper that cannot start says so, with the file that has its reason", async () => {
	const folder = await keeperFolder();
	await writeFile(join(folder, "key"), "short", { mode: 0o600 });
	await expect(attachHub(folder)).rejects.toThrow(KeeperStartError);
	expect(await readFile(join(folder, "keeper.log"), "utf8")).toBe("short-key\n");
});

test("[E11.keeper] a keeper refuses a key that others can read", async () => {
	const folder = await keeperFolder();
	await writeFile(join(folder, "key"), "x".repeat(64));
	await chmod(join(folder, "key"), 0o640);
	await expect(attachHub(folder)).rejects.toThrow(KeeperStartError);
	expect(await readFile(join(folder, "keeper.log"), "utf8")).toMatch(/^not-private /);
});

const impostor = async (folder: string, greeting: { readonly wire: number }): Promise<void> => {
	const server = createServer((socket) => {
		socket.on("error", () => undefined);
		const said = { version: "9.9.9", features: [], pid: 1, since: 1, nonce: "n" };
		writeFrame(socket, { type: "greeting", ...said, ...greeting });
		socket.once("data", () => writeFrame(socket, { type: "welcome", proof: "0".repeat(64), agents: [] }));
	}).listen(keeperAddress(folder));
	await once(server, "listening");
	onTestFinished(() => {
		server.close();
	});
};

test("[E11.keeper] whoever listens at the address without the key is not believed", async () => {
	const folder = await keeperFolder();
	await impostor(folder, { wire: 1 });
	await expect(attachHub(folder)).rejects.toThrow(KeeperProofError);
});

test.each([
	[2, /9\.9\.9, which is newer than this one\. Update this program/],
	[0, /9\.9\.9, which is too old for this one\. End them with `parley stop --force`/],
])("[E11.keeper] a keeper of wire version %d is named, not guessed at", async (wire, said) => {
	const folder = await keeperFolder();
	await impostor(folder, { wire });
	await expect(attachHub(folder)).rejects.toThrow(KeeperWireError);
	await expect(attachHub(folder)).rejects.toThrow(said);
});

test("[E11.keeper] a hub with another key is refused by the keeper, which keeps the hub it has", async () => {
	const folder = await keeperFolder();
	const client = await attachHub(folder);
	const key = await readFile(join(folder, "key"));
	await writeFile(join(folder, "key"), "x".repeat(64));
	await expect(attachHub(folder)).rejects.toThrow(KeeperProofError);
	await writeFile(join(folder, "key"), key);
	expect(await client.list()).toEqual([]);
});
