import { isDeepStrictEqual } from "node:util";
import { runSlice } from "@parley/base/time/run-slice";
import { isType } from "@parley/protocol/log/is-type";
import { traitsOf } from "@parley/protocol/log/traits-of";
import { reasonOf } from "@parley/words/error-words";
import type { WordingValue } from "@parley/words/wording";
import type { Append } from "../log-store.ts";
import { toProblem } from "./store-problem.ts";

export type SlicedSessionQueueOptions = {
	/** The work on a session, step by step. */
	readonly steps: (sessionId: string) => Generator<void, void>;
	/** Runs some steps in one transaction. */
	readonly transaction: (work: () => void) => void;
	/** Calls back after pending calls to the store have had a turn; the returned function cancels it. */
	readonly soon: (callback: () => void) => () => void;
	readonly now?: () => number;
	/** Called with each new failure: a session was set aside or, without a session, all work has stopped. */
	readonly onFailed?: (error: unknown, sessionId: string | undefined) => void;
};

/** Whether a tool that outlived its turn has ended. Until then more updates will come, so it is not worth the work. */
const settlesLate = ({ late, events }: Append): boolean =>
	late !== undefined &&
	events.some(
		({ type, payload: { status } }) =>
			isType(type, "tool") && status !== undefined && status !== "background",
	);

/** Works through sessions whose logs have changed, in slices between commits: recent ones first, then the backlog. */
export class SlicedSessionQueue {
	readonly #options: Required<SlicedSessionQueueOptions>;
	/** A session is in at most one of these. */
	readonly #recent = new Set<string>();
	readonly #older = new Set<string>();
	/** Failed sessions, and why. They are retried when their log grows. */
	readonly #setAside = new Map<string, WordingValue>();
	readonly #waiting: { done(): void; readonly isDone: () => boolean }[] = [];
	/** Finished in the current slice, which is not committed yet. */
	#finished: { readonly sessionId: string; readonly from: Set<string> }[] = [];
	/** The session whose step is running. */
	#stepping: string | undefined;
	#current: { readonly sessionId: string; readonly steps: Generator<void, void> } | undefined;
	#cancel: (() => void) | undefined;
	#problem: WordingValue | undefined;

	constructor(options: SlicedSessionQueueOptions) {
		this.#options = { now: () => performance.now(), onFailed: () => undefined, ...options };
	}

	/** How many sessions are pending. */
	get behind(): number {
		return this.#recent.size + this.#older.size;
	}

	/** Why it has stopped, if it has. */
	get problem(): WordingValue | undefined {
		return this.#problem;
	}

	/** Sessions whose work failed, and why. */
	get setAside(): ReadonlyMap<string, WordingValue> {
		return this.#setAside;
	}

	/** Events were committed to the log. */
	appended(appends: readonly Append[]): void {
		for (const append of appends) {
			const { sessionId } = append;
			if (!append.events.some(({ type }) => traitsOf(type)?.turningPoint === true) && !settlesLate(append))
				continue;
			this.#older.delete(sessionId);
			this.#recent.add(sessionId);
			// A write succeeded, so the problem that stopped the work, perhaps a full disk, may be over.
			this.#problem = undefined;
		}
		this.#schedule();
	}

	/** Adds sessions to the backlog, to be processed in this order. */
	catchUp(sessionIds: Iterable<string>): void {
		for (const sessionId of sessionIds) if (!this.#recent.has(sessionId)) this.#older.add(sessionId);
		this.#schedule();
	}

	/** The session was deleted. */
	forget(sessionId: string): void {
		this.#recent.delete(sessionId);
		this.#older.delete(sessionId);
		this.#setAside.delete(sessionId);
		if (this.#current?.sessionId === sessionId) this.#current = undefined;
		this.#tell();
	}

	/** Starts over, discarding the work in progress. */
	restart(sessionIds: Iterable<string>): void {
		this.#problem = undefined;
		this.#current = undefined;
		this.#setAside.clear();
		this.catchUp(sessionIds);
	}

	/** Resolves when all recent sessions are done; the backlog may not be. */
	settled(): Promise<void> {
		return this.#until(() => this.#recent.size === 0);
	}

	/** Resolves when a session is done. */
	done(sessionId: string): Promise<void> {
		return this.#until(() => !this.#recent.has(sessionId) && !this.#older.has(sessionId));
	}

	/** Resolves when all sessions are done. */
	whole(): Promise<void> {
		return this.#until(() => this.behind === 0);
	}

	/** Forgets all work. New work starts it again. */
	reset(): void {
		this.#cancel?.();
		this.#cancel = undefined;
		this.#current = undefined;
		this.#recent.clear();
		this.#older.clear();
		this.#setAside.clear();
		this.#tell();
	}

	#until(isDone: () => boolean): Promise<void> {
		return new Promise((resolve) => {
			this.#waiting.push({ done: resolve, isDone });
			this.#tell();
		});
	}

	#tell(): void {
		for (const waiter of this.#waiting.splice(0)) {
			if (this.#problem !== undefined || waiter.isDone()) waiter.done();
			else this.#waiting.push(waiter);
		}
	}

	#schedule(): void {
		if (this.behind === 0 || this.#problem !== undefined) return;
		this.#cancel ??= this.#options.soon(() => {
			this.#cancel = undefined;
			this.#slice();
			this.#tell();
			this.#schedule();
		});
	}

	#slice(): void {
		const { transaction, now } = this.#options;
		this.#finished = [];
		this.#stepping = undefined;
		try {
			transaction(() => {
				runSlice(() => {
					this.#step();
					return this.behind === 0;
				}, now);
			});
			for (const { sessionId } of this.#finished) this.#setAside.delete(sessionId);
		} catch (error) {
			this.#current = undefined;
			for (const { sessionId, from } of this.#finished) from.add(sessionId);
			this.#failed(error, this.#stepping);
		}
	}

	#step(): void {
		const from = this.#recent.size > 0 ? this.#recent : this.#older;
		const [sessionId] = from;
		if (sessionId === undefined) return;
		if (this.#current?.sessionId !== sessionId)
			this.#current = { sessionId, steps: this.#options.steps(sessionId) };
		this.#stepping = sessionId;
		const isDone = this.#current.steps.next().done === true;
		this.#stepping = undefined;
		if (!isDone) return;
		this.#current = undefined;
		from.delete(sessionId);
		this.#finished.push({ sessionId, from });
	}

	/** A failing session must not block the others; while nothing can be written, all of them wait. */
	#failed(error: unknown, sessionId: string | undefined): void {
		const reason = reasonOf(error);
		if (sessionId === undefined || isUnwritable(error)) {
			this.#problem = reason;
			this.#options.onFailed(error, undefined);
			return;
		}
		this.#recent.delete(sessionId);
		this.#older.delete(sessionId);
		const isKnown = isDeepStrictEqual(this.#setAside.get(sessionId), reason);
		this.#setAside.set(sessionId, reason);
		if (!isKnown) this.#options.onFailed(error, sessionId);
	}
}

const isUnwritable = (error: unknown): boolean => {
	const { code } = toProblem(error);
	return code === "full" || code === "read-only" || code === "unreachable";
};
