import { readdirSync, readFileSync } from "node:fs";

/**
 * Whether a process group still has a living member. The kernel counts the dead as long as nobody reaps them, and in a
 * container without an init process nobody does; so on Linux the members' states are looked at.
 */
export const hasLivingMember = (leader: number): boolean => {
	try {
		process.kill(process.platform === "win32" ? leader : -leader, 0);
	} catch {
		return false;
	}
	if (process.platform !== "linux") return true;
	try {
		return readdirSync("/proc").some((name) => /^\d+$/.test(name) && isLivingMember(name, leader));
	} catch {
		return true;
	}
};

const isLivingMember = (pid: string, leader: number): boolean => {
	try {
		const { state, group } = readStat(readFileSync(`/proc/${pid}/stat`, "utf8"));
		return group === leader && state !== "Z" && state !== "X";
	} catch {
		return false;
	}
};

/** The second field is the program's name in parentheses, which may itself hold spaces and parentheses. */
const readStat = (stat: string): { state: string | undefined; group: number } => {
	const [state, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return { state, group: Number(group) };
};
