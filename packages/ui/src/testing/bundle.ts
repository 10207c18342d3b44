import { build } from "vite";

/** Bundles a module and its imports into one script. */
export const bundle = async (entry: string): Promise<string> => {
	const result = await build({
		configFile: false,
		logLevel: "silent",
		build: {
			write: false,
			minify: false,
			rolldownOptions: { input: entry, output: { format: "es", codeSplitting: false } },
			modulePreload: false,
		},
	});
	for (const { output } of [result].flat().filter((built) => "output" in built)) {
		const [chunk] = output;
		if (chunk !== undefined) return chunk.code;
	}
	throw new Error(`Vite made no script of ${entry}.`);
};
