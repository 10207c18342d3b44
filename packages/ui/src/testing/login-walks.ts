import type { Page } from "playwright-core";
import { openAgentsPage } from "./agent-walks.ts";
import { showList } from "./dialog-walks.ts";
import { expiredChat, lockedChat } from "./login-scenes.ts";
import { spoken } from "./spoken-name.ts";
import type { Walk } from "./walks.ts";

/** Opens a chat whose agent wants a login. */
export const openLockedChat = async (page: Page): Promise<void> => {
	await page.evaluate(lockedChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Locked/ })
		.first()
		.click();
	await page.locator(".login").waitFor();
};

/** Every way to log in, and what follows. */
export const throughLogins: Walk = async (page, check) => {
	await openLockedChat(page);
	await check();
	await page.getByRole("radio", { name: /API key/ }).click();
	await check();
	await page.getByRole("radio", { name: /Log in in a terminal/ }).click();
	await page.getByText("--cli auth login").waitFor();
	await check();
	await page.getByRole("radio", { name: /Try your luck/ }).click();
	await page.getByRole("button", { name: spoken`Log in`, exact: true }).click();
	await page.locator(".login [role=alert]").waitFor();
	await check();
	await page.getByRole("radio", { name: /Wait for a colleague/ }).click();
	await page.getByRole("button", { name: spoken`Log in`, exact: true }).click();
	await page.locator(".login-attempt").waitFor();
	await check();
};

/** A login that ended in the middle of a chat. */
export const throughExpiredLogin: Walk = async (page, check) => {
	await page.evaluate(expiredChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Expired/ })
		.first()
		.click();
	await page.locator(".login").waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Log in`, exact: true }).click();
	await page.locator(".login[data-state='met']").waitFor();
	await check();
};

/** The account of an agent, on the page of agents. */
export const throughAccount: Walk = async (page, check) => {
	await showList(page);
	await openAgentsPage(page);
	await page.getByRole("button", { name: spoken`Account of ${"Claude Code"}…` }).click();
	await check();
	await page.getByRole("button", { name: spoken`Ask the agent` }).click();
	await page.getByRole("button", { name: spoken`Change ${"main"}` }).click();
	await check();
	await page.getByRole("button", { name: spoken`Log out` }).click();
	await page.getByRole("button", { name: spoken`Log in`, exact: true }).waitFor();
	await check();
};
