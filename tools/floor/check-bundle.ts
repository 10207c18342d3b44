import process from "node:process";
import { bundleFloor } from "../setup/floor.ts";
import { SourceFile } from "../source/source-file.ts";
import { askNode } from "./ask-node.ts";
import { builtinUses } from "./builtin-uses.ts";

/**
 * What a bundled file takes from the Node of this repository that the oldest has not got, as both say themselves. Unlike the
 * compiler this sees what came from packages of others; whose method a call means, only the compiler knows.
 */
export const checkBundle = (path: string, code: string): string[] => {
	const uses = builtinUses(new SourceFile(path, code));
	const unknown = new Set(askNode(process.execPath, uses));
	return askNode(bundleFloor.node(), uses).filter((name) => !unknown.has(name));
};
