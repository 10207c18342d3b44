import { extname } from "node:path";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxAttachmentSize, maxAttachments } from "@parley/protocol/blob/limits";
import type { Result } from "@parley/protocol/contract/names";
import { Uri, window, workspace } from "vscode";
import { mimeTypeOf } from "./mime-type.ts";
import { writeBlob } from "./write-blob.ts";

/** What was picked cannot be attached. */
export class NotAttachableError extends Error {
	override readonly name = "NotAttachableError";
}

/** Lets the person pick files, and brings what is in them to the hub. */
export const pickFiles = async (hub: HubConnection): Promise<Result<"host.pickFiles">> => {
	const picked = (await window.showOpenDialog({ canSelectMany: true, openLabel: "Attach" })) ?? [];
	if (picked.length > maxAttachments)
		throw new NotAttachableError(
			`At most ${maxAttachments} files can be attached, and ${picked.length} were picked.`,
		);
	const files: Result<"host.pickFiles">["files"] = [];
	for (const uri of picked) files.push(await bring(uri, hub));
	return { files };
};

const bring = async (uri: Uri, hub: HubConnection): Promise<Result<"host.pickFiles">["files"][number]> => {
	const name = Uri.joinPath(uri).path.split("/").at(-1) ?? "";
	const { size } = await workspace.fs.stat(uri);
	if (size > maxAttachmentSize)
		throw new NotAttachableError(
			`${name} is larger than the ${maxAttachmentSize / 1024 / 1024} MB that can be attached.`,
		);
	const reference = await writeBlob(hub, await workspace.fs.readFile(uri));
	return { name, mimeType: mimeTypeOf(extname(name)), ...reference };
};
