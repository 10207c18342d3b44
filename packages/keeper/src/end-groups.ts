import { execFile } from "node:child_process";
import process from "node:process";

/** The signals and processes of the machine, as far as ending needs them. */
const thisPlatform = {
	platform: process.platform,
	/** Throws if there is nothing to signal. */
	kill: (pid: number, signal: NodeJS.Signals | 0): unknown => process.kill(pid, signal),
	// It fails for a process that has exited.
	run: (program: string, args: readonly string[]): unknown =>
		execFile(program, args, { windowsHide: true }, () => undefined),
};
export type GroupPlatform = Readonly<typeof thisPlatform>;

/** Signals the process groups that these processes lead. Returns those that still have members. */
export const signalGroups = (
	leaders: readonly number[],
	signal: NodeJS.Signals | 0,
	{ platform, kill, run }: GroupPlatform = thisPlatform,
): number[] =>
	leaders.filter((pid) => {
		try {
			// Windows has no groups, and no way to ask: a tree is ended at once or not at all.
			kill(platform === "win32" ? pid : -pid, platform === "win32" ? 0 : signal);
			if (platform === "win32" && signal === "SIGKILL") run("taskkill", ["/pid", String(pid), "/T", "/F"]);
			return true;
		} catch {
			return false;
		}
	});
