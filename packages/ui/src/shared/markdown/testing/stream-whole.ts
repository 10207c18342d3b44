import { BlockStream } from "../block-stream.ts";

/** The stream of a text that came in one piece. */
export const streamWhole = (text: string): BlockStream => {
	const stream = new BlockStream();
	stream.update(text, true);
	return stream;
};

/** The stream of a text that came in pieces that end at `cuts`. */
export const streamCut = (text: string, cuts: Iterable<number>): BlockStream => {
	const stream = new BlockStream();
	for (const cut of cuts) stream.update(text.slice(0, cut), false);
	stream.update(text, true);
	return stream;
};

export function* every(step: number, text: string): Iterable<number> {
	for (let cut = step; cut < text.length; cut += step) yield cut;
}

/** The blocks as text, to compare: how code was cut into pieces does not count. */
export const frozen = ({ blocks }: BlockStream): string => {
	return JSON.stringify(blocks, (key, value) => (key === "pieces" ? value.join("") : value), 1);
};
