import { constants, existsSync } from "node:fs";
import { access, mkdir, statfs } from "node:fs/promises";
import { byteSize } from "@parley/base/bytes/byte-size";
import { messageOf } from "@parley/base/errors/message-of";
import type { AgentConfig } from "@parley/hub/agents/agent-config";
import { readAgents } from "../config/read-agents.ts";
import type { HubFiles } from "../hub-process/hub-files.ts";
import { findProgram } from "./find-program.ts";
import type { Output } from "./output.ts";

/** One thing that must be right, and what to do if it is not. */
export type Finding = { readonly ok: boolean; readonly what: string; readonly advice?: string };

const minNode = [24, 0] as const;
const minFreeBytes = 200 * 1024 * 1024;

export const checkNode = (version: string): Finding => {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const ok = major > minNode[0] || (major === minNode[0] && minor >= minNode[1]);
	return {
		ok,
		what: `Node ${version}`,
		...(ok ? {} : { advice: `Use Node ${minNode.join(".")} or newer.` }),
	};
};

const checkSqlite = async (): Promise<Finding> => {
	try {
		const { DatabaseSync } = await import("node:sqlite");
		const database = new DatabaseSync(":memory:");
		database.exec("CREATE VIRTUAL TABLE t USING fts5(x)");
		database.close();
		return { ok: true, what: "SQLite with full-text search" };
	} catch (error) {
		return {
			ok: false,
			what: `SQLite: ${String(error)}`,
			advice: "Use a Node that has node:sqlite with FTS5.",
		};
	}
};

const checkData = async (data: string): Promise<Finding> => {
	try {
		await mkdir(data, { recursive: true, mode: 0o700 });
		await access(data, constants.W_OK);
		const { bavail, bsize } = await statfs(data);
		if (bavail * bsize < minFreeBytes) {
			return {
				ok: false,
				what: `${data} has only ${byteSize(bavail * bsize)} left`,
				advice: "Free some space, or use --data.",
			};
		}
		return { ok: true, what: `${data} is writable` };
	} catch (error) {
		return { ok: false, what: `${data}: ${String(error)}`, advice: "Use another folder with --data." };
	}
};

/** What the settings file says, and whether the agents in it can be run. */
export const checkConfig = async (path: string, env: NodeJS.ProcessEnv = process.env): Promise<Finding[]> => {
	try {
		const agents = await readAgents(path);
		const place = existsSync(path) ? path : `${path}, which does not exist yet`;
		const found = { ok: true, what: `${agents.length} agents configured beside Eliza (${place})` };
		return [found, ...(await Promise.all(agents.map((agent) => checkAgent(agent, env))))];
	} catch (error) {
		return [{ ok: false, what: messageOf(error) }];
	}
};

const checkAgent = async (
	{ agentId, command, env: own }: Pick<AgentConfig, "agentId" | "command" | "env">,
	env: NodeJS.ProcessEnv,
): Promise<Finding> => {
	const program = await findProgram(command, { ...env, ...own });
	if (program !== undefined) return { ok: true, what: `Agent ${agentId}: ${program}` };
	return {
		ok: false,
		what: `Agent ${agentId}: there is no program ${command}`,
		advice: "Install it, put it on the PATH, or write its whole path into config.json.",
	};
};

/** Looks for what keeps Parley from working. */
export const runDoctor = async (files: HubFiles, hub: Finding, output: Output): Promise<number> => {
	const findings = [
		checkNode(process.versions.node),
		await checkSqlite(),
		await checkData(files.data),
		...(await checkConfig(files.config)),
		hub,
	];
	for (const { ok, what, advice } of findings)
		output.result(`${ok ? "ok " : "BAD"}  ${what}${advice === undefined ? "" : ` – ${advice}`}`);
	return findings.every(({ ok }) => ok) ? 0 : 1;
};
