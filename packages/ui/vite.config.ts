import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import manifest from "./package.json" with { type: "json" };

export default defineConfig({
	root: import.meta.dirname,
	plugins: [solid()],
	define: { parleyVersion: JSON.stringify(manifest.version) },
	build: {
		target: "es2024",
		outDir: "dist",
		emptyOutDir: true,
		// A strict content policy has no `data:` and no inline script.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
	},
	worker: { format: "es" },
});
