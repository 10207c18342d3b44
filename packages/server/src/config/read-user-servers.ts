import { readFile } from "node:fs/promises";
import { codeOf } from "@parley/base/errors/code-of";
import { messageOf } from "@parley/base/errors/message-of";
import { isFields } from "@parley/base/guards/fields";
import { readServers } from "@parley/hub/mcp/read-definition";
import type { ConfiguredServer } from "@parley/hub/mcp/server-definition";
import { wording } from "@parley/words/wording";
import { BadConfigError, parseConfig } from "./read-agents.ts";

/**
 * The MCP servers in the settings file: `{"mcpServers": {"name": {"command": "…", "args": […], "env": {…}}}}`, or with `type` and `url`.
 * A server that is wrong is told as such and does not affect the others: people paste these from elsewhere.
 */
export const readUserServers = async (path: string): Promise<readonly ConfiguredServer[]> => {
	const text = await readFile(path, "utf8").catch((error: unknown) => {
		if (codeOf(error) === "ENOENT") return "{}";
		throw new BadConfigError(path, wording("config.unreadable", { reason: messageOf(error) }));
	});
	return serversIn(path, text);
};

/** The servers in the text of a settings file. */
export const serversIn = (path: string, text: string): readonly ConfiguredServer[] => {
	const { mcpServers = {} } = parseConfig(path, text);
	if (!isFields(mcpServers)) throw new BadConfigError(path, wording("mcpProblem.configNotAnObject"));
	return readServers(mcpServers, { safe: true });
};
