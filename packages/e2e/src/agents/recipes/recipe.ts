import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { programOf } from "./program-of.ts";

/** What an agent gets to know of the machine that it runs on. */
export type Surroundings = {
	/** Its installed program. */
	readonly program: string;
	/** The folder in which it stores everything. */
	readonly home: string;
	/** The address of its model. */
	readonly model: string;
};

/** How a real agent is started with the scripted model: all that is known of it here. */
export type Recipe = {
	/** Its manifest in `tools/setup`, and its name in the settings. */
	readonly name: "opencode" | "claude" | "gemini" | "goose";
	readonly command: (around: Surroundings) => { readonly command: string; readonly args: readonly string[] };
	readonly env: (around: Surroundings) => Readonly<Record<string, string>>;
	/** Files in its home, by path. */
	readonly files: (around: Surroundings) => Readonly<Record<string, string>>;
	/** What it shows of a list of tasks: a tool like any other, or nothing since it has no tool for one. */
	readonly plans: "tool" | "never";
	/** Whether it passes its model's thoughts on. */
	readonly thinks: boolean;
	/** Whether it tells what a command has printed. */
	readonly tellsOutput: boolean;
};

/** Lays a home out and returns the agent's entry in the settings. */
export const settle = async (
	recipe: Recipe,
	place: Pick<Surroundings, "home" | "model">,
): Promise<{ readonly command: string; readonly args: readonly string[]; readonly env: unknown }> => {
	const around = { ...place, program: await programOf(recipe.name) };
	const folders = {
		TMPDIR: "tmp",
		XDG_CONFIG_HOME: "config",
		XDG_DATA_HOME: "data",
		XDG_STATE_HOME: "state",
		XDG_CACHE_HOME: "cache",
	};
	const own = Object.fromEntries(
		Object.entries(folders).map(([name, path]) => [name, join(place.home, path)]),
	);
	for (const path of Object.values(own)) await mkdir(path, { recursive: true });
	for (const [path, text] of Object.entries(recipe.files(around))) {
		await mkdir(dirname(join(place.home, path)), { recursive: true });
		await writeFile(join(place.home, path), text);
	}
	return { ...recipe.command(around), env: { HOME: place.home, ...own, ...recipe.env(around) } };
};
