import type { Draft } from "@parley/protocol/draft/draft";

/** A session's draft with what is needed to decide about the next change of it. */
export type StoredDraft = Draft & {
	readonly sessionId: string;
	readonly textRevision: number;
	readonly step: number;
};

export type DraftStore = {
	all(): Promise<readonly StoredDraft[]>;
	/** Resolves when it survives the process. */
	put(draft: StoredDraft): Promise<void>;
};
