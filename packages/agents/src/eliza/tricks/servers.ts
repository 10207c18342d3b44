import type { McpServer } from "@agentclientprotocol/sdk";
import type { Trick } from "./trick.ts";

export const servers: Trick = {
	name: "servers",
	summary: "Tells which MCP servers the session got, and the names of their variables and headers.",
	usage: "",
	async run(turn) {
		const lines = turn.session.servers.map(describe);
		await turn.say(lines.length === 0 ? "No MCP servers." : lines.join("\n"));
		return "end_turn";
	},
};

const describe = (server: McpServer): string => {
	if ("type" in server) return `${server.name}: ${server.type} ${server.url}${names(server.headers)}`;
	return `${server.name}: stdio ${[server.command, ...server.args].join(" ")}${names(server.env)}`;
};

const names = (pairs: readonly { readonly name: string }[]): string => {
	return pairs.length === 0 ? "" : ` with ${pairs.map(({ name }) => name).join(", ")}`;
};
