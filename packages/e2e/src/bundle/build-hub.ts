import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const packages = fileURLToPath(new URL("../../..", import.meta.url));
const manifestFile = join(packages, "server/package.json");

/** A build of the hub as it ships, of some version. */
export type HubBuild = { readonly version: string; readonly main: string };

/** Makes the server's manifest, from which the hub takes its version, say another one. */
const versioned = (version: string): Plugin => ({
	name: "versioned",
	enforce: "pre",
	load: async (id) =>
		id === manifestFile
			? JSON.stringify({ ...JSON.parse(await readFile(manifestFile, "utf8")), version })
			: undefined,
});

/** Builds the hub into a folder of its own. */
export const buildHub = async (folder: string, version: string): Promise<HubBuild> => {
	const outDir = join(folder, "hub");
	await build({
		configFile: join(packages, "server/vite.config.ts"),
		logLevel: "warn",
		build: { outDir, emptyOutDir: true },
		plugins: [versioned(version)],
	});
	await cp(join(packages, "ui/dist"), join(folder, "ui"), { recursive: true });
	return { version, main: join(outDir, "hub.mjs") };
};
