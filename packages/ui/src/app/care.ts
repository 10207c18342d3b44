import type { HubConnection } from "@parley/client/core/hub-connection";
import type { ImportedFile } from "@parley/protocol/host/window-methods";
import { type Accessor, createSignal } from "solid-js";
import type { FileSaver } from "../features/files/file-saver.ts";
import { HubStorage } from "../features/storage/hub-storage.ts";
import { Transfers } from "../features/transfer/transfers.ts";
import { RecentlyDeleted } from "../features/trash/recently-deleted.ts";

/** What is open of the dialogs about sessions as a whole, and about all that is kept. */
export type CareDialog =
	| { readonly kind: "export"; readonly sessionIds: readonly string[] }
	| { readonly kind: "import"; readonly files: readonly File[] }
	/** By the editor, which has read the files itself. */
	| { readonly kind: "imported"; readonly files: readonly ImportedFile[] }
	| { readonly kind: "deleteMany"; readonly sessionIds: readonly string[] }
	| { readonly kind: "chooseImport" | "deleted" | "storage" | "forget" };

export class Care {
	readonly dialog: Accessor<CareDialog | undefined>;
	readonly transfers: Transfers;
	readonly storage: HubStorage;
	readonly deleted: RecentlyDeleted;
	readonly #setDialog: (dialog: CareDialog | undefined) => void;

	constructor(hub: HubConnection, saver: FileSaver) {
		const [dialog, setDialog] = createSignal<CareDialog>();
		this.dialog = dialog;
		this.#setDialog = setDialog;
		this.transfers = new Transfers(hub, saver);
		this.storage = new HubStorage(hub);
		this.deleted = new RecentlyDeleted(hub);
	}

	open(dialog: CareDialog): void {
		this.#setDialog(dialog);
	}

	close(): void {
		this.#setDialog(undefined);
	}
}
