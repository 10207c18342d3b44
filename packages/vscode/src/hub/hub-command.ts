import { join } from "node:path";
import type { HubCommand } from "@parley/client/node/spawn-hub";
import { usersOf } from "./hub-copy.ts";
import type { HubRuntime } from "./hub-runtime.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables by which an editor steers its own processes; a hub that outlives the window must not be steered. */
const editorVariables = /^(?:VSCODE_|ELECTRON_|PARLEY_)|^NODE_OPTIONS$/i;

/** The environment of this window without what belongs to the editor. */
export const withoutEditor = (env: Environment): Record<string, string> =>
	Object.fromEntries(
		Object.entries(env).filter(
			(entry): entry is [string, string] => entry[1] !== undefined && !editorVariables.test(entry[0]),
		),
	);

/** How the hub in a copy is started for a data folder. */
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
