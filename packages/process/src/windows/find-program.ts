import { win32 } from "node:path";

export type ProgramSearch = {
	readonly command: string;
	/** Where the program is to run, and what paths are relative to. */
	readonly cwd: string;
	/** The environment of the program itself, whose PATH and PATHEXT count. */
	readonly env: Readonly<Record<string, string>>;
	readonly isFile: (path: string) => boolean;
};

/** What can be started, directly or by cmd.exe. Files of other kinds need a program that opens them. */
const startable: readonly string[] = [".com", ".exe", ".bat", ".cmd"];

/**
 * The file that a command means on Windows, found as its shell finds it: in the folders of PATH, with the endings of PATHEXT. Unlike the shell it
 * does not look into the current folder, where anyone whose repository was opened may have put an npx.cmd.
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

/** Windows does not tell cases apart in the names of variables. */
const variable = (env: Readonly<Record<string, string>>, name: string): string =>
	Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1] ?? "";

const endingsOf = (pathExt: string): readonly string[] => {
	const endings = pathExt.toLowerCase().split(";");
	const known = endings.filter((ending) => startable.includes(ending));
	return known.length > 0 ? known : startable;
};

const foldersOf = (path: string, cwd: string): string[] =>
	path
		.split(";")
		.map((folder) => folder.replaceAll('"', ""))
		.filter((folder) => folder !== "")
		.map((folder) => win32.resolve(cwd, folder));
