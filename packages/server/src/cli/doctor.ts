import { constants, existsSync } from "node:fs";
import { access, mkdir, statfs } from "node:fs/promises";
import { messageOf } from "@parley/base/errors/message-of";
import { findAgentProgram, installedAgents } from "@parley/hub/agent-setup/find-agent-program";
import type { AgentConfig } from "@parley/hub/agents/agent-config";
import { sayError } from "@parley/words/error-words";
import { sizeWording } from "@parley/words/size-wording";
import { say } from "@parley/words/spoken";
import { readAgents } from "../config/read-agents.ts";
import type { HubFiles } from "../hub-process/hub-files.ts";
import { checkServers } from "./check-servers.ts";
import type { Output } from "./output.ts";

/** The result of one check, with the remedy if it failed. */
export type Finding = { readonly ok: boolean; readonly what: string; readonly advice?: string };

const minNode = [24, 0] as const;
const minFreeBytes = 200 * 1024 * 1024;

export const checkNode = (version: string): Finding => {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const ok = major > minNode[0] || (major === minNode[0] && minor >= minNode[1]);
	return {
		ok,
		what: say("cliDoctor.node", { version }),
		...(ok ? {} : { advice: say("cliDoctor.useNode", { version: minNode.join(".") }) }),
	};
};

const checkSqlite = async (): Promise<Finding> => {
	try {
		const { DatabaseSync } = await import("node:sqlite");
		const database = new DatabaseSync(":memory:");
		database.exec("CREATE VIRTUAL TABLE t USING fts5(x)");
		database.close();
		return { ok: true, what: say("cliDoctor.sqlite") };
	} catch (error) {
		return {
			ok: false,
			what: say("cliDoctor.noSqlite", { reason: messageOf(error) }),
			advice: say("cliDoctor.useSqlite"),
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
				what: say("cliDoctor.folderFull", { folder: data, size: sizeWording(bavail * bsize) }),
				advice: say("cliDoctor.freeSpace"),
			};
		}
		return { ok: true, what: say("cliDoctor.folder", { folder: data }) };
	} catch (error) {
		return {
			ok: false,
			what: say("cliDoctor.folderUnusable", { folder: data, reason: messageOf(error) }),
			advice: say("cliDoctor.useFolder"),
		};
	}
};

/** Checks the settings file and whether its agents can be run. */
export const checkConfig = async (path: string, env: NodeJS.ProcessEnv = process.env): Promise<Finding[]> => {
	try {
		const agents = await readAgents(path);
		const what = existsSync(path)
			? say("cliDoctor.agents", { count: agents.length, file: path })
			: say("cliDoctor.noConfig", { file: path });
		return [{ ok: true, what }, ...agents.map((agent) => checkAgent(agent, env))];
	} catch (error) {
		return [{ ok: false, what: sayError(error) }];
	}
};

const checkAgent = (
	{ agentId, command, env: own }: Pick<AgentConfig, "agentId" | "command" | "env">,
	env: NodeJS.ProcessEnv,
): Finding => {
	const program = findAgentProgram(command, env, own);
	if (program !== undefined) return { ok: true, what: say("cliDoctor.agent", { agent: agentId, program }) };
	return {
		ok: false,
		what: say("cliDoctor.agentMissing", { agent: agentId, program: command }),
		advice: say("cliDoctor.installAgent"),
	};
};

/** The well-known agents that are installed and not configured yet. */
export const findAgents = async (
	installed: string,
	env: NodeJS.ProcessEnv = process.env,
): Promise<Finding[]> => {
	const found = await installedAgents(installed, env);
	if (found.length === 0) return [{ ok: true, what: say("cliDoctor.noneFound") }];
	return found.map(({ title, path, needsNode }) => ({
		ok: true,
		what: say(needsNode ? "cliDoctor.foundOldNode" : "cliDoctor.found", { agent: title, program: path }),
	}));
};

/** Checks for problems that keep Parley from working. */
export const runDoctor = async (files: HubFiles, hub: Finding, output: Output): Promise<number> => {
	const findings = [
		checkNode(process.versions.node),
		await checkSqlite(),
		await checkData(files.data),
		...(await checkConfig(files.config)),
		...(await checkServers(files.config)),
		...(await findAgents(files.installed)),
		hub,
	];
	for (const finding of findings) output.result(lineOf(finding));
	return findings.every(({ ok }) => ok) ? 0 : 1;
};

const lineOf = ({ ok, what, advice }: Finding): string => {
	if (ok) return say("cliDoctor.ok", { what });
	return advice === undefined
		? say("cliDoctor.bad", { what })
		: say("cliDoctor.badWithAdvice", { what, advice });
};
