import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { ToolStatus } from "@parley/protocol/tool/events";
import type { WordedMessage } from "@parley/words/worded-message";
import type { NamedBlob, NewBlob } from "./blob-store.ts";
import type { SessionIndex } from "./session-store.ts";
import type { SourceChange } from "./source.ts";

/** `synced`: survives a power cut once the promise resolves. `batched`: survives a crash of the process. */
export type Durability = "batched" | "synced";

/** A tool call's id and first position. */
export type StoredTool = { readonly toolCallId: string; readonly turn: number; readonly at: number };

export type ToolRecord = StoredTool & { readonly status: ToolStatus };

export type Append = {
	readonly sessionId: string;
	readonly events: readonly WireEvent[];
	/** Present if these events change the head. */
	readonly index?: SessionIndex;
	/** Turns that had already ended when these events reached them. */
	readonly late?: readonly number[];
	/** Data that these events name and that the store does not have yet, as far as known. */
	readonly newBlobs?: readonly NewBlob[];
	/** The blobs that these events name. */
	readonly namedBlobs?: readonly NamedBlob[];
	/** Kept with the session, in the same transaction. An append without events may bring only this. */
	readonly source?: SourceChange;
	readonly durability: Durability;
};

/** A turn with its items from `firstItem` on; at 0 it is complete. */
export type StoredTurn = {
	readonly turn: number;
	readonly firstItem: number;
	readonly events: readonly WireEvent[];
};

/** How the newest turn of a window is cut: below an item, and how much of it to read. */
export type WindowCut = { readonly item?: number; readonly items?: number; readonly bytes?: number };

/** A turn's frame, some of its items, and where those end if others follow. */
export type TurnSlice = {
	readonly frame: readonly WireEvent[];
	readonly events: readonly WireEvent[];
	readonly through?: number;
};

/** Some turns of a session, read together with the position up to which they are complete. */
export type StoredWindow = {
	readonly lastIndex: number;
	readonly head: readonly WireEvent[];
	/** Oldest first. */
	readonly turns: readonly StoredTurn[];
	/** Whether there are turns before these. */
	readonly more: boolean;
	/** Set if part of it was unreadable; a placeholder event says so. */
	readonly problem?: WordedMessage;
};

export type LogWriter = {
	/** Resolves when the events are committed. Calls are committed in order; an append that would leave a hole is refused. */
	append(append: Append): Promise<void>;
	/** The newest committed tool with this id that began after a position. */
	findTool(sessionId: string, toolCallId: string, after: number): Promise<StoredTool | undefined>;
};

export type EventReader = {
	/** Events after a position, at most `limit` of them; with `maxBytes` as many as fit, but at least one. */
	eventsAfter(
		sessionId: string,
		position: number,
		limit: number,
		maxBytes?: number,
	): Promise<readonly WireEvent[]>;
};

export interface WindowReader extends EventReader {
	/**
	 * The newest turns, or the newest below `before`: at least one, then as many as `maxBytes` allow. The newest is cut if it is too large;
	 * with `cut.item` it is the turn `before` itself, below that item. Undefined if there is no such session.
	 */
	window(
		sessionId: string,
		before: number | undefined,
		limit: number,
		maxBytes?: number,
		cut?: WindowCut,
	): Promise<StoredWindow | undefined>;
}

/** Reads a whole log of any length, a bounded part at a time. */
export interface LogReader extends WindowReader {
	/** The oldest items of a turn after a position: at least one, then as many as fit. */
	turnSlice(sessionId: string, turn: number, after: number, maxBytes: number): Promise<TurnSlice>;
	/** The numbers of existing turns above a number, ascending, at most `limit`. */
	turnNumbers(sessionId: string, after: number, limit: number): Promise<readonly number[]>;
	/**
	 * Finished turns are eventually folded, which changes how a log is stored but not its meaning. Resolves when all turns finished
	 * so far are folded.
	 */
	settleFolding(sessionId: string): Promise<void>;
}

/** Storage of logs. */
export interface LogStore extends LogWriter, LogReader {
	hasPrompt(sessionId: string, messageId: string): Promise<boolean>;
	/** Tools that may still be running according to the log, oldest first, at most `limit`. */
	openTools(sessionId: string, limit: number): Promise<readonly StoredTool[]>;
	/** The newest tools that began after a position, oldest first, at most `limit`. */
	newestTools(sessionId: string, after: number, limit: number): Promise<readonly ToolRecord[]>;
	/** The position up to which each session's log is unchanged since another epoch, where known. */
	survived(epoch: string, sessionIds: readonly string[]): Promise<Readonly<Record<string, number>>>;
}
