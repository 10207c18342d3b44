import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result } from "@parley/protocol/contract/names";
import type { ImportedFile } from "@parley/protocol/host/window-methods";
import type { BlobToSave, ExportToSave, FileSaver, SavedExport, SavedFile } from "../../shared/file-saver.ts";

/** The editor window that shows this view: its dialogs appear where the person looks, and its files are those they work on. */
export class OwnWindow implements FileSaver {
	readonly isElsewhere = true;
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
	}

	/** Lets the person pick files and returns them as blobs to attach: at most `room` of them. */
	pickFiles(room: number): Promise<Result<"host.pickFiles">> {
		return this.#hub.request("host.pickFiles", { room });
	}

	/** Imports chats from files that the person picks. */
	async importFiles(): Promise<readonly ImportedFile[]> {
		return (await this.#hub.request("host.importFiles", {})).files;
	}

	async saveBlob({ reference, name }: BlobToSave): Promise<SavedFile | undefined> {
		const { blob, size } = reference;
		return (await this.#hub.request("host.saveBlob", { name, blob, size })).saved;
	}

	async saveExport({ sessionIds, format, name }: ExportToSave): Promise<SavedExport | undefined> {
		const wanted = { sessionIds: [...sessionIds], format, name };
		return (await this.#hub.request("host.saveExport", wanted)).saved;
	}
}
