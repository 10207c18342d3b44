import type { Params, Result } from "@parley/protocol/contract/names";
import type { Draft } from "@parley/protocol/draft/draft";
import type { FolderTrust } from "@parley/protocol/folder/methods";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { StoreCare } from "./store-care.ts";

/** `synced`: the disk has it when the promise resolves, also after a power cut. `batched`: it survives the process. */
export type Durability = "batched" | "synced";

/** What the store keeps beside a session's events so that lists and heads need no replay. All of it can be made from the log. */
export type SessionIndex = { readonly summary: SessionSummary; readonly head: readonly WireEvent[] };

export type StoredSession = SessionIndex & { readonly lastIndex: number };

/** A session whose entry cannot be read any more. It is reported and left as it is. */
export type DamagedSession = { readonly sessionId: string; readonly problem: string };

export type StoredSessions = {
	readonly sessions: readonly StoredSession[];
	readonly damaged: readonly DamagedSession[];
};

export type Append = {
	readonly sessionId: string;
	readonly events: readonly WireEvent[];
	/** Given when these events change the head. */
	readonly index?: SessionIndex;
	readonly durability: Durability;
};

export type StoredTurn = { readonly turn: number; readonly events: readonly WireEvent[] };

/** Some turns of a session, read together with the position up to which they are whole. */
export type StoredWindow = {
	readonly lastIndex: number;
	readonly head: readonly WireEvent[];
	/** Oldest first. */
	readonly turns: readonly StoredTurn[];
	/** Whether there are turns before these. */
	readonly more: boolean;
};

export type StoredFolder = { readonly path: string; readonly trust: FolderTrust; readonly usedAt: number };

/** A session's draft with what is needed to decide about the next change of it. */
export type StoredDraft = Draft & {
	readonly sessionId: string;
	readonly textRevision: number;
	readonly step: number;
};

/** Where logs live. A port: everything is asked for and answered later, so that it can stand in another thread or machine. */
export interface LogStore extends StoreCare {
	/** Changes when the history of this store may have changed behind its clients' backs. */
	readonly epoch: string;
	sessions(): Promise<StoredSessions>;
	/** Resolves when the events are committed. Calls are committed in the order they were made; what leaves a hole is refused. */
	append(append: Append): Promise<void>;
	hasPrompt(sessionId: string, messageId: string): Promise<boolean>;
	/** Events after a position, at most `limit` of them; with `maxBytes` as many as fit, but at least one. */
	eventsAfter(
		sessionId: string,
		position: number,
		limit: number,
		maxBytes?: number,
	): Promise<readonly WireEvent[]>;
	/** The newest turns, or the newest below `before`; undefined if there is no such session. */
	window(sessionId: string, before: number | undefined, limit: number): Promise<StoredWindow | undefined>;
	folders(): Promise<readonly StoredFolder[]>;
	putFolder(folder: StoredFolder): Promise<void>;
	drafts(): Promise<readonly StoredDraft[]>;
	/** Resolves when it survives the process. */
	putDraft(draft: StoredDraft): Promise<void>;
	/** Finds whatever was committed before, unless older logs are still being read. */
	search(question: Params<"search.query">): Promise<Result<"search.query">>;
	/** Makes the index of all words anew from the logs. */
	rebuildSearch(): Promise<Result<"search.rebuild">>;
	close(): Promise<void>;
}
