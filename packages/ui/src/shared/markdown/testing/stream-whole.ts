import { BlockStream } from "../block-stream.ts";

/** The stream of a text that arrives whole. */
export const streamWhole = (text: string): BlockStream => {
	const stream = new BlockStream();
	stream.update(text, true);
	return stream;
};

/** The stream of a text that arrives in pieces ending at `cuts`. */
export const streamCut = (text: string, cuts: Iterable<number>): BlockStream => {
	const stream = new BlockStream();
	for (const cut of cuts) stream.update(text.slice(0, cut), false);
	stream.update(text, true);
	return stream;
};

export function* every(step: number, text: string): Iterable<number> {
	for (let cut = step; cut < text.length; cut += step) yield cut;
}

/** The blocks as text for comparison, regardless of how code was split into pieces. */
export const frozen = ({ blocks }: BlockStream): string => {
	return JSON.stringify(blocks, (key, value) => (key === "pieces" ? value.join("") : value), 1);
};
