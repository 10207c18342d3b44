import type { CodeToken } from "./code-token.ts";
import { type TokenClass, tokenClasses } from "./token-class.ts";

export type HighlightRequest = {
	readonly id: number;
	readonly code: string;
	readonly language: string;
};

export type HighlightAnswer = {
	readonly id: number;
	/** Start, length and class number of each token: one buffer is transferred instead of copying thousands of arrays. */
	readonly tokens: Uint32Array;
};

export const noTokens = new Uint32Array(0);

export const packTokens = (tokens: readonly CodeToken[]): Uint32Array<ArrayBuffer> => {
	const packed = new Uint32Array(tokens.length * 3);
	for (const [index, [start, length, tokenClass]] of tokens.entries()) {
		packed.set([start, length, tokenClasses.indexOf(tokenClass)], index * 3);
	}
	return packed;
};

export function* unpackTokens(packed: Uint32Array): Generator<CodeToken> {
	for (let index = 0; index + 2 < packed.length; index += 3) {
		const [start = 0, length = 0, number = 0] = packed.subarray(index, index + 3);
		const tokenClass: TokenClass | undefined = tokenClasses[number];
		if (tokenClass !== undefined) yield [start, length, tokenClass];
	}
}
