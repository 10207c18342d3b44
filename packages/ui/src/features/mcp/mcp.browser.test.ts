import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { problemsInAllLooks } from "../../testing/looks.ts";
import { openServersChat, throughServers } from "../../testing/mcp-scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const opened = async (width = 900) => {
	const app = await pages.newPage({ viewport: { width, height: 700 } });
	await openServersChat(app.page);
	return app;
};

const sent = (page: Page, method: string) =>
	page.evaluate(
		(name) => window.hub.requests.flatMap((each) => (each.method === name ? [each.params] : [])),
		method,
	);

const openPanel = async (page: Page) => {
	await page.locator(".mcp-button").click();
	const panel = page.getByRole("dialog", { name: "MCP servers in this chat" });
	await panel.waitFor();
	return panel;
};

test("[E26.approved] a card shows the exact command, its file and folder, and never takes the focus; approving names exactly it", async () => {
	const { page, problems } = await opened();
	const card = page.getByRole("region", { name: "Start the MCP server “database”?" });
	const words = await card.innerText();
	for (const text of [
		'node "tools/database server.js" --port 4000',
		'NODE_OPTIONS="--require ./setup.js"',
		"DATABASE_PASSWORD (hidden)",
		".mcp.json",
		"/code/engine",
	])
		expect(words).toContain(text);
	expect(await page.evaluate(() => document.activeElement?.closest(".mcp-card") ?? null)).toBeNull();
	await page.getByRole("button", { name: "MCP servers: 1 waits for your approval" }).waitFor();
	await card.getByRole("button", { name: "Approve" }).press("Enter");
	await card.waitFor({ state: "detached" });
	expect(await sent(page, "mcp.approve")).toEqual([
		{ sessionId: "servers", name: "database", approval: "digest-1" },
	]);
	// The agent session began without it.
	await page.getByText("database is approved. The agent gets it with its next session.").waitFor();
	await page.getByRole("button", { name: "Apply now" }).click();
	await expect.poll(() => sent(page, "mcp.apply")).toEqual([{ sessionId: "servers" }]);
	await page.getByText("database is approved.").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "MCP servers: the agent has 2" }).waitFor();
	expect(problems).toEqual([]);
});

test("[E26.approved] “Not now” asks no more until the server changes, and a changed one is refused and shown anew", async () => {
	const { page } = await opened();
	await page.getByRole("button", { name: "Not now" }).click();
	await page.locator(".mcp-card").waitFor({ state: "detached" });
	expect(await sent(page, "mcp.approve")).toEqual([]);
	await page.evaluate(() => {
		window.hub.servers.change("database", { approval: "digest-2" });
		window.hub.emit({ topic: "servers", payload: {} });
	});
	const approve = page.getByRole("button", { name: "Approve" });
	await approve.waitFor();
	await page.evaluate(() => {
		const shown = { command: "curl", args: ["evil.example"], values: [] };
		window.hub.servers.change("database", { approval: "digest-3", shown });
	});
	await approve.click();
	await page.getByText("curl evil.example").waitFor();
	expect(
		await page.evaluate(() => window.hub.servers.states.some(({ isApproved }) => isApproved === true)),
	).toBe(false);
});

test("[E26.status] every server says what becomes of it, and what cannot be known is said", async () => {
	const { page } = await opened();
	const panel = await openPanel(page);
	const lines = await panel.locator(".mcp-line").allInnerTexts();
	const expected = [
		/docs\s+The agent has it/,
		/remote\s+Not supported by this agent \(sse\)/,
		/vault\s+Secret missing: The secret “work” needs an open editor window/,
		/database\s+Needs your approval[\s\S]*from \.mcp\.json/,
		/typo\s+Cannot be used: “command” must name a program/,
	];
	expect(lines).toHaveLength(expected.length);
	for (const [at, words] of expected.entries()) expect(lines[at]).toMatch(words);
	await panel.getByText(".vscode/mcp.json: It is not JSON.").waitFor();
	await panel.getByText("Whether the agent could connect, only the agent knows.", { exact: false }).waitFor();
});

