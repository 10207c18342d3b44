import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { memoryOf, streamOutput } from "./testing/memory-of-output.ts";

const mebibyte = 1024 * 1024;
const key = Buffer.from("k".repeat(64));

const startKeeper = async (folder: string) => {
	const socket = join(folder, "keeper.sock");
	const child = spawn(
		process.execPath,
		[
			"--disable-warning=ExperimentalWarning",
			join(import.meta.dirname, "main.ts"),
			"--folder",
			folder,
			"--socket",
			socket,
		],
		{ stdio: "ignore" },
	);
	const exited = once(child, "exit");
	onTestFinished(async () => {
		child.kill("SIGKILL");
		await exited;
	});
	const isUp = (): Promise<boolean> =>
		new Promise((resolve) => {
			const tried = connect(socket, () => resolve(true)).on("error", () => resolve(false));
			tried.once("connect", () => tried.destroy());
		});
	return { child, socket, exited, isUp: () => vi.waitUntil(isUp, { timeout: 10_000 }) };
};

const keeperFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-keeper-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	await writeFile(join(folder, "key"), key, { mode: 0o600 });
	return folder;
};

test("[E11.keeper] of two keepers for one folder the second leaves", async () => {
	const folder = await keeperFolder();
	const first = await startKeeper(folder);
	await first.isUp();
	const second = await startKeeper(folder);
	expect(await second.exited).toEqual([0, null]);
	await first.isUp();
	expect((await readdir(folder)).sort()).toEqual(["keeper.sock", "key"]);
});

test("[E11.keeper] a signal ends the keeper in good order", async () => {
	const folder = await keeperFolder();
	const { child, exited, isUp } = await startKeeper(folder);
	await isUp();
	child.kill("SIGTERM");
	expect(await exited).toEqual([0, null]);
	expect(await readdir(folder)).toEqual(["key"]);
});

test.runIf(process.platform === "linux")("[E11.keeper] memory does not grow with output", async () => {
	const { child, socket, isUp } = await startKeeper(await keeperFolder());
	await isUp();
	const marks: number[] = [];
	await streamOutput(socket, key, 512 * mebibyte, () => marks.push(memoryOf(child.pid ?? 0) ?? 0));
	const early = Math.max(...marks.slice(0, marks.length / 4));
	expect(Math.max(...marks)).toBeLessThan(Math.max(early + 60, 120));
});
