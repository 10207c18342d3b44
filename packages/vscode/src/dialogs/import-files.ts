import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { type ImportSource, importFile } from "@parley/client/core/transfer/import-file";
import type { Result } from "@parley/protocol/contract/names";
import type { ImportedFile } from "@parley/protocol/host/window-methods";
import { sizeWording } from "@parley/words/size-wording";
import { say } from "@parley/words/spoken";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { type Uri, window, workspace } from "vscode";
import { nameOf } from "./file-name.ts";
import { type ProgressHandle, withLateProgress } from "./late-progress.ts";
import { problemOf } from "./problem-of.ts";
import { maxHeldBytes } from "./save-target.ts";

/** The file is not on disk and too large to be fetched. */
export class TooLargeToImportError extends WordedError {
	override readonly name = "TooLargeToImportError";
	constructor() {
		super(wording("editorWindow.importTooLarge", { limit: sizeWording(maxHeldBytes) }));
	}
}

/** Lets the user pick files of exported chats, and imports them. A refused file does not prevent the others. */
export const importFiles = async (hub: HubConnection): Promise<Result<"host.importFiles">> => {
	const picked = await window.showOpenDialog({
		canSelectMany: true,
		openLabel: say("editorWindow.import"),
		title: say("editorWindow.importTitle"),
		filters: {
			[say("editorWindow.exportedChats")]: ["jsonl", "json", "txt"],
			[say("editorWindow.allFiles")]: ["*"],
		},
	});
	if (picked === undefined) return { files: [] };
	return withLateProgress(say("editorWindow.importing"), async (handle) => {
		const files: ImportedFile[] = [];
		for (const [at, uri] of picked.entries()) {
			const report = (share: number): void => handle.report((at + share) / picked.length);
			files.push(await importOne(uri, hub, { ...handle, report }));
			if (handle.isCancelled()) break;
		}
		return { files };
	});
};

const importOne = async (
	uri: Uri,
	hub: HubConnection,
	{ report, isCancelled }: ProgressHandle,
): Promise<ImportedFile> => {
	const file = nameOf(uri.path);
	try {
		await using source = await openSource(uri);
		const onProgress = (done: number, total: number): void => report(done / Math.max(1, total));
		const options = { importId: randomUUID(), onProgress, isCancelled };
		return { file, sessions: [...(await importFile(hub, source, options))] };
	} catch (error) {
		return { file, ...problemOf(error) };
	}
};

/** Reads a file on disk in chunks, and any other one at once, up to a limit. */
const openSource = async (uri: Uri): Promise<ImportSource & AsyncDisposable> => {
	if (uri.scheme === "file") {
		const handle = await open(uri.fsPath, "r");
		const { size } = await handle.stat();
		return {
			size,
			read: async (offset, length) => {
				const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
				return buffer.subarray(0, bytesRead);
			},
			[Symbol.asyncDispose]: () => handle.close(),
		};
	}
	const { size } = await workspace.fs.stat(uri);
	if (size > maxHeldBytes) throw new TooLargeToImportError();
	const bytes = await workspace.fs.readFile(uri);
	return {
		size: bytes.length,
		read: async (offset, length) => bytes.subarray(offset, offset + length),
		[Symbol.asyncDispose]: async () => undefined,
	};
};
