import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** A program that can run the hub. */
export type HubRuntime = {
	readonly command: string;
	/** Variables that make it behave as Node. */
	readonly env: Readonly<Record<string, string>>;
};

export type RuntimeChoice = {
	/** The path from the settings, or an empty string. */
	readonly chosen: string;
	/** The program that runs the extension. */
	readonly editor: HubRuntime;
	/** Whether a program can run the hub. */
	readonly canRun: (runtime: HubRuntime) => Promise<boolean>;
};

/** No program can run the hub. */
export class NoHubRuntimeError extends WordedError {
	override readonly name = "NoHubRuntimeError";
	constructor(tried: readonly string[]) {
		super(wording("editorWindow.noNode", { tried: tried.join(", ") }));
	}
}

/** The Node from the settings and no other; else the editor's own if it is capable; else the one on the PATH. */
export const chooseRuntime = async ({ chosen, editor, canRun }: RuntimeChoice): Promise<HubRuntime> => {
	const candidates = chosen === "" ? [editor, { command: "node", env: {} }] : [{ command: chosen, env: {} }];
	for (const candidate of candidates) if (await canRun(candidate)) return candidate;
	throw new NoHubRuntimeError(candidates.map(({ command }) => command));
};

/** Tests what the store needs; not every Node with SQLite has its full-text search. */
const probe =
	'const{DatabaseSync}=require("node:sqlite");new DatabaseSync(":memory:").exec("CREATE VIRTUAL TABLE t USING fts5(x)")';

const run = promisify(execFile);

/** Runs the probe in a process of its own, as the hub would run. */
export const canRunHub = async (
	{ command, env }: HubRuntime,
	inherited: NodeJS.ProcessEnv,
): Promise<boolean> => {
	try {
		await run(command, ["-e", probe], { env: { ...inherited, ...env }, timeout: 10_000, windowsHide: true });
		return true;
	} catch {
		return false;
	}
};
