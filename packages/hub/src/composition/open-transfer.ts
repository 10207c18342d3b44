import { draftOfQueue } from "../transfer/draft-of-queue.ts";
import { Exporter } from "../transfer/exporter.ts";
import { Imports } from "../transfer/imports.ts";
import type { Trash } from "../trash/trash.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { BlobParts } from "./open-blobs.ts";
import type { SessionParts } from "./open-sessions.ts";

export type TransferParts = { readonly exporter: Exporter; readonly imports: Imports };

export type TransferNeeds = {
	readonly blobs: BlobParts;
	readonly sessions: SessionParts;
	readonly trash: Trash;
};

/** Export and import of chats. */
export const openTransfer = (
	{ store, logger, now, later }: HubSetup,
	{ blobs: { attachments }, sessions: { sessions, drafts, trust }, trash }: TransferNeeds,
): TransferParts => ({
	exporter: new Exporter(store.log, logger.redactor),
	imports: new Imports({
		...{ store, now, later },
		holderOf: (sessionId) => {
			if (sessions.isDamaged(sessionId)) return "damaged";
			if (sessions.has(sessionId)) return "session";
			return trash.has(sessionId) ? "trash" : undefined;
		},
		adopt: async (sessionId, draft) => {
			if (draft !== undefined) drafts.adopt(sessionId, draft);
			await sessions.adopt(sessionId);
			await trust.review();
		},
		restore: (sessionId) => trash.restore(sessionId),
		draftOf: (sessionId, prompts) => draftOfQueue({ attachments, now, logger }, sessionId, prompts),
	}),
});
