import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { bundleFloor, sourceFloor } from "../setup/floor.ts";

const root = join(import.meta.dirname, "../..");
const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/** The standard library of V8 12.4, the engine of Node 22: all of ES2024, and these parts of ES2025. */
const libraries = ["es2024", "es2025.collection", "es2025.iterator", "esnext.array"];

/**
 * Compiles programs, with all their imports, against the library of the oldest Node that runs their bundle. Bundlers lower
 * syntax and leave calls alone, so a newer method would fail only when called. Unlike a list of names, the compiler knows what a
 * member belongs to and which options a function takes. Returns its errors, one per line.
 */
export const checkSources = (entries: readonly string[]): string[] =>
	compile({
		extends: join(root, "tsconfig.base.json"),
		compilerOptions: { lib: libraries, types: ["node"], typeRoots: [bundleFloor.typeRoot()] },
		files: entries,
	});

/** Compiles a project against the oldest Node that runs its sources. That has all of ES2025, to which projects are limited anyway. */
export const checkProject = (project: string): string[] =>
	compile({ extends: resolve(root, project), compilerOptions: { typeRoots: [sourceFloor.typeRoot()] } });

const compile = (settings: Readonly<Record<string, unknown>>): string[] => {
	const folder = mkdtempSync(join(tmpdir(), "parley-floor-"));
	try {
		writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
		const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
			cwd: root,
			encoding: "utf8",
		});
		return stdout.split("\n").filter((line) => line !== "");
	} finally {
		rmSync(folder, { recursive: true });
	}
};
