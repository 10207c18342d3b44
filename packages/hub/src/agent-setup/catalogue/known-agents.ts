import type { KnownAgent } from "@parley/protocol/agent/catalogue";

/*
 * Well-known agents, as data for people who add one. Nothing else may depend on an agent's name: whatever is not in this list works as well.
 */

export const knownAgents: readonly KnownAgent[] = [
	{
		id: "claude",
		title: "Claude Code",
		commands: [
			{ command: "claude-agent-acp", args: [] },
			{ command: "claude-code-acp", args: [] },
		],
		npm: { package: "@agentclientprotocol/claude-agent-acp", bin: "claude-agent-acp", args: [] },
		minNode: 22,
		askingMode: "default",
		docs: "https://github.com/agentclientprotocol/claude-agent-acp",
	},
	{
		id: "codex",
		title: "Codex",
		commands: [{ command: "codex-acp", args: [] }],
		npm: { package: "@agentclientprotocol/codex-acp", bin: "codex-acp", args: [] },
		minNode: 22,
		docs: "https://github.com/agentclientprotocol/codex-acp",
	},
	{
		id: "gemini",
		title: "Gemini CLI",
		commands: [{ command: "gemini", args: ["--acp"] }],
		npm: { package: "@google/gemini-cli", bin: "gemini", args: ["--acp"] },
		minNode: 20,
		askingMode: "default",
		docs: "https://github.com/google-gemini/gemini-cli",
	},
	{
		id: "opencode",
		title: "opencode",
		commands: [{ command: "opencode", args: ["acp"] }],
		npm: { package: "opencode-ai", bin: "opencode", args: ["acp"], needsScripts: true },
		docs: "https://opencode.ai/docs",
	},
	{
		id: "goose",
		title: "goose",
		commands: [{ command: "goose", args: ["acp"] }],
		npm: { package: "@aaif/goose", bin: "goose", args: ["acp"] },
		askingMode: "approve",
		docs: "https://github.com/aaif-goose/goose",
	},
	{
		id: "copilot",
		title: "GitHub Copilot",
		commands: [{ command: "copilot", args: ["--acp"] }],
		npm: { package: "@github/copilot", bin: "copilot", args: ["--acp"] },
		minNode: 22,
		docs: "https://docs.github.com/copilot/how-tos/copilot-cli",
	},
	{
		id: "qwen",
		title: "Qwen Code",
		commands: [{ command: "qwen", args: ["--acp"] }],
		npm: { package: "@qwen-code/qwen-code", bin: "qwen", args: ["--acp"] },
		minNode: 22,
		askingMode: "default",
		docs: "https://github.com/QwenLM/qwen-code",
	},
	{
		id: "auggie",
		title: "Auggie",
		commands: [{ command: "auggie", args: ["--acp"] }],
		npm: { package: "@augmentcode/auggie", bin: "auggie", args: ["--acp"] },
		minNode: 22,
		docs: "https://docs.augmentcode.com/cli/overview",
	},
	{
		id: "kimi",
		title: "Kimi CLI",
		commands: [{ command: "kimi", args: ["acp"] }],
		docs: "https://github.com/MoonshotAI/kimi-cli",
	},
	{
		id: "vibe",
		title: "Mistral Vibe",
		commands: [{ command: "vibe-acp", args: [] }],
		docs: "https://github.com/mistralai/mistral-vibe",
	},
];
