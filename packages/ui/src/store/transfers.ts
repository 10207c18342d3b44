import type { HubConnection } from "@parley/client/core/hub-connection";
import { exportAllName, exportName } from "@parley/client/core/transfer/export-name";
import { exportSession } from "@parley/client/core/transfer/export-session";
import { importFile } from "@parley/client/core/transfer/import-file";
import type { ArchiveFormat, ImportedSession } from "@parley/protocol/transfer/archive";
import { failureText, hasCode } from "./failure-text.ts";
import { Work } from "./work.ts";

export type ExportChoice = { readonly sessionId: string; readonly title: string };
export type Exported = { readonly name: string; readonly hidden: number };

export type ImportOutcome =
	| { readonly file: string; readonly sessions: readonly ImportedSession[] }
	| { readonly file: string; readonly problem: string };

/** Sessions on their way to a file and back. */
export class Transfers {
	readonly exporting = new Work<Exported>();
	readonly importing = new Work<readonly ImportOutcome[]>();
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
	}

	/** Writes sessions into one file, and gives that to `save` when it is whole. */
	async export(
		choices: readonly ExportChoice[],
		format: ArchiveFormat,
		save: (name: string, content: Blob) => void,
	): Promise<void> {
		await this.exporting.run("Reading…", async ({ tell, isCancelled }) => {
			const done: Blob[] = [];
			let hidden = 0;
			for (const [position, { sessionId }] of choices.entries()) {
				// As blobs and not as text: a browser keeps those where there is room.
				const parts: Blob[] = [];
				const sink = {
					write: (text: string) => void parts.push(new Blob([text])),
					restart: () => void parts.splice(0),
				};
				const onProgress = (read: number, total: number): void =>
					tell("Reading…", (position + read / Math.max(1, total)) / choices.length);
				hidden += (await exportSession(this.#hub, { sessionId, format, onProgress, isCancelled }, sink))
					.hidden;
				done.push(...parts);
			}
			const [only] = choices;
			const isOne = choices.length === 1 && only !== undefined;
			const name = isOne ? exportName(only.title, only.sessionId, format) : exportAllName(new Date(), format);
			save(name, new Blob(done, { type: format === "markdown" ? "text/markdown" : "application/jsonl" }));
			return { name, hidden };
		});
	}

	/** Brings files to the hub, one after another. One that is refused does not keep the others from it. */
	async import(files: readonly File[]): Promise<void> {
		await this.importing.run("Importing…", async ({ tell, isCancelled }) => {
			const outcomes: ImportOutcome[] = [];
			for (const file of files) {
				const source = {
					size: file.size,
					read: async (offset: number, length: number) =>
						new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
				};
				const onProgress = (done: number, total: number): void =>
					tell(`Importing ${file.name}…`, done / Math.max(1, total));
				const importId = crypto.randomUUID();
				try {
					const sessions = await importFile(this.#hub, source, { importId, onProgress, isCancelled });
					outcomes.push({ file: file.name, sessions });
				} catch (error) {
					if (hasCode(error, "cancelled") && outcomes.length === 0) throw error;
					outcomes.push({ file: file.name, problem: failureText(error) });
					if (isCancelled()) break;
				}
			}
			return outcomes;
		});
	}
}
