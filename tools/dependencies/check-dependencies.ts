import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PackageManifest, readManifest } from "../source/package-manifest.ts";

export type DependencyReport = {
	/** Declared somewhere, without a reason on the page. */
	readonly unexplained: readonly string[];
	/** On the page, declared nowhere. */
	readonly stale: readonly string[];
	/** Declared by a range, which lets two machines install different versions. */
	readonly unpinned: readonly string[];
};

/** Compares what the package.json files of a repository declare with the reasons in docs/dependencies.md. */
export const checkDependencies = async (root: string): Promise<DependencyReport> => {
	const page = await readFile(join(root, "docs/dependencies.md"), "utf8");
	const explained = [...page.matchAll(/^\| `([^`]+)` \| [^\s|]/gm)].map(([, name = ""]) => name);
	const declared = new Map((await readManifests(root)).flatMap(foreignDependencies));
	return {
		unexplained: [...declared.keys()].filter((name) => !explained.includes(name)).sort(),
		stale: explained.filter((name) => !declared.has(name)).sort(),
		unpinned: [...declared]
			.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
			.map(([name]) => name),
	};
};

const readManifests = async (root: string): Promise<PackageManifest[]> => {
	const names = await readdir(join(root, "packages"));
	return Promise.all([root, ...names.sort().map((name) => join(root, "packages", name))].map(readManifest));
};

/** External packages, with their versions. Peers are always ranges and installed by others. */
const foreignDependencies = (manifest: PackageManifest): [string, string][] => {
	const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
	return [dependencies, devDependencies, optionalDependencies, overrides]
		.flatMap((each) => Object.entries(each ?? {}))
		.filter(([name]) => !name.startsWith("@parley/"));
};
