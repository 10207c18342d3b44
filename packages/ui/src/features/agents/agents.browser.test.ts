import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAgentsPage } from "../../testing/agent-walks.ts";
import { AppPages } from "../../testing/app-pages.ts";
import { openChats } from "../../testing/open-chats.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

/** The parameters of the requests with a name, as the hub got them. */
const watchRequests = (page: Page, method: "agent.save" | "agent.install" | "agent.test"): Promise<void> =>
	page.evaluate((name) => {
		const { methods } = window.hub;
		const seen: unknown[] = [];
		Object.assign(window, { seen });
		const before = methods[name];
		Object.assign(methods, {
			[name]: (params: never) => {
				seen.push(params);
				return before?.(params);
			},
		});
	}, method);

const requests = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, "seen"));

const opened = async (): Promise<Page> => {
	const { page } = await openChats(pages);
	await openAgentsPage(page);
	return page;
};

test("[E1.managed][E1.catalogue] an installed well-known agent is added with two presses, in its asking mode", async () => {
	const page = await opened();
	await watchRequests(page, "agent.save");
	await page.getByRole("button", { name: "Add goose" }).click();
	const form = page.getByRole("dialog", { name: "Add an agent" });
	expect(await form.getByLabel("Starting mode", { exact: true }).inputValue()).toBe("approve");
	await form.getByRole("button", { name: "Save" }).click();
	await page.getByRole("button", { name: "Edit goose" }).waitFor();
	expect(await requests(page)).toEqual([
		{
			...{ agentId: "goose", isNew: true },
			entry: {
				...{ title: "goose", command: "/usr/bin/goose", args: ["acp"], variables: [], mode: "approve" },
				process: "perChat",
			},
		},
	]);
	await page.getByText("Added", { exact: true }).waitFor();
});

test("[E1.managed][C8.browser] editing keeps values that are not typed, and a typed one is written and never shown", async () => {
	const page = await opened();
	await watchRequests(page, "agent.save");
	await page.getByRole("button", { name: "Edit Claude Code" }).click();
	const form = page.getByRole("dialog", { name: "Edit Claude Code" });
	const value = form.getByLabel("Value of API_KEY");
	expect([await value.inputValue(), await value.getAttribute("placeholder")]).toEqual(["", "unchanged"]);
	await form.getByRole("button", { name: "Add a variable" }).click();
	await form.getByLabel("Name of variable 3").fill("NEW");
	const typed = form.getByLabel("Value of NEW");
	await typed.fill("typed");
	expect(await typed.getAttribute("type")).toBe("password");
	await form.getByLabel("Arguments, one on each line").fill("--one\n--two words");
	await form.getByRole("button", { name: "Save" }).click();
	await form.waitFor({ state: "detached" });
	expect(await requests(page)).toMatchObject([
		{
			...{ agentId: "claude", isNew: false },
			entry: {
				args: ["--one", "--two words"],
				variables: [{ name: "API_KEY" }, { name: "SAFE", safe: "work" }, { name: "NEW", value: "typed" }],
			},
		},
	]);
});

