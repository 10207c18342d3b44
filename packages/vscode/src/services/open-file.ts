import type { Params } from "@parley/protocol/contract/names";
import { Range, Uri, window } from "vscode";

/** Shows a file, optionally at a position. Lines and columns count from 1. */
export const openFile = async ({
	path,
	line,
	column = 1,
}: Params<"host.openFile">): Promise<Record<string, never>> => {
	const [row, character] = [Math.max(0, (line ?? 1) - 1), Math.max(0, column - 1)];
	const selection = line === undefined ? {} : { selection: new Range(row, character, row, character) };
	await window.showTextDocument(Uri.file(path), { preview: true, ...selection });
	return {};
};
