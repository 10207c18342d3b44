/** MCP servers: those of a chat, the card that asks about one, and the page that configures the user's own. */
export const mcp = {
	"mcp.open": "MCP servers",
	"mcp.openWith": {
		one: "MCP servers: the agent has {count}",
		other: "MCP servers: the agent has {count}",
	},
	"mcp.openAsked": {
		one: "MCP servers: {count} waits for your approval",
		other: "MCP servers: {count} wait for your approval",
	},
	"mcp.revoke": "Withdraw approval",
	"mcp.apply": "Apply now",
	"mcp.approve": "Approve",
	"mcp.remove": "Remove {name}",
	"mcp.seam": "MCP servers: {names}",
} as const;
