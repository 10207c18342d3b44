import type { Params, Result } from "@parley/protocol/contract/names";
import type { Append } from "../../log-store.ts";
import { Indexer } from "./indexer.ts";
import type { SearchIndex } from "./search-index.ts";

export type SearchServiceOptions = {
	readonly index: SearchIndex;
	readonly soon: (callback: () => void) => () => void;
};

const nothingAsked = "There is nothing to search for: no letter, digit or emoji.";

/** Search as the store's thread offers it: an index that keeps itself up with the logs. */
export class SearchService {
	readonly #index: SearchIndex;
	readonly #indexer: Indexer;

	constructor({ index, soon }: SearchServiceOptions) {
		this.#index = index;
		this.#indexer = new Indexer({
			steps: (sessionId) => index.steps(sessionId),
			transaction: (work) => index.transaction(work),
			soon,
		});
		this.#indexer.catchUp(index.behind());
	}

	appended(appends: readonly Append[]): void {
		this.#indexer.appended(appends);
	}

	/** Why it has stopped, if it has. */
	get problem(): string | undefined {
		return this.#indexer.problem;
	}

	get behind(): number {
		return this.#indexer.behind;
	}

	/** The logs of these sessions can be seen now, and may not have been read. */
	catchUp(sessionIds: readonly string[]): void {
		this.#indexer.catchUp(sessionIds);
	}

	deleted(sessionId: string): void {
		this.#indexer.forget(sessionId);
	}

	async find(question: Params<"search.query">): Promise<Result<"search.query">> {
		await this.#indexer.settled();
		const { behind: waiting, problem } = this.#indexer;
		const found = this.#index.find(question);
		if (found === undefined) return { results: [], more: false, waiting, error: nothingAsked };
		const error = problem === undefined ? {} : { error: `Newer messages are not found: ${problem}.` };
		return { ...found, waiting, ...error };
	}

	async rebuild(): Promise<Result<"search.rebuild">> {
		this.#index.clear();
		const sessions = this.#index.behind();
		this.#indexer.restart(sessions);
		await this.#indexer.whole();
		return { sessions: sessions.length, documents: this.#index.documents };
	}

	stop(): void {
		this.#indexer.stop();
	}
}
