import type { DraftStamp } from "@parley/protocol/draft/draft";

const maxWriters = 64;

type Step = Pick<DraftStamp, "writer" | "step">;

/**
 * How far each writer has come, so that a request which was overtaken on its way changes nothing. In memory alone: no request
 * outlives the hub. Of writers that were not heard for long the oldest are forgotten.
 */
export class WriterSteps {
	readonly #steps = new Map<string, number>();

	/** False if this writer has already said this, or something newer. */
	isNew({ writer, step }: Step): boolean {
		return step > (this.#steps.get(writer) ?? Number.NEGATIVE_INFINITY);
	}

	/** What the writer said is kept; before that it may be said again. */
	advance({ writer, step }: Step): void {
		if (!this.isNew({ writer, step })) return;
		this.#steps.delete(writer);
		this.#steps.set(writer, step);
		const [oldest] = this.#steps.keys();
		if (this.#steps.size > maxWriters && oldest !== undefined) this.#steps.delete(oldest);
	}
}
