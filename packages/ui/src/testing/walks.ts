import type { Page } from "playwright-core";
import { blobChat } from "./blob-scenes.ts";
import { busyChat, optionsChat, poisonedChat, richChat } from "./scenes.ts";
import { spoken } from "./spoken-name.ts";

/** Leads a page with nothing drawn yet through what a person may see; calls `check` wherever something new appears. */
export type Walk = (page: Page, check: () => Promise<void>) => Promise<void>;

export const throughRichChat: Walk = async (page, check) => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.click();
	await page.getByText("panic: boom").waitFor({ state: "attached" });
	await openAll(page);
	await check();
};

export const throughApproval: Walk = async (page, check) => {
	await page.evaluate(busyChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: /Busy/ }).click();
	await page.getByRole("button", { name: /Allow once/ }).waitFor();
	await page.locator(".composer-input").fill("/");
	await check();
};

export const throughFiles: Walk = async (page, check) => {
	await page.evaluate(blobChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Files and long texts/ })
		.first()
		.click();
	await page.getByText("That is all.").waitFor();
	await openAll(page);
	await check();
};

export const throughNewChat: Walk = async (page, check) => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: spoken`New chat with another folder or agent` }).click();
	await page.getByRole("radio", { name: /engine/ }).waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Another folder…` }).click();
	await page.getByRole("button", { name: "compiler" }).waitFor();
	await check();
};

/** Opens every row that can be opened, including rows inside opened ones. */
const openAll = async (page: Page): Promise<void> => {
	const closed = page.locator(".row .disclosure-line[aria-expanded='false']");
	while ((await closed.count()) > 0) await closed.first().click();
};

export const throughOptions: Walk = async (page, check) => {
	await page.evaluate(optionsChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Choices/ })
		.first()
		.click();
	await page.locator(".option-button:visible").first().click();
	await page.locator(".popup-list").waitFor();
	await check();
	await page.keyboard.press("Enter");
	await check();
};

/** The sessions that agents remember. */
export const throughForeignSessions: Walk = async (page, check) => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	if ((page.viewportSize()?.width ?? 900) < 640)
		await page.getByRole("button", { name: spoken`Chats`, exact: true }).click();
	await page.getByRole("button", { name: spoken`Sessions outside Parley` }).click();
	await page.getByText("Afraid of a refactoring").waitFor();
	await page.getByRole("button", { name: spoken`Start ${"Claude Code"} and ask` }).waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Start ${"Claude Code"} and ask` }).click();
	await page.locator(".foreign-note[role='alert']").waitFor();
	await check();
};

/** The menu of the agent, and what it asks before it changes something. */
export const throughAgentChange: Walk = async (page, check) => {
	await page.evaluate(poisonedChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Poisoned/ })
		.first()
		.click();
	await page.locator(".agent-chip").click();
	await page.locator(".popup-list").waitFor();
	await check();
	await page.keyboard.press("End");
	for (const _ of ["stop and close", "restart", "fresh"]) await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Enter");
	await page.locator(".dialog").waitFor();
	await check();
	await page.keyboard.press("Escape");
	await page.locator(".agent-chip").press("Enter");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await page.locator(".dialog").waitFor();
	await check();
};
