import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { importFile } from "@parley/client/core/transfer/import-file";
import type { ImportedSession } from "@parley/protocol/session/transfer/archive";
import { sayError } from "@parley/words/error-words";
import { say } from "@parley/words/spoken";
import type { WordingCode } from "@parley/words/wording";
import { whileReading } from "./file-errors.ts";
import type { Output } from "./output.ts";

/** Imports files one after another. A refused file does not prevent the others, but sets the exit code. */
export const importFiles = async (
	hub: Pick<HubConnection, "request">,
	files: readonly string[],
	output: Output,
): Promise<number> => {
	let refused = 0;
	for (const path of files) {
		try {
			for (const session of await whileReading(() => importPath(hub, path)))
				for (const line of describeImported(session)) output.result(line);
		} catch (error) {
			refused += 1;
			output.say(say("cli.notImported", { file: path, reason: sayError(error) }));
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
	// Awaited, so that the file stays open until it is read.
	return await importFile(hub, { size, read }, { importId: randomUUID() });
};

const codes = {
	imported: "cli.imported",
	copied: "cli.importedAsCopy",
	present: "cli.importedBefore",
	restored: "cli.importRestored",
} as const satisfies Readonly<Record<ImportedSession["status"], WordingCode>>;

/** One line per chat, and below it one for each thing the import changed. */
export const describeImported = (session: ImportedSession): string[] => {
	const { sessionId: id, title, status, closed, unqueued, unkeptPrompts = 0, unkeptFiles = 0 } = session;
	const notes = [
		...(closed ? [say("cli.turnClosed")] : []),
		...(unqueued > 0 ? [say("cli.promptsDrafted", { count: unqueued })] : []),
		...(unkeptPrompts > 0 ? [say("cli.promptsCut", { count: unkeptPrompts })] : []),
		...(unkeptFiles > 0 ? [say("cli.promptFilesLost", { count: unkeptFiles })] : []),
	];
	const chat =
		title === ""
			? { code: "cli.untitledChat", values: { id } }
			: { code: "cli.namedChat", values: { title, id } };
	return [say(codes[status], { chat }), ...notes.map((note) => `  ${note}`)];
};
