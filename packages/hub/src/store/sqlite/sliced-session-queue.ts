import { messageOf } from "@parley/base/errors/message-of";
import { runSlice } from "@parley/base/time/run-slice";
import { traitsOf } from "@parley/protocol/log/traits-of";
import type { Append } from "../log-store.ts";
import { toProblem } from "./store-problem.ts";

export type SlicedSessionQueueOptions = {
	/** All that is to be done for a session, step by step. */
	readonly steps: (sessionId: string) => Generator<void, void>;
	/** Does some steps so that all or none of them are kept. */
	readonly transaction: (work: () => void) => void;
	/** Calls back when whoever waits for the store has had a turn; the returned function takes that back. */
	readonly soon: (callback: () => void) => () => void;
	readonly now?: () => number;
	/** Told of each new reason for which something is not done: a session is set aside, or without one everything has stopped. */
	readonly onFailed?: (error: unknown, sessionId: string | undefined) => void;
};

/** Whether a tool that went on behind its turn has ended. Until then more is to come, and it is not worth while. */
const settlesLate = ({ late, events }: Append): boolean =>
	late !== undefined &&
	events.some(
		({ type, payload: { status } }) => type === "tool" && status !== undefined && status !== "background",
	);

/** Keeps the index up with the logs, in slices between the commits: first what was said now, then what was left over. */
export class SlicedSessionQueue {
	readonly #options: Required<SlicedSessionQueueOptions>;
	/** A session is in one of these at most. */
	readonly #recent = new Set<string>();
	readonly #older = new Set<string>();
	/** Those that could not be done, and why. They are tried again when their log goes on. */
	readonly #setAside = new Map<string, string>();
	readonly #waiting: { done(): void; readonly isDone: () => boolean }[] = [];
	/** Done in the slice under way, and worth nothing before that is committed. */
	#finished: { readonly sessionId: string; readonly from: Set<string> }[] = [];
	/** Whose step is under way. */
	#stepping: string | undefined;
	#current: { readonly sessionId: string; readonly steps: Generator<void, void> } | undefined;
	#cancel: (() => void) | undefined;
	#problem: string | undefined;

	constructor(options: SlicedSessionQueueOptions) {
		this.#options = { now: () => performance.now(), onFailed: () => undefined, ...options };
	}

	/** How many sessions are to be indexed. */
	get behind(): number {
		return this.#recent.size + this.#older.size;
	}

	/** Why it has stopped, if it has. */
	get problem(): string | undefined {
		return this.#problem;
	}

	/** Sessions that could not be indexed, and why. */
	get setAside(): ReadonlyMap<string, string> {
		return this.#setAside;
	}

	/** These events are in the log now. */
	appended(appends: readonly Append[]): void {
		for (const append of appends) {
			const { sessionId } = append;
			if (!append.events.some(({ type }) => traitsOf(type)?.turningPoint === true) && !settlesLate(append))
				continue;
			this.#older.delete(sessionId);
			this.#recent.add(sessionId);
			// Something could be written again; what kept it from going on, a full disk perhaps, may be over.
			this.#problem = undefined;
		}
		this.#schedule();
	}

	/** The logs of these sessions go on behind what was read of them. Those named last are read last. */
	catchUp(sessionIds: Iterable<string>): void {
		for (const sessionId of sessionIds) if (!this.#recent.has(sessionId)) this.#older.add(sessionId);
		this.#schedule();
	}

	/** The session is gone. */
	forget(sessionId: string): void {
		this.#recent.delete(sessionId);
		this.#older.delete(sessionId);
		this.#setAside.delete(sessionId);
		if (this.#current?.sessionId === sessionId) this.#current = undefined;
		this.#tell();
	}

	/** Begins anew: what was under way is worth nothing any more. */
	restart(sessionIds: Iterable<string>): void {
		this.#problem = undefined;
		this.#current = undefined;
		this.#setAside.clear();
		this.catchUp(sessionIds);
	}

	/** Resolves when all that was said up to now can be found, apart from what was left over before. */
	settled(): Promise<void> {
		return this.#until(() => this.#recent.size === 0);
	}

	/** Resolves when nothing of a session is left over. */
	done(sessionId: string): Promise<void> {
		return this.#until(() => !this.#recent.has(sessionId) && !this.#older.has(sessionId));
	}

	/** Resolves when everything can be found. */
	whole(): Promise<void> {
		return this.#until(() => this.behind === 0);
	}

	stop(): void {
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

	/** What is wrong with one session must not keep the others waiting; while nothing can be written, all of them have to. */
	#failed(error: unknown, sessionId: string | undefined): void {
		const message = messageOf(error);
		if (sessionId === undefined || isUnwritable(error)) {
			this.#problem = message;
			this.#options.onFailed(error, undefined);
			return;
		}
		this.#recent.delete(sessionId);
		this.#older.delete(sessionId);
		const isKnown = this.#setAside.get(sessionId) === message;
		this.#setAside.set(sessionId, message);
		if (!isKnown) this.#options.onFailed(error, sessionId);
	}
}

const isUnwritable = (error: unknown): boolean => {
	const { code } = toProblem(error);
	return code === "full" || code === "read-only" || code === "unreachable";
};
