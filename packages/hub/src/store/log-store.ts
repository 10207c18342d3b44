import type { Params, Result } from "@parley/protocol/contract/names";
import type { Draft } from "@parley/protocol/draft/draft";
import type { FolderTrust } from "@parley/protocol/folder/methods";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { BlobStore, NamedBlob, NewBlob } from "./blob-store.ts";
import type { StoreMaintenance } from "./store-maintenance.ts";

/** `synced`: the disk has it when the promise resolves, also after a power cut. `batched`: it survives the process. */
export type Durability = "batched" | "synced";

/**
 * What the store keeps beside a session's events so that lists and heads need no replay: its line in the list and the
 * positions of the events that make its head. All of it can be made from the log.
 */
export type SessionIndex = { readonly summary: SessionSummary; readonly head: readonly number[] };

/** A tool call by its id, and where it began. */
export type StoredTool = { readonly toolCallId: string; readonly turn: number; readonly at: number };

export type StoredSession = {
	readonly summary: SessionSummary;
	readonly head: readonly WireEvent[];
	readonly lastIndex: number;
	/** Whether there are tools that something may have been at work for. */
	readonly hasOpenTools: boolean;
};

/** A session whose index is of no use: another reducer made it, or it cannot be read. It must be made anew from the log. */
export type StaleSession = {
	readonly sessionId: string;
	readonly lastIndex: number;
	readonly hasOpenTools: boolean;
	readonly problem?: string;
};

/** A session whose log cannot be read or gone on with. It is reported and left as it is. */
export type DamagedSession = {
	readonly sessionId: string;
	readonly problem: string;
	readonly summary?: SessionSummary;
};

export type StoredSessions = {
	readonly sessions: readonly StoredSession[];
	readonly stale: readonly StaleSession[];
	readonly damaged: readonly DamagedSession[];
};

export type Append = {
	readonly sessionId: string;
	readonly events: readonly WireEvent[];
	/** Given when these events change the head. */
	readonly index?: SessionIndex;
	/** Turns that were over when these events came to them. */
	readonly late?: readonly number[];
	/** Data that these events name and that is not in the store yet, as far as is known. */
	readonly newBlobs?: readonly NewBlob[];
	/** What these events name. */
	readonly namedBlobs?: readonly NamedBlob[];
	readonly durability: Durability;
};

/** A turn with its items from `firstItem` on; at 0 it is whole. */
export type StoredTurn = {
	readonly turn: number;
	readonly firstItem: number;
	readonly events: readonly WireEvent[];
};

/** How the newest turn of a window is cut: below an item, and how much of it is wanted. */
export type WindowCut = { readonly item?: number; readonly items?: number; readonly bytes?: number };

/** What frames a turn, some of its items, and where those end if others follow. */
export type TurnSlice = {
	readonly frame: readonly WireEvent[];
	readonly events: readonly WireEvent[];
	readonly through?: number;
};

/** Some turns of a session, read together with the position up to which they are whole. */
export type StoredWindow = {
	readonly lastIndex: number;
	readonly head: readonly WireEvent[];
	/** Oldest first. */
	readonly turns: readonly StoredTurn[];
	/** Whether there are turns before these. */
	readonly more: boolean;
	/** Set when something of it could not be read: in its place stands an event that says so. */
	readonly problem?: string;
};

export type StoredFolder = { readonly path: string; readonly trust: FolderTrust; readonly usedAt: number };

/** A session's draft with what is needed to decide about the next change of it. */
export type StoredDraft = Draft & {
	readonly sessionId: string;
	readonly textRevision: number;
	readonly step: number;
};

/** What became of a store whose file was damaged: what could be read was put into a new one. */
export type Salvage = {
	/** The damaged file, which is kept. */
	readonly kept: string;
	/** How large that is; 0 if it is not there any more. */
	readonly bytes: number;
	readonly sessions: number;
	/** Sessions of which something is missing now. */
	readonly harmed: number;
	/** Events that could not be read, as far as it is known. */
	readonly lostEvents: number;
	/** Sessions whose drafts could not be read, if they had one. */
	readonly lostDrafts?: number;
	readonly at: number;
};

