import type { Params, Result } from "../contract/names.ts";
import type { mcpMethods } from "../mcp/methods.ts";

type McpName = keyof typeof mcpMethods;

const wording = { code: "mcpProblem.noCommand" };

export const mcpParams: { [Name in McpName]: Params<Name> } = {
	"mcp.list": { sessionId: "s1" },
	"mcp.switch": { sessionId: "s1", name: "files", from: "workspace", scope: "chat", isOn: false },
	"mcp.approve": { sessionId: "s1", name: "files", approval: "abc" },
	"mcp.revoke": { sessionId: "s1", name: "files" },
	"mcp.apply": { sessionId: "s1" },
	"mcp.settings": {},
	"mcp.save": {
		name: "web",
		entry: {
			...{ transport: "http", command: "x", args: ["-y"], url: "https://example.org/mcp" },
			values: [{ name: "Authorization", value: "Bearer x", secret: true }],
		},
		isNew: true,
	},
	"mcp.remove": { name: "web" },
};

export const mcpResults: { [Name in McpName]: Result<Name> } = {
	"mcp.list": {
		folder: "/code",
		servers: [
			{
				...{ name: "files", from: "workspace", transport: "stdio", file: ".mcp.json", status: "invalid" },
				...{ reason: "No command.", wording, isOn: true, isOnByDefault: true, isInUse: true },
				...{ isOutdated: true, approval: "abc", isApproved: true },
				shown: {
					command: "serve",
					args: ["-x"],
					url: "",
					values: [{ name: "A", value: "1" }, { name: "B" }],
				},
			},
		],
		problems: [{ file: ".mcp.json", problem: "It is not JSON.", wording }],
		...{ isBehind: true, isBusy: false },
	},
	"mcp.switch": {},
	"mcp.approve": {},
	"mcp.revoke": {},
	"mcp.apply": {},
	"mcp.settings": {
		file: "/data/config.json",
		servers: [
			{
				...{ name: "web", transport: "http", command: "x", args: [], url: "https://example.org", isOn: true },
				...{ values: [{ name: "Authorization", secret: true }], problem: "No command.", wording },
			},
		],
	},
	"mcp.save": {},
	"mcp.remove": {},
};
