import type { Plugin } from "vite";

/**
 * Lets each dynamic import be attempted again. A browser remembers for good that it could not fetch a module, so another attempt needs
 * another address (`src/shared/lazy/fetch-module.ts`).
 */
export const attemptsOfImports = (): Plugin => ({
	name: "attempts-of-imports",
	apply: "build",
	renderChunk: (code) => ({
		code: code.replaceAll(
			/\bimport\((["'`]\.\/[^"'`]+\.js["'`])\)/g,
			'import($1 + (globalThis.parleyAttempt ?? ""))',
		),
		map: null,
	}),
});
