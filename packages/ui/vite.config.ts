import { app } from "@parley/words/english/app";
import { defineConfig, type Plugin } from "vite";
import solid from "vite-plugin-solid";
import manifest from "./package.json" with { type: "json" };
import { attemptsOfImports } from "./scripts/attempts-of-imports.ts";
import { onePage } from "./scripts/one-page.ts";
import { onlyLexerOfMarked } from "./scripts/only-lexer-of-marked.ts";
import { shortCodes } from "./scripts/short-codes.ts";

/** Sentences that a bundle in English need not carry. */
const without = (name: "englishOfHub" | "englishOfPage", file: RegExp): Plugin => ({
	name: `without-${name}`,
	apply: "build",
	load: (id) => (file.test(id) ? `export const ${name} = {};` : undefined),
});

/** The hub's sentences come with their English beside their code. */
const withoutHubWords = (): Plugin => without("englishOfHub", /\/english-of-hub\.ts$/);

/** The sentences of panels are fetched with the first panel (`src/shared/lazy/panel-words.ts`). */
const withoutPanelWords = (): Plugin => ({
	name: "without-panel-words",
	apply: "build",
	enforce: "pre",
	resolveId: (source, importer) =>
		/\/english-of-panels\.ts$/.test(source) && /\/english\.ts$/.test(importer ?? "")
			? noPanelWords
			: undefined,
	load: (id) => (id === noPanelWords ? "export const englishOfPanels = {};" : undefined),
});

const noPanelWords = "\0no-panel-words";

/** A worker shows nothing; it only words what went wrong with requests and the transport. */
const withoutPageWords = (): Plugin => without("englishOfPage", /\/english-of-page\.ts$/);

const texts: Readonly<Record<string, string>> = app;

/** The document says something before its script runs: in English. */
const wordsOfDocument = (): Plugin => ({
	name: "words-of-document",
	transformIndexHtml: (html) =>
		html.replaceAll(/%(app\.\w+)%/g, (whole, code: string) => texts[code] ?? whole),
});

/** For the page of tests, which says everything in another language. */
export const allWords = "all-words";

export default defineConfig(({ mode }) => ({
	root: import.meta.dirname,
	// Relative, because in a webview the bundle does not lie at the root of its origin.
	base: "./",
	plugins: [
		mode === allWords ? [] : [withoutHubWords(), withoutPanelWords(), shortCodes()],
		wordsOfDocument(),
		onePage(),
		attemptsOfImports(),
		onlyLexerOfMarked(),
		solid(),
	],
	define: { parleyVersion: JSON.stringify(manifest.version) },
	build: {
		target: "es2024",
		outDir: "dist",
		emptyOutDir: true,
		// A strict content policy has no `data:` and no inline script.
		assetsInlineLimit: 0,
		// A hint without the nonce is refused by a webview's content policy, and a panel's script imports only the page's.
		modulePreload: false,
		// Styles are all there from the start, in one order, so that a panel fetched later is drawn once.
		cssCodeSplit: false,
		reportCompressedSize: false,
		// One script is what a webview's content policy lets in by its nonce; it passes the nonce on to what it imports.
		chunkSizeWarningLimit: 1000,
	},
	worker: { format: "es", plugins: () => [withoutHubWords(), withoutPageWords(), withoutPanelWords()] },
}));
