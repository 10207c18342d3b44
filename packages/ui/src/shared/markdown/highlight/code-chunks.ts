/** A part of a code block that is a block of its own on screen. */
export type CodeChunk = {
	readonly element: HTMLElement;
	/** Where its text starts in that of the whole. */
	readonly start: number;
	readonly length: number;
};

/** The parts that a code block was cut into. */
export const chunksOf = (code: HTMLElement): CodeChunk[] => {
	const chunks: CodeChunk[] = [];
	let start = 0;
	for (const element of code.children) {
		if (!(element instanceof HTMLElement)) continue;
		const { length } = element.textContent ?? "";
		chunks.push({ element, start, length });
		start += length;
	}
	return chunks;
};
