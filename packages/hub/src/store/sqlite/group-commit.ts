import type { Schedule } from "@parley/base/time/schedule";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { Append } from "../log-store.ts";

type Waiting = { readonly append: Append; readonly bytes: number; done(): void; fail(error: unknown): void };

export type GroupCommitOptions = {
	readonly commit: (appends: readonly Append[]) => void;
	readonly later: Schedule;
	readonly maxDelay?: number;
	readonly maxBytes?: number;
};

/**
 * Groups appends into one transaction: after 16 ms, at 64 KB, or at once when one of them must be synced. Order is kept, and
 * a caller is answered only after its events are committed. If they cannot be committed together, each is retried alone.
 */
export class GroupCommit {
	readonly #options: Required<GroupCommitOptions>;
	#waiting: Waiting[] = [];
	#bytes = 0;
	#cancelTimer: (() => void) | undefined;

	constructor(options: GroupCommitOptions) {
		this.#options = { maxDelay: 16, maxBytes: 64 * 1024, ...options };
	}

	add(append: Append): Promise<void> {
		return new Promise((resolve, reject) => {
			const blobBytes = append.newBlobs?.reduce((sum, { data }) => sum + data.byteLength, 0) ?? 0;
			const bytes = append.events.reduce((sum, event) => sum + sizeOf(event), blobBytes);
			this.#waiting.push({ append, bytes, done: resolve, fail: reject });
			this.#bytes += bytes;
			if (append.durability === "synced" || this.#bytes >= this.#options.maxBytes) this.flush();
			else this.#cancelTimer ??= this.#options.later(() => this.flush(), this.#options.maxDelay);
		});
	}

	flush(): void {
		this.#cancelTimer?.();
		this.#cancelTimer = undefined;
		const batch = this.#waiting;
		this.#waiting = [];
		this.#bytes = 0;
		if (batch.length === 0) return;
		if (batch.length > 1 && this.#commit(batch, () => undefined)) return;
		// The batch failed; one bad append must not fail the others.
		for (const each of batch) this.#commit([each], each.fail);
	}

	#commit(batch: readonly Waiting[], fail: (error: unknown) => void): boolean {
		try {
			this.#options.commit(batch.map(({ append }) => append));
		} catch (error) {
			fail(error);
			return false;
		}
		for (const { done } of batch) done();
		return true;
	}
}

/**
 * Close enough to decide when a batch is full, without serializing it twice. Merged deltas count as what they stand for: they are published
 * one by one when the batch is committed, and clients must not get megabytes at once.
 */
const sizeOf = ({ index, from = index, payload: { text } }: WireEvent): number =>
	100 * (index - from + 1) + (typeof text === "string" ? text.length : 400);
