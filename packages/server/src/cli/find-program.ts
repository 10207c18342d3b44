import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, isAbsolute, join, resolve } from "node:path";

/** The path of a command's program: as given, or found on the PATH. Undefined if it does not exist or is not executable. */
export const findProgram = async (
	command: string,
	env: NodeJS.ProcessEnv,
	platform: NodeJS.Platform = process.platform,
): Promise<string | undefined> => {
	const endings = platform === "win32" ? ["", ...(env["PATHEXT"] ?? ".COM;.EXE;.BAT;.CMD").split(";")] : [""];
	const hasFolder =
		isAbsolute(command) || command.includes("/") || (platform === "win32" && command.includes("\\"));
	const folders = (env["PATH"] ?? env["Path"] ?? "").split(delimiter).filter((folder) => folder !== "");
	const places = hasFolder ? [resolve(command)] : folders.map((folder) => join(folder, command));
	for (const path of places.flatMap((place) => endings.map((ending) => place + ending)))
		if (await isProgram(path)) return path;
	return undefined;
};

const isProgram = async (path: string): Promise<boolean> => {
	try {
		await access(path, constants.X_OK);
		return (await stat(path)).isFile();
	} catch {
		return false;
	}
};
