import type { HubConnection } from "@parley/client/core/hub-connection";
import { exportAllName, exportName } from "@parley/client/core/transfer/export-name";
import { importFile } from "@parley/client/core/transfer/import-file";
import type { ImportedFile } from "@parley/protocol/host/window-methods";
import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import { say } from "@parley/words/spoken";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { FileSaver, SavedExport } from "../../shared/file-saver.ts";
import { Work } from "../../shared/work/work.ts";

export type ExportChoice = { readonly sessionId: string; readonly title: string };

/** Export and import of sessions. */
export class Transfers {
	readonly exporting = new Work<SavedExport>();
	readonly importing = new Work<readonly ImportedFile[]>();
	readonly #hub: HubConnection;
	readonly #saver: FileSaver;

	constructor(hub: HubConnection, saver: FileSaver) {
		this.#hub = hub;
		this.#saver = saver;
	}

	/** Exports some sessions to one file and saves it. */
	async export(choices: readonly ExportChoice[], format: ArchiveFormat): Promise<void> {
		const [only] = choices;
		const isOne = choices.length === 1 && only !== undefined;
		const name = isOne ? exportName(only.title, only.sessionId, format) : exportAllName(new Date(), format);
		const sessionIds = choices.map(({ sessionId }) => sessionId);
		const words = this.#saver.isElsewhere ? say("transfer.savingInEditor") : say("transfer.reading");
		await this.exporting.run(words, ({ tell, isCancelled }) =>
			this.#saver.saveExport(
				{ sessionIds, format, name },
				{ isCancelled, onProgress: (share) => tell(words, share) },
			),
		);
	}

	/** Uploads files to the hub, one after another. A refused file does not stop the others. */
	async import(files: readonly File[]): Promise<void> {
		await this.importing.run(say("transfer.importing"), async ({ tell, isCancelled }) => {
			const outcomes: ImportedFile[] = [];
			for (const file of files) {
				const source = {
					size: file.size,
					read: async (offset: number, length: number) =>
						new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
				};
				const onProgress = (done: number, total: number): void =>
					tell(say("transfer.importingFile", { file: file.name }), done / Math.max(1, total));
				const importId = crypto.randomUUID();
				try {
					const sessions = await importFile(this.#hub, source, { importId, onProgress, isCancelled });
					outcomes.push({ file: file.name, sessions: [...sessions] });
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
