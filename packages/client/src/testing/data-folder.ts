import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { codeOf } from "@parley/base/errors/code-of";
import { Logger } from "@parley/logging/logger";
import { onTestFinished } from "vitest";
import { readHubAddress } from "../node/hub-address.ts";
import type { HubCommand } from "../node/spawn-hub.ts";

export const quiet = Logger.create("client");

/** A folder for a test's own hub; both are removed after the test. */
export const temporaryDataFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-data-"));
	onTestFinished(async () => {
		const reading = await readHubAddress(folder);
		if (reading.state === "found" && reading.address.pid !== process.pid) end(reading.address.pid);
		await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	});
	return folder;
};

export const tinyHub = (
	dataFolder: string,
	mode: "well" | "crash" | "polite" | "mute" | "slow" = "well",
	env: Record<string, string> = {},
): HubCommand => {
	const program = join(import.meta.dirname, "tiny-hub.ts");
	return { command: process.execPath, args: [program, dataFolder, mode], env: { ...env, PATH: "" } };
};

const end = (pid: number): void => {
	try {
		process.kill(pid, "SIGKILL");
	} catch (error) {
		if (codeOf(error) !== "ESRCH") throw error;
	}
};
