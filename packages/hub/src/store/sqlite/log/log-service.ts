import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { Append, LogStore, StoredTool, StoredWindow, ToolRecord, TurnSlice } from "../../log-store.ts";
import type { LogDatabase } from "../database.ts";
import type { FoldingService } from "../folding/folding-service.ts";
import type { GroupCommit } from "../group-commit.ts";
import type { CallArgs, Served } from "../thread/port-types.ts";

export type LogServiceOptions = {
	readonly database: LogDatabase;
	readonly commits: GroupCommit;
	readonly folding: FoldingService;
};

/** Logs in the store's thread: written by group commit, read from committed data. */
export class LogService implements Served<LogStore> {
	readonly #database: LogDatabase;
	readonly #commits: GroupCommit;
	readonly #folding: FoldingService;

	constructor({ database, commits, folding }: LogServiceOptions) {
		this.#database = database;
		this.#commits = commits;
		this.#folding = folding;
	}

	append(append: Append): Promise<void> {
		return this.#commits.add(append);
	}

	findTool(sessionId: string, toolCallId: string, after: number): StoredTool | undefined {
		return this.#database.tools.newest(sessionId, toolCallId, after);
	}

	hasPrompt(sessionId: string, messageId: string): boolean {
		return this.#database.hasPrompt(sessionId, messageId);
	}

	openTools(sessionId: string, limit: number): StoredTool[] {
		return this.#database.tools.underWay(sessionId, limit);
	}

	newestTools(sessionId: string, after: number, limit: number): ToolRecord[] {
		return this.#database.tools.newestAfter(sessionId, after, limit);
	}

	survived(epoch: string, sessionIds: readonly string[]): Record<string, number> {
		return this.#database.marks.survived(epoch, sessionIds);
	}

	eventsAfter(sessionId: string, position: number, limit: number, maxBytes?: number): WireEvent[] {
		return this.#database.eventsAfter(sessionId, position, limit, maxBytes);
	}

	window(...args: CallArgs<LogStore["window"]>): StoredWindow | undefined {
		return this.#database.window(...args);
	}

	turnSlice(sessionId: string, turn: number, after: number, maxBytes: number): TurnSlice {
		return this.#database.turnSlice(sessionId, turn, after, maxBytes);
	}

	turnNumbers(sessionId: string, after: number, limit: number): number[] {
		return this.#database.turnNumbers(sessionId, after, limit);
	}

	settleFolding(sessionId: string): Promise<void> {
		return this.#folding.settled(sessionId);
	}
}
