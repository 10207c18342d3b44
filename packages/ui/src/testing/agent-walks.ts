import type { Page } from "playwright-core";
import { showList } from "./dialog-walks.ts";
import { spoken } from "./spoken-name.ts";
import type { Walk } from "./walks.ts";

/** Every view of the page of agents. */
export const throughAgents: Walk = async (page, check) => {
	await showList(page);
	await openAgentsPage(page);
	await check();
	await page.getByRole("button", { name: spoken`Remove ${"Claude Code"}` }).click();
	await check();
	await page.getByRole("button", { name: spoken`Edit ${"Claude Code"}` }).click();
	await page.getByRole("button", { name: spoken`Add a variable` }).click();
	await check();
	await page.getByRole("button", { name: spoken`Cancel` }).click();
	await page.getByRole("button", { name: spoken`Test ${"Claude Code"}` }).click();
	await page.getByRole("button", { name: spoken`Test` }).click();
	await page.locator("[data-outcome='works']").waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Back` }).click();
	await page.getByRole("button", { name: spoken`Test ${"Eliza"}` }).click();
	await page.getByRole("button", { name: spoken`Test` }).click();
	await page.locator("[data-outcome='crashed']").waitFor();
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: spoken`Install ${"Gemini CLI"}` }).click();
	await page.getByText("--ignore-scripts").waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Install` }).click();
	await page.getByText("added 3 packages").waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Back` }).click();
	await page.getByRole("button", { name: spoken`Public registry…` }).click();
	await page.getByRole("button", { name: spoken`Read` }).click();
	await page.getByRole("button", { name: spoken`Install ${"Far"}` }).waitFor();
	await page.locator("details > summary").click();
	await check();
};

export const openAgentsPage = async (page: Page): Promise<void> => {
	await page.getByRole("button", { name: spoken`New chat with another folder or agent` }).click();
	await page.getByRole("button", { name: spoken`Manage agents…` }).click();
	await page.getByRole("button", { name: spoken`Edit ${"Claude Code"}` }).waitFor();
};
