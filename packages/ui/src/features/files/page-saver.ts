import type { HubConnection } from "@parley/client/core/hub-connection";
import { exportSessions } from "@parley/client/core/transfer/export-sessions";
import type {
	BlobSaving,
	BlobToSave,
	ExportSaving,
	ExportToSave,
	FileSaver,
	SavedExport,
	SavedFile,
} from "../../shared/file-saver.ts";
import type { BlobReader } from "../blobs/blob-reader.ts";
import { downloadFile } from "./download-file.ts";

/** Saves from a page in a browser by downloading: the browser may ask where to. */
export class PageSaver implements FileSaver {
	readonly isElsewhere = false;
	readonly #hub: HubConnection;
	readonly #blobs: BlobReader;

	constructor(hub: HubConnection, blobs: BlobReader) {
		this.#hub = hub;
		this.#blobs = blobs;
	}

	async saveBlob({ reference, name, mimeType }: BlobToSave, saving: BlobSaving): Promise<SavedFile> {
		downloadFile(name, await this.#blobs.whole(reference, { type: mimeType, ...saving }));
		return { name };
	}

	async saveExport({ name, ...wanted }: ExportToSave, saving: ExportSaving): Promise<SavedExport> {
		// Blobs rather than text: a browser can move blobs out of memory.
		const parts: Blob[] = [];
		let start = 0;
		const sink = {
			beginPart: () => {
				start = parts.length;
			},
			write: (text: string) => void parts.push(new Blob([text])),
			restart: () => void parts.splice(start),
		};
		const { hidden } = await exportSessions(this.#hub, { ...wanted, ...saving }, sink);
		const type = wanted.format === "markdown" ? "text/markdown" : "application/jsonl";
		downloadFile(name, new Blob(parts, { type }));
		return { name, hidden };
	}
}
