import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isScript, listFiles } from "../source/files.ts";
import { importsOf } from "../source/imports.ts";
import { allDependencies, readManifest, runtimeDependencies } from "../source/package-manifest.ts";
import { SourceFile } from "../source/source-file.ts";
import { areaOf, hasDom, isDevelopment } from "./area.ts";
import { ownScope } from "./arrows.ts";
import { checkCycles } from "./check-cycles.ts";
import { checkImport } from "./check-import.ts";
import { checkPlatform } from "./check-platform.ts";
import type { Declared, Violation } from "./violation.ts";

/** The arrow violations of the repository at `root`. */
export const checkTree = async (root: string): Promise<Violation[]> => {
	const declared = await readDeclarations(root);
	const paths = await listFiles(root, (path) => /^(?:packages\/[^/]+|tools)\//.test(path));
	const violations: Violation[] = [];
	const sources: SourceFile[] = [];
	for (const path of paths) {
		const isSettings = /\/tsconfig[^/]*\.json$/.test(path);
		if (!isSettings && !isScript(path)) continue;
		const text = await readFile(join(root, path), "utf8");
		if (isSettings) violations.push(...checkCompilerSettings(path, text));
		else sources.push(new SourceFile(path, text));
	}
	return [...violations, ...sources.flatMap((file) => checkFile(file, declared)), ...checkCycles(sources)];
};

const checkFile = (file: SourceFile, declarations: ReadonlyMap<string, Declared>): Violation[] => {
	const area = areaOf(file.path);
	const declared = declarations.get(/^packages\/[^/]+/.exec(file.path)?.[0] ?? "");
	if (area === undefined || declared === undefined) {
		const message = "belongs to a package without package.json or without a row in tools/arrows/arrows.ts";
		return [{ rule: "unknown-package", file: file.path, line: 1, message }];
	}
	const subject = { file, area, declared, isDevelopment: isDevelopment(file.path) };
	const findings = [
		...importsOf(file).flatMap((found) => checkImport(found, subject)),
		...checkPlatform(subject),
	];
	return findings.map((finding) => ({ file: file.path, ...finding })).sort((a, b) => a.line - b.line);
};

const checkCompilerSettings = (path: string, text: string): Violation[] => {
	const area = areaOf(path);
	const bringsDom = /"lib"\s*:\s*\[[^\]]*"dom\b/i.test(text);
	if (!bringsDom || (area !== undefined && hasDom(area))) return [];
	return [
		{ rule: "dom-outside-ui", file: path, line: 1, message: "gives the types of a browser to its package" },
	];
};

/** What each package may import, by folder; the root, whose folder is empty, is the package of the tools. */
const readDeclarations = async (root: string): Promise<Map<string, Declared>> => {
	const rootManifest = await readManifest(root);
	const rootDependencies = allDependencies(rootManifest);
	const declarations = new Map<string, Declared>();
	const names = await readdir(join(root, "packages"));
	for (const name of names) {
		const manifest = await readManifest(join(root, "packages", name)).catch(() => undefined);
		if (manifest === undefined) continue;
		declarations.set(`packages/${name}`, {
			runtime: runtimeDependencies(manifest),
			development: new Set([...rootDependencies, ...allDependencies(manifest)]),
		});
	}
	// A workspace root reaches its packages without declaring them.
	const reachable = new Set([...rootDependencies, ...names.map((name) => `${ownScope}${name}`)]);
	return declarations.set("", { runtime: reachable, development: reachable });
};
