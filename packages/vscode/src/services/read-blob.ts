import { Buffer } from "node:buffer";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { BlobReference } from "@parley/protocol/blob/reference";
import { sizeWording } from "@parley/words/size-wording";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { blobPieces } from "./blob-pieces.ts";

/** Editors compare larger texts only with difficulty. */
const maxTextBytes = 20 * 1024 * 1024;

/** The text is too large to compare. */
export class BlobTooLargeError extends WordedError {
	override readonly name = "BlobTooLargeError";
	constructor(size: number) {
		super(wording("editorWindow.diffTooLarge", { size: sizeWording(size, "up") }));
	}
}

/** Reads a whole text from the hub. */
export const readBlob = async (
	hub: Pick<HubConnection, "request">,
	reference: BlobReference,
): Promise<string> => {
	if (reference.size > maxTextBytes) throw new BlobTooLargeError(reference.size);
	const pieces: Buffer[] = [];
	for await (const piece of blobPieces(hub, reference)) pieces.push(piece);
	return Buffer.concat(pieces).toString("utf8");
};