/** Where logs live. A port: everything is asked for and answered later, so that it can stand in another thread or machine. */
export interface LogStore extends BlobStore, StoreMaintenance {
	/** Changes when the history of this store may have changed behind its clients' backs. */
	readonly epoch: string;
	/** Up to where the logs of these sessions are what they were in another epoch, as far as that is known. */
	survived(epoch: string, sessionIds: readonly string[]): Promise<Readonly<Record<string, number>>>;
	sessions(): Promise<StoredSessions>;
	/** One of them, however it is found; none if there is no such session. */
	session(sessionId: string): Promise<StoredSessions>;
	/** The events after a position that a head is made of, at most `limit`. Fails if one of them cannot be read. */
	headEvents(sessionId: string, position: number, limit: number): Promise<readonly WireEvent[]>;
	/** Puts an index in the place of a stale one. */
	putIndex(sessionId: string, index: SessionIndex): Promise<void>;
	/** Resolves when the events are committed. Calls are committed in the order they were made; what leaves a hole is refused. */
	append(append: Append): Promise<void>;
	hasPrompt(sessionId: string, messageId: string): Promise<boolean>;
	/** The newest tool of this id that began behind a position, of those that are committed. */
	findTool(sessionId: string, toolCallId: string, after: number): Promise<StoredTool | undefined>;
	/** Tools that something may be at work for, as far as the log says, oldest first, at most `limit`. */
	openTools(sessionId: string, limit: number): Promise<readonly StoredTool[]>;
	/** Events after a position, at most `limit` of them; with `maxBytes` as many as fit, but at least one. */
	eventsAfter(
		sessionId: string,
		position: number,
		limit: number,
		maxBytes?: number,
	): Promise<readonly WireEvent[]>;
	/**
	 * The newest turns, or the newest below `before`: one at least, then as many as `maxBytes` allow. The newest is cut if it is too large;
	 * with `cut.item` it is the turn `before` itself, below that item. Undefined if there is no such session.
	 */
	window(
		sessionId: string,
		before: number | undefined,
		limit: number,
		maxBytes?: number,
		cut?: WindowCut,
	): Promise<StoredWindow | undefined>;
	/** The oldest items of a turn behind a place: one at least, then as many as fit. */
	turnSlice(sessionId: string, turn: number, after: number, maxBytes: number): Promise<TurnSlice>;
	/** Which turns above a number there are, the lowest first, at most `limit`. */
	turnNumbers(sessionId: string, after: number, limit: number): Promise<readonly number[]>;
	/**
	 * Finished turns are folded after a while, which changes how a log is written but nothing it says. Resolves when those that
	 * are finished by now are.
	 */
	settleFolding(sessionId: string): Promise<void>;
	folders(): Promise<readonly StoredFolder[]>;
	putFolder(folder: StoredFolder): Promise<void>;
	drafts(): Promise<readonly StoredDraft[]>;
	/** Resolves when it survives the process. */
	putDraft(draft: StoredDraft): Promise<void>;
	/** Finds whatever was committed before, unless older logs are still being read. */
	search(question: Params<"search.query">): Promise<Result<"search.query">>;
	/** Makes the index of all words anew from the logs. */
	rebuildSearch(): Promise<Result<"search.rebuild">>;
	/** Resolves if the store can be written right now. */
	probe(): Promise<void>;
	/** What was saved out of a damaged store, until somebody has taken note of it. */
	salvage(): Promise<Salvage | undefined>;
	/** Nobody has to be told of it any more. With `remove`, damaged files go that were kept, also earlier ones. */
	dismissSalvage(remove: boolean): Promise<void>;
	close(): Promise<void>;
}
