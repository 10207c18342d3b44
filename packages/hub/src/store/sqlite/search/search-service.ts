import { messageOf } from "@parley/base/errors/message-of";
import type { Params, Result } from "@parley/protocol/contract/names";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import type { Append } from "../../log-store.ts";
import type { SearchStore } from "../../search-store.ts";
import { SlicedSessionQueue } from "../sliced-session-queue.ts";
import type { Served } from "../thread/port-types.ts";
import type { SearchIndex } from "./search-index.ts";

export type SearchServiceOptions = {
	readonly index: SearchIndex;
	readonly soon: (callback: () => void) => () => void;
	readonly warn: (message: string) => void;
	/** A session could not be indexed, or indexing has stopped for now. */
	readonly onFailed: (error: unknown) => void;
};

/** Search in the store's thread: an index that follows the logs. */
export class SearchService implements Served<SearchStore> {
	readonly #index: SearchIndex;
	readonly #queue: SlicedSessionQueue;

	constructor({ index, soon, warn, onFailed }: SearchServiceOptions) {
		this.#index = index;
		this.#queue = new SlicedSessionQueue({
			steps: (sessionId) => index.steps(sessionId),
			transaction: (work) => index.transaction(work),
			soon,
			onFailed: (error, sessionId) => {
				const reason = messageOf(error);
				warn(
					`${sessionId === undefined ? "All sessions are" : `Session ${sessionId} is`} not indexed: ${reason}`,
				);
				onFailed(error);
			},
		});
		this.#queue.catchUp(index.behind());
	}

	appended(appends: readonly Append[]): void {
		this.#queue.appended(appends);
	}

	/** Why results may be incomplete, if they are. */
	get problem(): Wording | undefined {
		const { problem, setAside } = this.#queue;
		if (problem !== undefined) return wording("searchProblem.indexingStopped", { reason: problem });
		const [first] = setAside.values();
		if (first === undefined) return undefined;
		return wording("searchProblem.chatsNotIndexed", { count: setAside.size, reason: first });
	}

	behind(): number {
		return this.#queue.behind;
	}

	/** These sessions have become visible and may not be indexed. */
	catchUp(sessionIds: readonly string[]): void {
		this.#queue.catchUp(sessionIds);
	}

	deleted(sessionId: string): void {
		this.#queue.forget(sessionId);
	}

	async query(question: Params<"search.query">): Promise<Result<"search.query">> {
		await this.#queue.settled();
		const { problem } = this;
		const waiting = this.#queue.behind;
		const found = this.#index.find(question);
		if (found === undefined)
			return { results: [], more: false, waiting, ...caveat(wording("searchProblem.nothingAsked")) };
		return { ...found, waiting, ...(problem === undefined ? {} : caveat(problem)) };
	}

	async rebuild(): Promise<Result<"search.rebuild">> {
		this.#index.clear();
		const sessions = this.#index.behind();
		this.#queue.restart(sessions);
		await this.#queue.whole();
		return { sessions: sessions.length, documents: this.#index.documents };
	}

	reset(): void {
		this.#queue.reset();
	}
}

const caveat = (said: Wording): Pick<Result<"search.query">, "error" | "wording"> => ({
	error: inEnglish(said),
	wording: said,
});
