import { spawn } from "node:child_process";
import { open } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import type { KeeperFiles } from "./keeper-files.ts";

/** How a keeper is run, on the hub's own Node. */
export type KeeperCommand = { readonly command: string; readonly args: readonly string[] };

export const keeperCommand: KeeperCommand = {
	command: process.execPath,
	args: [
		// Output is short-lived garbage: it must not pile up in a large young generation, and the keeper collects it itself.
		"--max-semi-space-size=1",
		"--expose-gc",
		"--disable-warning=ExperimentalWarning",
		fileURLToPath(import.meta.resolve("@parley/keeper/main")),
	],
};

/** Starts a keeper that outlives this process. `onFailed` is called if it ends with a failure. */
export const startKeeper = async (
	{ folder, address, output }: KeeperFiles,
	{ command, args }: KeeperCommand,
	lonelyMs: number | undefined,
	onFailed: (cause: Error) => void,
): Promise<void> => {
	const log = await open(output, "a", 0o600);
	try {
		const lonely = lonelyMs === undefined ? [] : ["--lonely", String(lonelyMs)];
		const child = spawn(command, [...args, "--folder", folder, "--socket", address, ...lonely], {
			detached: true,
			// It may outlive the folder in which the hub was started.
			cwd: folder,
			stdio: ["ignore", log.fd, log.fd],
			// Ending the agent in whose tree a hub was started must not end the keeper.
			env: { ...process.env, [treeVariable]: undefined },
			windowsHide: true,
		});
		child.unref();
		child.once("error", onFailed);
		child.once("exit", (code, signal) => {
			// Zero: another one keeps that folder already.
			if (code !== 0) onFailed(new Error(signal ?? `exit code ${code}`));
		});
	} finally {
		await log.close();
	}
};
