import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isScript, listFiles } from "../source/files.ts";
import { SourceFile } from "../source/source-file.ts";
import { checkSource } from "./check-source.ts";
import { checkText } from "./check-text.ts";
import type { HygieneFinding } from "./finding.ts";

/** What must not be committed in the repository at `root`. */
export const checkTree = async (root: string): Promise<HygieneFinding[]> => {
	const findings: HygieneFinding[] = [];
	for (const path of await listFiles(root, isText)) {
		const text = await readFile(join(root, path), "utf8");
		findings.push(...checkText(path, text));
		if (!isScript(path)) continue;
		findings.push(...checkSource(new SourceFile(path, text)));
	}
	return findings;
};

const isText = (path: string): boolean => {
	return (
		isScript(path) || path.startsWith(".ci/") || /\.(?:css|html|jsonc?|md|sh|svg|toml|txt|ya?ml)$/.test(path)
	);
};
