import type { Forgotten } from "@parley/protocol/hub/maintenance/methods";
import type { AgentSecrets } from "../agents/agent-secrets.ts";
import type { RememberedChoices } from "../agents/remembered-choices.ts";
import type { BlobAccount } from "../blobs/blob-account.ts";
import type { Drafts } from "../drafts/drafts.ts";
import type { Folders } from "../folders/folders.ts";
import type { Approvals } from "../mcp/approvals.ts";
import type { Switches } from "../mcp/switches.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { StoreMaintenance } from "../store/store-maintenance.ts";
import type { Exporter } from "../transfer/exporter.ts";
import type { Imports } from "../transfer/imports.ts";
import type { Trash } from "../trash/trash.ts";

export type ForgetParts = {
	readonly store: StoreMaintenance;
	readonly sessions: Sessions;
	readonly trash: Trash;
	readonly drafts: Drafts;
	readonly folders: Folders;
	readonly choices: Pick<RememberedChoices, "forgetAll">;
	readonly servers: { readonly approvals: Approvals; readonly switches: Switches };
	readonly imports: Imports;
	readonly exporter: Exporter;
	readonly account: Pick<BlobAccount, "refresh">;
	readonly secrets: Pick<AgentSecrets, "forgetAll">;
	/** Notifies every client. */
	readonly onForgotten: () => void;
};

/** Deletes everything: stops all writers, deletes the data, and only then notifies anyone. */
export const forgetEverything = async (parts: ForgetParts): Promise<Omit<Forgotten, "logFiles">> => {
	const { store, sessions, trash, drafts, folders, choices, servers, imports, exporter } = parts;
	const { account, secrets, onForgotten } = parts;
	const { parts: sizes } = await store.inspect();
	const forgotten = {
		sessions: sessions.list().length,
		deleted: trash.count,
		drafts: drafts.count,
		folders: folders.list().length,
		bytes: Object.values(sizes).reduce((sum, size) => sum + size, 0),
	};
	imports.forgetAll();
	await sessions.removeAll();
	trash.forgetAll();
	drafts.forgetAll();
	folders.forgetAll();
	choices.forgetAll();
	servers.approvals.forgetAll();
	servers.switches.forgetAll();
	exporter.clear();
	const isGone = await store.clear();
	await secrets.forgetAll();
	await account.refresh();
	onForgotten();
	return isGone ? forgotten : { ...forgotten, held: true };
};
