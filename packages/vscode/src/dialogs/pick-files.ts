import { extname } from "node:path";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";
import type { LeftFile, PickedFile } from "@parley/protocol/host/window-methods";
import { say } from "@parley/words/spoken";
import { type Uri, window, workspace } from "vscode";
import { writeBlob } from "../services/write-blob.ts";
import { chooseFiles } from "./choose-files.ts";
import { nameOf } from "./file-name.ts";
import { withLateProgress } from "./late-progress.ts";
import { mimeTypeOf } from "./mime-type.ts";
import { problemOf } from "./problem-of.ts";

/** Lets the user pick files, and uploads them to the hub. */
export const pickFiles = async (
	{ room }: Params<"host.pickFiles">,
	hub: HubConnection,
): Promise<Result<"host.pickFiles">> => {
	const picked =
		(await window.showOpenDialog({ canSelectMany: true, openLabel: say("editorWindow.attach") })) ?? [];
	const known = await Promise.all(picked.map(measure));
	const { chosen, left } = chooseFiles(known, room);
	const files: PickedFile[] = [];
	const failed: LeftFile[] = [];
	await withLateProgress(say("editorWindow.attaching"), async ({ report, throwIfCancelled }) => {
		for (const [at, file] of chosen.entries()) {
			throwIfCancelled();
			report(at / chosen.length);
			try {
				files.push(await bring(file, hub));
			} catch (error) {
				failed.push({ name: file.name, reason: "failed", ...problemOf(error) });
			}
		}
	});
	return { files, left: [...left, ...failed] };
};

type Measured = { readonly uri: Uri; readonly name: string; readonly size: number };

const measure = async (uri: Uri): Promise<Measured> => {
	const { size } = await workspace.fs.stat(uri);
	return { uri, name: nameOf(uri.path), size };
};

const bring = async ({ uri, name }: Measured, hub: HubConnection): Promise<PickedFile> => {
	const reference = await writeBlob(hub, await workspace.fs.readFile(uri));
	return { name, mimeType: mimeTypeOf(extname(name)), ...reference };
};
