import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Compiler settings to check, relative to `root`: its own, then those of packages with stricter ones. */
export const listProjects = async (root: string): Promise<string[]> => {
	const projects = ["tsconfig.json"];
	const packages = join(root, "packages");
	if (!existsSync(packages)) return projects;
	for (const name of (await readdir(packages)).sort()) {
		const files = await readdir(join(packages, name)).catch(() => []);
		const settings = files.filter((file) => /^tsconfig.*\.json$/.test(file) && !file.endsWith(".base.json"));
		projects.push(...settings.sort().map((file) => `packages/${name}/${file}`));
	}
	return projects;
};
