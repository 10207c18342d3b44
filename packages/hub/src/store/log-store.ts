import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { NamedBlob, NewBlob } from "./blob-store.ts";
import type { SessionIndex } from "./session-store.ts";

/** `synced`: the disk has it when the promise resolves, also after a power cut. `batched`: it survives the process. */
export type Durability = "batched" | "synced";

/** A tool call by its id, and where it began. */
export type StoredTool = { readonly toolCallId: string; readonly turn: number; readonly at: number };

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

export type LogWriter = {
	/** Resolves when the events are committed. Calls are committed in the order they were made; what leaves a hole is refused. */
	append(append: Append): Promise<void>;
	/** The newest tool of this id that began behind a position, of those that are committed. */
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
}

/** Reads a log of any length as a whole, a bounded part at a time. */
export interface LogReader extends WindowReader {
	/** The oldest items of a turn behind a place: one at least, then as many as fit. */
	turnSlice(sessionId: string, turn: number, after: number, maxBytes: number): Promise<TurnSlice>;
	/** Which turns above a number there are, the lowest first, at most `limit`. */
	turnNumbers(sessionId: string, after: number, limit: number): Promise<readonly number[]>;
	/**
	 * Finished turns are folded after a while, which changes how a log is written but nothing it says. Resolves when those that
	 * are finished by now are.
	 */
	settleFolding(sessionId: string): Promise<void>;
}

/** Where logs live. */
export interface LogStore extends LogWriter, LogReader {
	hasPrompt(sessionId: string, messageId: string): Promise<boolean>;
	/** Tools that something may be at work for, as far as the log says, oldest first, at most `limit`. */
	openTools(sessionId: string, limit: number): Promise<readonly StoredTool[]>;
	/** Up to where the logs of these sessions are what they were in another epoch, as far as that is known. */
	survived(epoch: string, sessionIds: readonly string[]): Promise<Readonly<Record<string, number>>>;
}
