import { readdirSync, readFileSync } from "node:fs";
import { isRunning } from "../faults/programs/is-running.ts";

/** The processes of an agent, with all that they started: they have its home in their environment. */
export const processesOf = (home: string): readonly { readonly pid: number; readonly command: string }[] =>
	readdirSync("/proc").flatMap((name) => {
		if (!/^\d+$/.test(name) || !read(name, "environ").includes(`HOME=${home}\0`)) return [];
		const pid = Number(name);
		return isRunning(pid) ? [{ pid, command: read(name, "cmdline").replaceAll("\0", " ").trim() }] : [];
	});

const read = (pid: string, file: string): string => {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return "";
	}
};
