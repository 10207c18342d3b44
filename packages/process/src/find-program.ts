import { accessSync, constants, lstatSync, statSync } from "node:fs";
import { posix, win32 } from "node:path";
import {
	findProgram as findOnWindows,
	searchedFolders as searchedOnWindows,
} from "./windows/find-program.ts";

export type ProgramSearch = {
	readonly command: string;
	/** The working folder, and the base of relative paths. */
	readonly cwd: string;
	/** The program's own environment. */
	readonly env: Readonly<Record<string, string>>;
};

/** The facts about a machine that decide which files are programs. */
export type ProgramPlatform = {
	readonly platform: NodeJS.Platform;
	readonly isProgram: (path: string) => boolean;
};

const isWindowsProgram = (path: string): boolean => {
	try {
		// The Store installs links that only the system can follow.
		return !lstatSync(path).isDirectory();
	} catch {
		return false;
	}
};

const isExecutable = (path: string): boolean => {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
};

export const thisMachine: ProgramPlatform = {
	platform: process.platform,
	isProgram: process.platform === "win32" ? isWindowsProgram : isExecutable,
};

/**
 * The file that a command would run: as given, or found on the PATH. Nothing is executed. Undefined if there is none. Folders of the PATH
 * that are relative are skipped: what they hold depends on the repository that is open.
 */
export const findProgram = (
	{ command, cwd, env }: ProgramSearch,
	{ platform, isProgram }: ProgramPlatform = thisMachine,
): string | undefined => {
	if (platform === "win32") return findOnWindows({ command, cwd, env, isFile: isProgram });
	const places = command.includes("/")
		? [posix.resolve(cwd, command)]
		: searchedFolders(env, platform).map((folder) => posix.join(folder, command));
	return places.find(isProgram);
};

/** The folders of the PATH, in order. */
export const searchedFolders = (
	env: Readonly<Record<string, string>>,
	platform: NodeJS.Platform = process.platform,
): readonly string[] => {
	const folders =
		platform === "win32" ? searchedOnWindows(env) : (env["PATH"] ?? "").split(":").filter(posix.isAbsolute);
	return [...new Set(folders)];
};

/** The names of a program's file in a folder where npm puts them. */
export const programNames = (
	name: string,
	platform: NodeJS.Platform = process.platform,
): readonly string[] => (platform === "win32" ? [`${name}.cmd`, `${name}.exe`] : [name]);

/** Joins the parts of a path as the platform does. */
export const joinPath = (platform: NodeJS.Platform, ...parts: readonly string[]): string =>
	(platform === "win32" ? win32 : posix).join(...parts);
