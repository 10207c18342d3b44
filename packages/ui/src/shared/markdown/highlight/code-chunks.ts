/** A part of a code block that has its own element. */
export type CodeChunk = {
	readonly element: HTMLElement;
	/** The offset of its text in the whole. */
	readonly start: number;
	readonly length: number;
};

/** The parts of a code block. */
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
