import type { Page } from "playwright-core";
import { spoken } from "./spoken-name.ts";
import type { Walk } from "./walks.ts";

/** A chat with a server in every state. Runs in the page. */
export const serversChat = (): void => {
	const { hub } = window;
	hub.addSession("servers", "/code/engine", "eliza", "Servers");
	const agent = { name: "eliza", title: "Eliza" };
	hub.append("servers", "agent.attached", {
		agentSessionId: "a1",
		agent,
		servers: [{ name: "docs", from: "user" }],
	});
	const turn = hub.beginTurn("servers", "Hello");
	turn.log("turn.ended", { outcome: "completed" });
	const on = { isOn: true, isOnByDefault: true, isInUse: false };
	hub.servers.states = [
		{
			...{ name: "docs", from: "user", transport: "stdio", status: "given", ...on, isInUse: true },
			shown: { command: "npx", args: ["-y", "docs-server"], values: [{ name: "API_KEY" }] },
		},
		{
			...{ name: "remote", from: "user", transport: "sse", status: "notSupported", ...on },
			shown: { url: "https://example.org/sse", values: [] },
		},
		{
			...{ name: "vault", from: "user", transport: "http", status: "secretMissing", ...on },
			...{
				reason: "The secret “work” needs an open editor window.",
				shown: { url: "https://v.example", values: [] },
			},
		},
		{
			...{
				name: "database",
				from: "workspace",
				transport: "stdio",
				file: ".mcp.json",
				status: "needsApproval",
			},
			...{ ...on, approval: "digest-1", isApproved: false },
			shown: {
				...{ command: "node", args: ["tools/database server.js", "--port", "4000"] },
				values: [{ name: "NODE_OPTIONS", value: "--require ./setup.js" }, { name: "DATABASE_PASSWORD" }],
			},
		},
		{
			...{ name: "typo", from: "workspace", file: ".vscode/mcp.json", status: "invalid", ...on },
			reason: "“command” must name a program.",
		},
	];
	hub.servers.problems = [{ file: ".vscode/mcp.json", problem: "It is not JSON." }];
	hub.servers.own = [
		{
			...{ name: "docs", transport: "stdio", command: "npx", args: ["-y", "docs-server"], isOn: true },
			values: [{ name: "API_KEY", secret: true }],
		},
		{ name: "remote", transport: "sse", url: "https://example.org/sse", values: [], isOn: true },
	];
};

export const openServersChat = async (page: Page): Promise<void> => {
	await page.evaluate(serversChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Servers/ })
		.first()
		.click();
	await page.locator(".mcp-card").waitFor();
};

/** The card, the panel of a chat, and the page of the user's own servers. */
export const throughServers: Walk = async (page, check) => {
	await openServersChat(page);
	await check();
	await page.locator(".mcp-button").click();
	await page.getByRole("dialog", { name: spoken`MCP servers in this chat` }).waitFor();
	await page.getByRole("checkbox", { name: "docs" }).click();
	await page.getByRole("button", { name: spoken`Apply now` }).waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Review ${"database"}` }).click();
	await check();
	await page.getByRole("button", { name: spoken`Back` }).click();
	await page.getByRole("button", { name: spoken`Your servers…` }).click();
	await page.getByRole("button", { name: spoken`Remove ${"remote"}` }).click();
	await check();
	await page.getByRole("button", { name: spoken`Edit ${"docs"}` }).click();
	await page.getByRole("button", { name: spoken`Add a variable` }).click();
	await check();
	await page.locator("dialog select").selectOption("http");
	await check();
};
