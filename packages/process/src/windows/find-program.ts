import { win32 } from "node:path";

export type ProgramSearch = {
	readonly command: string;
	/** The working folder, and the base of relative paths. */
	readonly cwd: string;
	/** The program's own environment, which supplies PATH and PATHEXT. */
	readonly env: Readonly<Record<string, string>>;
	readonly isFile: (path: string) => boolean;
};

/** Extensions that can be started, directly or by cmd.exe. Other files need a program that opens them. */
const startable: readonly string[] = [".com", ".exe", ".bat", ".cmd"];

/**
 * Resolves a command on Windows as its shell does: in the folders of PATH, with the extensions of PATHEXT. Unlike the shell it
 * skips the current folder, where the author of any opened repository may have put an npx.cmd.
 */
export const findProgram = ({ command, cwd, env, isFile }: ProgramSearch): string | undefined => {
	const endings = endingsOf(variable(env, "PATHEXT"));
	const isPath = /[\\/]|^[A-Za-z]:/.test(command);
	const folders = isPath ? [cwd] : foldersOf(variable(env, "PATH"), cwd);
	const named = endings.includes(win32.extname(command).toLowerCase()) ? [""] : [];
	for (const folder of folders) {
		for (const ending of [...named, ...endings]) {
			const path = win32.resolve(folder, command + ending);
			if (isFile(path)) return path;
		}
	}
	return undefined;
};

/** The folders of PATH that do not depend on where a program runs. */
export const searchedFolders = (env: Readonly<Record<string, string>>): readonly string[] =>
	namedFolders(variable(env, "PATH")).filter((folder) => win32.isAbsolute(folder));

/** Windows ignores case in variable names. */
const variable = (env: Readonly<Record<string, string>>, name: string): string =>
	Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1] ?? "";

const endingsOf = (pathExt: string): readonly string[] => {
	const endings = pathExt.toLowerCase().split(";");
	const known = endings.filter((ending) => startable.includes(ending));
	return known.length > 0 ? known : startable;
};

const foldersOf = (path: string, cwd: string): string[] =>
	namedFolders(path).map((folder) => win32.resolve(cwd, folder));

const namedFolders = (path: string): string[] =>
	path
		.split(";")
		.map((folder) => folder.replaceAll('"', ""))
		.filter((folder) => folder !== "");
