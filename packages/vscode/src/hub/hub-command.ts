import { join } from "node:path";
import type { HubCommand } from "@parley/client/node/spawn-hub";
import { usersOf } from "./hub-copy.ts";
import type { HubRuntime } from "./hub-runtime.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that control an editor's own processes; they must not reach a hub that outlives the window. */
const editorVariables = /^(?:VSCODE_|ELECTRON_|PARLEY_)|^NODE_OPTIONS$/i;

/** This window's environment without the editor's own variables. */
export const withoutEditor = (env: Environment): Record<string, string> =>
	Object.fromEntries(
		Object.entries(env).filter(
			(entry): entry is [string, string] => entry[1] !== undefined && !editorVariables.test(entry[0]),
		),
	);

/** The command that starts the hub of a copy for a data folder. */
export const hubCommand = (
	{ command, env }: HubRuntime,
	copy: string,
	dataFolder: string,
	inherited: Environment,
): HubCommand => ({
	command,
	args: [
		"--disable-warning=ExperimentalWarning",
		join(copy, "hub", "hub.mjs"),
		...["--data", dataFolder],
		...["--lease", usersOf(copy)],
	],
	env: { ...withoutEditor(inherited), ...env },
	cwd: dataFolder,
});
