import type { McpServer } from "@agentclientprotocol/sdk";
import { isFields } from "@parley/base/guards/fields";
import type { GivenServer, ServerTransport } from "@parley/protocol/mcp/server";

/** How an agent is to reach an MCP server, with every value. It goes to the agent and nowhere else. */
export type ServerLaunch =
	| {
			readonly transport: "stdio";
			readonly command: string;
			readonly args: readonly string[];
			readonly env: Readonly<Record<string, string>>;
	  }
	| {
			readonly transport: "http" | "sse";
			readonly url: string;
			readonly headers: Readonly<Record<string, string>>;
	  };

export type ServerToGive = GivenServer & { readonly launch: ServerLaunch };

/** The kinds of servers that an agent takes. Every agent takes programs. */
export const takenTransports = (
	capabilities: Readonly<Record<string, unknown>>,
): ReadonlySet<ServerTransport> => {
	const { mcpCapabilities } = capabilities;
	const offered = isFields(mcpCapabilities) ? mcpCapabilities : {};
	const remote = (["http", "sse"] as const).filter((transport) => offered[transport] === true);
	return new Set(["stdio", ...remote]);
};

/** The servers as the protocol has them. */
export const wireServers = (servers: readonly ServerToGive[] = []): McpServer[] =>
	servers.map(({ name, launch }) => {
		if (launch.transport === "stdio")
			return { name, command: launch.command, args: [...launch.args], env: pairs(launch.env) };
		return { type: launch.transport, name, url: launch.url, headers: pairs(launch.headers) };
	});

/** What the log says of them. */
export const givenServers = (servers: readonly ServerToGive[] = []): GivenServer[] =>
	servers.map(({ name, from }) => ({ name, from }));

const pairs = (values: Readonly<Record<string, string>>): { name: string; value: string }[] =>
	Object.entries(values).map(([name, value]) => ({ name, value }));