test("[E26.toggles][E26.applied] a server is switched off by keyboard, remembered for new chats, and applied", async () => {
	const { page, problems } = await opened();
	const panel = await openPanel(page);
	await panel.getByRole("checkbox", { name: "docs" }).press(" ");
	await panel.getByText("Off from the next agent session on").waitFor();
	await panel.getByRole("button", { name: "Do so in new chats: docs" }).click();
	await panel.getByText("Only in this chat.").waitFor({ state: "detached" });
	const change = { sessionId: "servers", name: "docs", from: "user", isOn: false };
	expect(await sent(page, "mcp.switch")).toEqual([
		{ ...change, scope: "chat" },
		{ ...change, scope: "default" },
	]);
	await panel.getByRole("button", { name: "Apply now" }).click();
	await panel.getByText("Off", { exact: true }).waitFor();
	expect(await panel.getByRole("button", { name: "Apply now" }).count()).toBe(0);
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	expect(problems).toEqual([]);
});

test("[E26.revoked] an approved server can be reviewed first and revoked later", async () => {
	const { page } = await opened();
	const panel = await openPanel(page);
	await panel.getByRole("button", { name: "Review database" }).click();
	const review = page.getByRole("dialog").getByRole("region", { name: "Start the MCP server “database”?" });
	await review.getByRole("button", { name: "Approve" }).click();
	await panel.getByText("From the next agent session on").waitFor();
	await panel.getByRole("button", { name: "Withdraw the approval of database" }).click();
	await panel.getByText("Needs your approval").waitFor();
	expect(await sent(page, "mcp.revoke")).toEqual([{ sessionId: "servers", name: "database" }]);
});

test("[E26.managed] servers are added, edited and removed; values are written and never shown", async () => {
	const { page, problems } = await opened(280);
	await (await openPanel(page)).getByRole("button", { name: "Your servers…" }).click();
	await page.getByRole("button", { name: "Add a server…" }).click();
	const form = page.getByRole("dialog", { name: "Add an MCP server" });
	expect(await form.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
	await form.getByLabel("Name", { exact: true }).fill("docs");
	await form.getByLabel("Kind").selectOption("http");
	await form.getByLabel("Address", { exact: true }).fill("https://example.org/mcp");
	await form.getByRole("button", { name: "Add a header" }).click();
	await form.getByLabel("Name of variable 1").fill("Authorization");
	await form.getByLabel("Value of Authorization").fill("Bearer typed");
	await form.getByRole("button", { name: "Save" }).click();
	await form.getByRole("alert").getByText("already").waitFor();
	await form.getByLabel("Name", { exact: true }).fill("web");
	await form.getByRole("button", { name: "Save" }).click();
	await page.getByRole("button", { name: "Edit web" }).waitFor();
	expect((await sent(page, "mcp.save")).at(-1)).toEqual({
		...{ name: "web", isNew: true },
		entry: {
			...{ transport: "http", url: "https://example.org/mcp" },
			values: [{ name: "Authorization", value: "Bearer typed" }],
		},
	});
	await page.getByRole("button", { name: "Edit docs" }).click();
	const edit = page.getByRole("dialog", { name: "Edit docs" });
	const value = edit.getByLabel("Value of API_KEY");
	expect([await value.inputValue(), await value.getAttribute("type")]).toEqual(["", "password"]);
	await edit.getByRole("button", { name: "Save" }).click();
	await edit.waitFor({ state: "detached" });
	expect((await sent(page, "mcp.save")).at(-1)).toMatchObject({
		entry: { values: [{ name: "API_KEY", secret: true }] },
	});
	await page.getByRole("button", { name: "Remove remote" }).click();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await page.getByRole("button", { name: "Remove remote" }).waitFor({ state: "detached" });
	expect(problems).toEqual([]);
});

test("[E26.recorded] a seam names the servers that its agent session was given", async () => {
	const { page } = await opened();
	await page.evaluate(() => {
		const agent = { name: "eliza", title: "Eliza" };
		const servers = [{ name: "docs", from: "user" as const }];
		const attached = { agentSessionId: "a2", agent, how: "resumed" as const, servers };
		window.hub.append("servers", "agent.attached", attached, 1);
	});
	const seam = page.locator(".seam", { hasText: "Eliza continues this conversation" });
	await expect.poll(() => seam.innerText()).toContain("MCP servers: docs");
});

test.each([280, 900])(
	"[ground] axe finds no problem with MCP servers at %i px, in any colour scheme",
	async (width) => {
		const { page, problems } = await pages.newPage({ viewport: { width, height: 700 } });
		const check = width === 280 ? problemsInAllLooks : accessibilityProblems;
		await throughServers(page, async () => {
			expect(await check(page)).toEqual([]);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(wide).toBeLessThanOrEqual(0);
		});
		expect(problems).toEqual([]);
	},
	60_000,
);
