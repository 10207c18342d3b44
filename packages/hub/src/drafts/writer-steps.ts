const maxWriters = 64;

/**
 * How far each writer has come, so that a request which was overtaken on its way changes nothing. In memory alone: no request
 * outlives the hub. Of writers that were not heard for long the oldest are forgotten.
 */
export class WriterSteps {
	readonly #steps = new Map<string, number>();

	/** False if this writer has already said this, or something newer. */
	advance(writer: string, step: number): boolean {
		const last = this.#steps.get(writer);
		if (last !== undefined && step <= last) return false;
		this.#steps.delete(writer);
		this.#steps.set(writer, step);
		const [oldest] = this.#steps.keys();
		if (this.#steps.size > maxWriters && oldest !== undefined) this.#steps.delete(oldest);
		return true;
	}
}
