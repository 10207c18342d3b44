import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { build } from "vite";
import type { ZipEntry } from "./zip.ts";

export type ExtensionBundle = {
	readonly root: string;
	readonly version: string;
	/** Files the extension ships to run elsewhere, identified by their checksum. */
	readonly carried: readonly ZipEntry[];
};

/** Bundles the extension itself into one file. */
export const bundleExtension = async ({ root, version, carried }: ExtensionBundle): Promise<Buffer> => {
	const packageFolder = join(root, "packages/vscode");
	const result = await build({
		root: packageFolder,
		configFile: false,
		logLevel: "warn",
		define: { parleyBuild: JSON.stringify({ version, id: `${version}-${sumOf(carried)}` }) },
		ssr: { noExternal: true, external: ["vscode"] },
		build: {
			ssr: join(packageFolder, "src/extension.ts"),
			target: "node22",
			minify: true,
			write: false,
			rolldownOptions: {
				external: ["vscode"],
				output: { format: "cjs", codeSplitting: false },
			},
		},
	});
	const outputs = Array.isArray(result) ? result : [result];
	const chunks = outputs.flatMap((each) => ("output" in each ? each.output : []));
	const [chunk, ...others] = chunks;
	if (chunk?.type !== "chunk" || others.length > 0) throw new Error("The extension is not one file.");
	return Buffer.from(chunk.code);
};

/** All files of a folder, under a folder of the package. */
export const filesBelow = async (folder: string, target: string): Promise<ZipEntry[]> => {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return Promise.all(
		paths.sort().map(async (path) => ({
			path: `${target}/${relative(folder, path).split(sep).join("/")}`,
			data: await readFile(path),
		})),
	);
};

const sumOf = (entries: readonly ZipEntry[]): string => {
	const hash = createHash("sha256");
	for (const { path, data } of entries) hash.update(`${path} ${data.length}\n`).update(data);
	return hash.digest("hex").slice(0, 12);
};
