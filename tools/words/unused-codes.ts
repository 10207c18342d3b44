import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { english } from "@parley/words/english/english";
import { isScript, isTestOnly, listFiles } from "../source/files.ts";

/** Requests share their names with sentences. */
const requests = /\b(?:request|ask)\(\s*"[^"]*"|"[^"]*": method\(/g;

/** Codes of which a part depends on data: `tool.${state}`. */
const composed = /\b(?:say|sayAround|exported|wording)\(\s*`(\w+\.\w*)\$\{[^`}]*\}(\w*)`/g;

/** Codes of the catalogue that nothing says. */
export const unusedCodes = async (root: string): Promise<string[]> => {
	const paths = await listFiles(root, isSource);
	const sources = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
	return codesMissingIn(sources.join("\n").replaceAll(requests, ""), Object.keys(english));
};

export const codesMissingIn = (source: string, codes: readonly string[]): string[] => {
	const named = new Set([...source.matchAll(/["%](\w+\.\w+)["%]/g)].map(([, code]) => code));
	const patterns = [...source.matchAll(composed)].map(
		([, before = "", after = ""]) => new RegExp(`^${before.replace(".", "\\.")}(\\w+)${after}$`),
	);
	const words = new Set([...source.matchAll(/"(\w+)"|\b(\w+):/g)].map(([, text, key]) => text ?? key));
	return codes.filter(
		(code) => !named.has(code) && !patterns.some((pattern) => words.has(pattern.exec(code)?.[1])),
	);
};

const isSource = (path: string): boolean =>
	path.startsWith("packages/") &&
	!path.startsWith("packages/words/src/english/") &&
	!path.startsWith("packages/e2e/") &&
	(isScript(path) || path.endsWith(".html") || path === "packages/vscode/extension/package.json") &&
	!isTestOnly(path);
