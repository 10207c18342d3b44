import type { Plugin } from "vite";
import { inlineHalf } from "./inline-half.ts";

/** Bundles of `marked` what a page uses. */
export const onlyLexerOfMarked = (): Plugin => ({
	name: "only-lexer-of-marked",
	apply: "build",
	transform: (code, id) =>
		/\/marked\.esm\.js$/.test(id) ? { code: inlineHalf(code), map: null } : undefined,
});
