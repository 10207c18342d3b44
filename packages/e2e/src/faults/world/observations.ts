/** Counts the events of a type in a byte stream that is cut at any point. */
export class Observations {
	#tail = "";

	count(chunk: Buffer, type: string): number {
		// A prompt's blocks have types too; only an event's is followed by its payload.
		const pattern = `"type":${JSON.stringify(type)},"payload"`;
		const text = this.#tail + chunk.toString("latin1");
		this.#tail = text.slice(Math.max(0, text.length - pattern.length + 1));
		return text.split(pattern).length - 1;
	}
}
