import process from "node:process";
import { bundleFloor } from "../setup/floor.ts";
import { SourceFile } from "../source/source-file.ts";
import { askNode } from "./ask-node.ts";
import { builtinUses } from "./builtin-uses.ts";

/**
 * The features a bundled file uses that the current Node has and the oldest lacks, according to both. Unlike the compiler this
 * covers third-party code, but only the compiler knows whose method a call means.
 */
export const checkBundle = (path: string, code: string): string[] => {
	const uses = builtinUses(new SourceFile(path, code));
	const unknown = new Set(askNode(process.execPath, uses));
	return askNode(bundleFloor.node(), uses).filter((name) => !unknown.has(name));
};
