import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { listProjects } from "./projects.ts";

/** Checks the types of the repository, or of the folder given as argument, one project after the other. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."));
const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
const compiler = join(dirname(manifest), "bin/tsc");

const failed = (await listProjects(root)).filter((project) => {
	const { status } = spawnSync(process.execPath, [compiler, "-p", join(root, project)], {
		cwd: root,
		stdio: "inherit",
	});
	return status !== 0;
});

if (failed.length > 0) {
	console.error(`Types are wrong in ${failed.join(", ")}`);
	process.exitCode = 1;
}
