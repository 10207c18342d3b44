import { findAgentProgram } from "@parley/hub/agent-setup/find-agent-program";
import type { ConfiguredServer } from "@parley/hub/mcp/server-definition";
import { sayError } from "@parley/words/error-words";
import { say, sayWording } from "@parley/words/spoken";
import { inEnglish } from "@parley/words/worded-error";
import { readUserServers } from "../config/read-user-servers.ts";
import type { Finding } from "./doctor.ts";

/** Checks the user's MCP servers as far as that is possible without starting them. */
export const checkServers = async (
	path: string,
	env: NodeJS.ProcessEnv = process.env,
): Promise<Finding[]> => {
	try {
		return (await readUserServers(path)).map((server) => checkServer(server, env));
	} catch (error) {
		return [{ ok: false, what: sayError(error) }];
	}
};

const checkServer = ({ name, definition, problem }: ConfiguredServer, env: NodeJS.ProcessEnv): Finding => {
	if (definition === undefined) {
		const reason = sayWording(problem, inEnglish(problem));
		return { ok: false, what: say("cliDoctor.serverBad", { name, reason }) };
	}
	if (definition.transport !== "stdio")
		return { ok: true, what: say("cliDoctor.server", { name, target: new URL(definition.url).host }) };
	const program = findAgentProgram(definition.command, env, {});
	// A variable in the command is replaced only when an agent gets it.
	if (program !== undefined || definition.command.includes("${"))
		return { ok: true, what: say("cliDoctor.server", { name, target: program ?? definition.command }) };
	return {
		ok: false,
		what: say("cliDoctor.serverMissing", { name, program: definition.command }),
		advice: say("cliDoctor.installAgent"),
	};
};
