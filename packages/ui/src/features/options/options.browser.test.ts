import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { optionsChat } from "../../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const openChat = async (width = 1200) => {
	const opened = await pages.newPage({ viewport: { width, height: 640 } });
	await opened.page.evaluate(optionsChat);
	await opened.page.evaluate(() => window.startParley());
	await opened.page
		.getByRole("button", { name: /Choices/ })
		.first()
		.click();
	await opened.page.getByRole("textbox", { name: /Message to/ }).waitFor();
	return opened;
};

const changes = (page: Page) =>
	page.evaluate(() =>
		window.hub.requests.flatMap(({ method, params }) => (method === "session.configure" ? [params] : [])),
	);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

test("[A1.mode][A1.models][E4.mode][E4.config] mode, model and options are shown before the first prompt", async () => {
	const { page, problems } = await openChat();
	for (const name of ["Mode: Ask", "Model: Couch Large", "Thinking: low"])
		await page.getByRole("button", { name, exact: true }).waitFor();
	const polite = page.getByRole("button", { name: "Polite", pressed: false });
	await polite.click();
	await page.getByRole("button", { name: "Polite", pressed: true }).waitFor();
	expect(await changes(page)).toEqual([
		{ sessionId: "options", change: { kind: "option", option: "polite", value: true } },
	]);
	expect(problems).toEqual([]);
});

test("[A17.mode][A1.mode] a mode is chosen by keyboard, and one that may not ask is marked", async () => {
	const { page, problems } = await openChat();
	await page.getByRole("button", { name: "Mode: Ask" }).press("Enter");
	const list = page.getByRole("listbox", { name: "Mode" });
	await list.waitFor();
	expect(await list.getByRole("option").allInnerTexts()).toEqual([
		expect.stringMatching(/^Ask\s+Asks before/),
		expect.stringMatching(/^Plan\s+Changes nothing/),
		expect.stringMatching(/^Auto\s+.*may not ask\s+Accepts/s),
	]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Escape");
	expect(await list.count()).toBe(0);
	expect(await focused(page)).toBe("Mode: Ask");
	await page.keyboard.press("Enter");
	await page.keyboard.type("au");
	await page.keyboard.press("Enter");
	const marked = page.getByRole("button", { name: "Mode: Auto may not ask" });
	await marked.waitFor();
	expect(await marked.innerText()).toContain("may not ask");
	expect(await focused(page)).toBe("Mode: Auto may not ask");
	expect(await changes(page)).toEqual([
		{ sessionId: "options", change: { kind: "mode", mode: "auto-accept" } },
	]);
	expect(problems).toEqual([]);
});

test("[A17.model] a model is chosen with the mouse, from groups; a second press closes the list", async () => {
	const { page } = await openChat();
	const button = page.getByRole("button", { name: /^Model/ });
	await button.click();
	await page.getByRole("group", { name: "Small" }).waitFor();
	await button.click();
	expect(await page.getByRole("listbox").count()).toBe(0);
	await button.click();
	await page.getByRole("option", { name: "Couch Small" }).click();
	await page.getByRole("button", { name: "Model: Couch Small" }).waitFor();
});

test("[E4.config] a change that the hub refuses is told, and the choice stays", async () => {
	const { page } = await openChat();
	await page.evaluate(() => {
		window.hub.methods["session.configure"] = () => Promise.reject(new Error("no such mood"));
	});
	await page.getByRole("button", { name: "Thinking: low" }).click();
	await page.getByRole("option", { name: "high", exact: true }).click();
	await page.getByText(/Thinking was not changed: /).waitFor();
	expect(await page.getByRole("button", { name: "Thinking: low" }).getAttribute("aria-busy")).toBe("false");
});

test("[A17.mode][E4.config] in a narrow view all of them are one menu, which shows the mode", async () => {
	const { page, problems } = await openChat(280);
	const menu = page.getByRole("button", { name: "Options – Mode: Ask" });
	expect(await page.locator(".option-button:visible").count()).toBe(1);
	expect(await menu.innerText()).toBe("Ask");
	await menu.click();
	await page.getByRole("menuitemcheckbox", { name: "Polite", checked: false }).waitFor();
	await page.getByRole("menuitem", { name: /^Mode / }).click();
	await page.getByRole("option", { name: /Auto/ }).click();
	await page.getByRole("button", { name: "Options – Mode: Auto may not ask" }).waitFor();
	const clipped = await page.locator(".composer-bar").evaluate((bar) => bar.scrollWidth - bar.clientWidth);
	expect(clipped).toBeLessThanOrEqual(0);
	expect(problems).toEqual([]);
});

test("[A1.mode][A1.models] in a view of medium width, mode and model stand beside the menu", async () => {
	const { page } = await openChat(900);
	expect(
		await page.locator(".option-button:visible").evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)),
	).toEqual(["Mode: Ask", "Model: Couch Large", "Options – Mode: Ask"]);
});

test("[B11.tokens][B11.window][E4.usage] a meter shows how full the context is, once the agent has told it", async () => {
	const { page } = await openChat();
	const meter = page.getByRole("meter", { name: "Context used" });
	const hint = page.locator(".usage");
	expect(await hint.innerText()).toContain("34 % of 200k");
	expect(await hint.getAttribute("title")).toBe(
		"68,000 of 200,000 tokens in the agent’s context, cost so far: 0.42 USD",
	);
	await page.evaluate(() => {
		window.hub.append("options", "agent.state", { aspect: "usage", value: { used: 190_000, size: 200_000 } });
	});
	await page.getByText("95 % of 200k").waitFor();
	expect(await meter.evaluate((each) => (each instanceof HTMLMeterElement ? each.value : undefined))).toBe(
		190_000,
	);
	await page.evaluate(() => {
		window.hub.addSession("plain", "/code/engine", "eliza", "Plain");
	});
	await page.getByRole("navigation").getByRole("button", { name: "Plain" }).first().click();
	await expect.poll(() => meter.count()).toBe(0);
});
