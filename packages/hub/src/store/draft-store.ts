import type { Draft } from "@parley/protocol/draft/draft";

/** A session's draft with the fields that decide the next change. */
export type StoredDraft = Draft & {
	readonly sessionId: string;
	readonly textRevision: number;
	readonly step: number;
};

export type DraftStore = {
	all(): Promise<readonly StoredDraft[]>;
	/** Resolves once it would survive a crash of the process. */
	put(draft: StoredDraft): Promise<void>;
};
