import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { messageOf } from "@parley/base/errors/message-of";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { importFile } from "@parley/client/core/transfer/import-file";
import type { ImportedSession } from "@parley/protocol/session/transfer/archive";
import type { Output } from "./output.ts";
import { count } from "./sizes.ts";

/** Imports files one after another. One that is refused does not keep the others from it, but the exit code tells. */
export const importFiles = async (
	hub: Pick<HubConnection, "request">,
	files: readonly string[],
	output: Output,
): Promise<number> => {
	let refused = 0;
	for (const path of files) {
		try {
			for (const session of await importPath(hub, path)) output.result(describeImported(session));
		} catch (error) {
			refused += 1;
			output.say(`${path}: ${messageOf(error)}`);
		}
	}
	return refused === 0 ? 0 : 1;
};

const importPath = async (
	hub: Pick<HubConnection, "request">,
	path: string,
): Promise<readonly ImportedSession[]> => {
	await using handle = await open(path, "r");
	const { size } = await handle.stat();
	const read = async (offset: number, length: number): Promise<Uint8Array> => {
		const buffer = Buffer.alloc(length);
		const { bytesRead } = await handle.read(buffer, 0, length, offset);
		return buffer.subarray(0, bytesRead);
	};
	return importFile(hub, { size, read }, { importId: randomUUID() });
};

const words: Readonly<Record<ImportedSession["status"], string>> = {
	imported: "imported",
	copied: "imported under a new id, because another chat has its own",
	present: "is here already",
	restored: "was among the deleted ones and is restored",
};

export const describeImported = (session: ImportedSession): string => {
	const { sessionId, title, status, closed, unqueued, unkeptPrompts = 0, unkeptFiles = 0 } = session;
	const notes = [
		closed ? "its last turn was under way and is closed" : "",
		unqueued > 0 ? `${count(unqueued, "prompt")} that waited became its draft` : "",
		unkeptPrompts > 0 ? `there was no room for all of ${count(unkeptPrompts, "prompt")} of these` : "",
		unkeptFiles > 0 ? `${count(unkeptFiles, "file")} of these could not be kept` : "",
	].filter((note) => note !== "");
	return `${sessionId}  ${title || "(untitled)"}: ${[words[status], ...notes].join("; ")}`;
};
