import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findKeeper } from "./connect-keeper.ts";

const listener = `require("node:net").createServer().listen(process.argv[1], () => console.log("listening"))`;

/** Waits without letting this process read anything. */
const untilDead = (pid: number): void => {
	const isOver = (): boolean => /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
	// Its sockets are closed with the last of its threads.
	while (!isOver() || readdirSync(`/proc/${pid}/task`).length > 1);
};

test.runIf(process.platform === "linux")(
	"[D7.keeper] a keeper that ends while a hub connects to it is no keeper",
	async () => {
		const folder = await mkdtemp(join(tmpdir(), "parley-ending-"));
		onTestFinished(() => rm(folder, { recursive: true }));
		const address = join(folder, "keeper.sock");
		const keeper = spawn(process.execPath, ["-e", listener, address], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		await once(keeper.stdout, "data");
		const pid = keeper.pid ?? 0;
		// It has no time to accept the connection that waits for it.
		process.kill(pid, "SIGSTOP");
		const found = findKeeper(address);
		process.kill(pid, "SIGKILL");
		untilDead(pid);
		expect(await found).toBeUndefined();
	},
);
