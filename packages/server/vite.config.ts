import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { bundleEntries } from "./bundle-entries.ts";

const sourceOf = (module: string): string => fileURLToPath(import.meta.resolve(module));

/** Files that the sources locate by path, and their place beside the bundle. */
const places: readonly (readonly [source: string, bundled: string])[] = [
	['"./store-worker.ts"', '"./store-worker.mjs"'],
	['"./inspect-worker.ts"', '"./inspect-worker.mjs"'],
	['import.meta.resolve("@parley/keeper/main")', 'new URL("./keeper.mjs", import.meta.url).href'],
	['import.meta.resolve("@parley/agents/eliza/main")', 'new URL("./eliza.mjs", import.meta.url).href'],
	['import.meta.resolve("@parley/ui/bundle")', 'new URL("../ui/index.html", import.meta.url).href'],
];

const sourceInBundle = /new URL\(\s*["'`]\.[^"'`]*\.ts["'`]/;

/** Points the bundle to those files. The build fails if the sources refer to one of them in another way. */
const placesOfBundle = (): Plugin => {
	const found = new Set<string>();
	return {
		name: "places-of-bundle",
		transform: (code) => {
			let result = code;
			for (const [source, bundled] of places) {
				if (!result.includes(source)) continue;
				found.add(source);
				result = result.replaceAll(source, bundled);
			}
			return result === code ? null : { code: result, map: null };
		},
		buildEnd: () => {
			const missing = places.filter(([source]) => !found.has(source)).map(([source]) => source);
			if (missing.length > 0) throw new Error(`No source names ${missing.join(", ")} any more.`);
		},
		generateBundle: (_, files) => {
			for (const file of Object.values(files)) {
				const [source] = file.type === "chunk" ? (sourceInBundle.exec(file.code) ?? []) : [];
				if (source !== undefined)
					throw new Error(`${file.fileName} looks for ${source}, which is not beside it.`);
			}
		},
	};
};

/** The hub as the extension ships it: it runs on Node 22.16 and later, without node_modules. */
export default defineConfig({
	root: import.meta.dirname,
	plugins: [placesOfBundle()],
	ssr: { noExternal: true },
	build: {
		ssr: true,
		target: "node22",
		outDir: "dist",
		emptyOutDir: true,
		minify: true,
		rolldownOptions: {
			input: Object.fromEntries(
				Object.entries(bundleEntries).map(([name, module]) => [name, sourceOf(module)]),
			),
			output: { entryFileNames: "[name].mjs", chunkFileNames: "shared-[hash].mjs" },
		},
	},
});
