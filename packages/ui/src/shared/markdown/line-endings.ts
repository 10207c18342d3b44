/** Normalises every line ending to a line feed, even if a text is split between the two halves of one. */
export class LineEndings {
	#afterReturn = false;

	normalise(text: string): string {
		if (text === "") return "";
		const start = this.#afterReturn && text.startsWith("\n") ? 1 : 0;
		this.#afterReturn = text.endsWith("\r");
		return text.includes("\r") ? text.slice(start).replace(/\r\n?/g, "\n") : text.slice(start);
	}
}
