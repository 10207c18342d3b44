import { homedir } from "node:os";
import { isAbsolute, posix, win32 } from "node:path";
import process from "node:process";

export type PlatformEnvironment = {
	readonly platform: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly home: string;
};

/** The default data folder of a user's hub: one per user, shared by all hosts. */
export const defaultDataFolder = (
	{ platform, env, home }: PlatformEnvironment = {
		platform: process.platform,
		env: process.env,
		home: homedir(),
	},
): string => {
	const chosen = env["PARLEY_DATA"];
	if (chosen !== undefined && isAbsolute(chosen)) return chosen;
	if (platform === "win32") {
		return win32.join(env["LOCALAPPDATA"] || win32.join(home, "AppData", "Local"), "Parley");
	}
	if (platform === "darwin") return posix.join(home, "Library", "Application Support", "Parley");
	const xdg = env["XDG_DATA_HOME"];
	// The XDG specification says to ignore relative paths.
	const base = xdg !== undefined && posix.isAbsolute(xdg) ? xdg : posix.join(home, ".local", "share");
	return posix.join(base, "parley");
};
