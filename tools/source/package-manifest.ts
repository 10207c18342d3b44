import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The parts of a package.json that name other packages. */
export type PackageManifest = {
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
	readonly peerDependencies?: Readonly<Record<string, string>>;
	readonly overrides?: Readonly<Record<string, string>>;
};

export const readManifest = async (folder: string): Promise<PackageManifest> => {
	const manifest: PackageManifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
	return manifest;
};

/** What shipped code may import. */
export const runtimeDependencies = (manifest: PackageManifest): ReadonlySet<string> => {
	const { dependencies, optionalDependencies, peerDependencies } = manifest;
	return new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
};

/** What tests and scripts may import. */
export const allDependencies = (manifest: PackageManifest): ReadonlySet<string> => {
	return new Set([...runtimeDependencies(manifest), ...Object.keys(manifest.devDependencies ?? {})]);
};
