import { defineConfig, type Plugin } from "vite";
import solid from "vite-plugin-solid";
import manifest from "./package.json" with { type: "json" };

/** The hub's sentences come with their English beside their code: a page in English, and its worker, need not carry them. */
const withoutHubWords = (): Plugin => ({
	name: "without-hub-words",
	apply: "build",
	load: (id) => (/\/english-of-hub\.ts$/.test(id) ? "export const englishOfHub = {};" : undefined),
});

/** For the page of tests, which says everything in another language. */
export const allWords = "all-words";

export default defineConfig(({ mode }) => ({
	root: import.meta.dirname,
	// Relative, because in a webview the bundle does not lie at the root of its origin.
	base: "./",
	plugins: [mode === allWords ? [] : withoutHubWords(), solid()],
	define: { parleyVersion: JSON.stringify(manifest.version) },
	build: {
		target: "es2024",
		outDir: "dist",
		emptyOutDir: true,
		// A strict content policy has no `data:` and no inline script.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
		// One script is what a webview's content policy lets in by its nonce.
		chunkSizeWarningLimit: 1000,
	},
	worker: { format: "es", plugins: () => [withoutHubWords()] },
}));
