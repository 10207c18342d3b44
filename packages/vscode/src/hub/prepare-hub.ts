import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import type { HubCommand } from "@parley/client/node/spawn-hub";
import type { Logger } from "@parley/logging/logger";
import type { ExtensionContext } from "vscode";
import type { settings } from "../settings.ts";
import { hubBuild } from "./hub-build.ts";
import { hubCommand, withoutEditor } from "./hub-command.ts";
import { copyHub } from "./hub-copy.ts";
import { canRunHub, chooseRuntime, type HubRuntime } from "./hub-runtime.ts";

/** The program that runs this extension; Electron behaves as Node with this variable. */
const editor: HubRuntime = {
	command: process.execPath,
	env: process.versions["electron"] === undefined ? {} : { ELECTRON_RUN_AS_NODE: "1" },
};

/** Finds a runtime for the hub and makes the copy it runs from. */
export const prepareHub = async (
	{ extensionPath, globalStorageUri }: Pick<ExtensionContext, "extensionPath" | "globalStorageUri">,
	{ dataFolder, nodePath }: Pick<typeof settings, "dataFolder" | "nodePath">,
	logger: Logger,
): Promise<HubCommand> => {
	const inherited = withoutEditor(process.env);
	const [runtime, copy] = await Promise.all([
		chooseRuntime({ chosen: nodePath(), editor, canRun: (each) => canRunHub(each, inherited) }),
		copyHub({
			from: join(extensionPath, "dist"),
			to: join(globalStorageUri.fsPath, "hubs"),
			id: hubBuild.id,
		}),
	]);
	const data = dataFolder();
	await mkdir(data, { recursive: true, mode: 0o700 });
	logger.info("A hub can be started", { runtime: runtime.command, copy, data });
	return hubCommand(runtime, copy, data, inherited);
};