test("[E1.managed] a refusal stays in the form, and removing asks first", async () => {
	const page = await opened();
	await page.getByRole("button", { name: "Add another agent…" }).click();
	const form = page.getByRole("dialog", { name: "Add an agent" });
	expect(await form.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
	await form.getByLabel("Name", { exact: true }).fill("claude");
	await form.getByLabel("Command").fill("x");
	await form.getByRole("button", { name: "Save" }).click();
	await form.getByRole("alert").getByText("“claude” already").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Remove Claude Code" }).click();
	await page.getByText("Its chats stay").waitFor();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await page.getByRole("button", { name: "Edit Claude Code" }).waitFor({ state: "detached" });
});

test("[E1.tested][C9.agents] a test runs in a trusted folder and shows what was found", async () => {
	const page = await opened();
	await watchRequests(page, "agent.test");
	await page.getByRole("button", { name: "Test Claude Code" }).click();
	const dialog = page.getByRole("dialog", { name: "Test Claude Code" });
	expect(await dialog.getByLabel("Folder").locator("option").allTextContents()).toEqual(["/code/engine"]);
	await dialog.getByRole("button", { name: "Test", exact: true }).click();
	await dialog.getByText("Claude Code works.").waitFor();
	const facts = await dialog.locator("dl").innerText();
	for (const fact of [
		"Claude 1.2.3",
		"Manual (at first), Auto",
		"its chats go on where they were",
		"API key – paste it",
	])
		expect(facts).toContain(fact);
	expect(await requests(page)).toEqual([{ agentId: "claude", folder: "/code/engine" }]);
});

test("[E1.installed] the exact command is shown, nothing runs before it is confirmed, and the result can be added", async () => {
	const page = await opened();
	await watchRequests(page, "agent.install");
	await page.getByRole("button", { name: "Install Gemini CLI" }).click();
	const dialog = page.getByRole("dialog", { name: "Install Gemini CLI" });
	const command = dialog.locator(".agents-command");
	await expect.poll(() => command.innerText()).toBe("/usr/bin/npm install --ignore-scripts gemini@latest");
	await dialog.getByLabel(/install scripts/).check();
	expect(await command.innerText()).toBe("/usr/bin/npm install gemini@latest");
	expect(await requests(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Install", exact: true }).click();
	await dialog.getByText("gemini@latest is installed.").waitFor();
	expect(await requests(page)).toEqual([{ planId: "plan gemini", withScripts: true }]);
	await dialog.getByText("added 3 packages").waitFor();
	await dialog.getByRole("button", { name: "Add" }).click();
	const form = page.getByRole("dialog", { name: "Add an agent" });
	expect(await form.getByLabel("Command").inputValue()).toBe("/data/installed/gemini/gemini");
});

test("[E1.installed] an agent that needs its install scripts says so, and one installed without them offers them", async () => {
	const page = await opened();
	await watchRequests(page, "agent.install");
	await page.getByRole("button", { name: "Install opencode" }).click();
	const dialog = page.getByRole("dialog", { name: "Install opencode" });
	const scripts = dialog.getByLabel(/install scripts/);
	await dialog.getByText("This agent does not start unless they have run.").waitFor();
	expect(await scripts.isChecked()).toBe(true);
	await scripts.uncheck();
	await dialog.getByRole("button", { name: "Install", exact: true }).click();
	await dialog.getByText(/The install scripts of opencode-ai did not run/).waitFor();
	await dialog.getByRole("button", { name: "Install with scripts…" }).click();
	await expect
		.poll(() => dialog.locator(".agents-command").innerText())
		.toBe("/usr/bin/npm install opencode@latest");
	expect(await scripts.isChecked()).toBe(true);
	await dialog.getByRole("button", { name: "Install", exact: true }).click();
	await dialog.getByRole("button", { name: "Add" }).waitFor();
	expect(await dialog.getByText(/did not run/).count()).toBe(0);
	expect(await requests(page)).toEqual([
		{ planId: "plan opencode", withScripts: false },
		{ planId: "plan opencode", withScripts: true },
	]);
});

test("[E1.registry] the registry is read when asked, says what it skipped, and its agents can be added", async () => {
	const page = await opened();
	await page.getByRole("button", { name: "Public registry…" }).click();
	const dialog = page.getByRole("dialog", { name: "Public registry" });
	const source = dialog.getByLabel(/^Address/);
	expect(await source.inputValue()).toMatch(/^https:/);
	expect(await dialog.getByRole("listitem").count()).toBe(0);
	await source.fill("http://example.org");
	await dialog.getByRole("button", { name: "Read" }).click();
	await dialog.getByText("It is not an https address.").waitFor();
	await source.fill("/code/registry.json");
	await dialog.getByRole("button", { name: "Read" }).click();
	await dialog.getByText("An agent from afar").waitFor();
	await dialog.getByText("1 entry cannot be read").click();
	await dialog.getByText("broken: it has no name").waitFor();
	await dialog.getByText(/archive, which Parley does not fetch/).waitFor();
	await dialog.getByRole("button", { name: "Add Far" }).click();
	const form = page.getByRole("dialog", { name: "Add an agent" });
	expect(await form.getByLabel("Arguments, one on each line").inputValue()).toBe("--yes\n@x/far@2.0.0\nacp");
});

test("[E1.managed] the page is reached from a new chat and from the composer, and the keyboard leads back", async () => {
	const { page } = await openChats(pages);
	await page.getByRole("button", { name: "New chat with another folder or agent" }).click();
	await page.getByRole("button", { name: "Manage agents…" }).click();
	const list = page.getByRole("dialog", { name: "Agents" });
	await list.waitFor();
	await page.keyboard.press("Escape");
	await list.waitFor({ state: "detached" });
	await page
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.click();
	const chip = page.getByRole("button", { name: /^Agent: / });
	await chip.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("End");
	await page.keyboard.press("Enter");
	await list.getByRole("button", { name: "Test Eliza" }).press("Enter");
	await page.getByRole("dialog", { name: "Test Eliza" }).waitFor();
	await page.keyboard.press("Escape");
	await list.waitFor();
	await page.keyboard.press("Escape");
	await list.waitFor({ state: "detached" });
	await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true);
});
