import type { DraftStamp } from "@parley/protocol/draft/draft";

const maxWriters = 64;

type Step = Pick<DraftStamp, "writer" | "step">;

/**
 * The newest step of each writer, so that an overtaken request changes nothing. In memory only, since no request outlives the
 * hub. The least recently active writers are forgotten.
 */
export class WriterSteps {
	readonly #steps = new Map<string, number>();

	/** Returns false if this writer has already stored this step or a newer one. */
	isNew({ writer, step }: Step): boolean {
		return step > (this.#steps.get(writer) ?? Number.NEGATIVE_INFINITY);
	}

	/** Records a stored step; until then it may be retried. */
	advance({ writer, step }: Step): void {
		if (!this.isNew({ writer, step })) return;
		this.#steps.delete(writer);
		this.#steps.set(writer, step);
		const [oldest] = this.#steps.keys();
		if (this.#steps.size > maxWriters && oldest !== undefined) this.#steps.delete(oldest);
	}
}
