import type { Params } from "@parley/protocol/contract/names";
import { Range, Uri, window } from "vscode";

/** Shows a file, at a line if one is named. Lines count from 1, as people do. */
export const openFile = async ({ path, line }: Params<"host.openFile">): Promise<Record<string, never>> => {
	const at = line === undefined ? undefined : Math.max(0, line - 1);
	const selection = at === undefined ? {} : { selection: new Range(at, 0, at, 0) };
	await window.showTextDocument(Uri.file(path), { preview: true, ...selection });
	return {};
};
