import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { richChat } from "./scenes.ts";
import { spoken } from "./spoken-name.ts";
import type { Walk } from "./walks.ts";

/** Everything that opens over the list of chats, at the width of a side bar. */
export const throughDialogs: Walk = async (page, check) => {
	await showList(page);
	await page.locator(".session", { hasText: "Fix the flaky test" }).hover();
	await page.getByRole("button", { name: spoken`Export ${"Fix the flaky test"}` }).click();
	await page.getByRole("dialog", { name: spoken`Export “${"Fix the flaky test"}”` }).waitFor();
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: spoken`Select several chats` }).click();
	await page.getByRole("button", { name: spoken`All` }).click();
	await check();
	await page.getByRole("button", { name: spoken`Delete the selected chats` }).click();
	await page.getByRole("dialog", { name: spoken`Delete ${"2"} chats?` }).waitFor();
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: spoken`End the selection` }).click();
	await page
		.getByRole("list", { name: spoken`Chats` })
		.getByRole("button", { name: /Old chat/ })
		.first()
		.press("Delete");
	await page.getByRole("button", { name: spoken`Undo` }).waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Recently deleted chats` }).click();
	await page.getByRole("button", { name: spoken`Delete ${"Old chat about notes"} now` }).click();
	await check();
	await page.keyboard.press("Escape");
	await importFile(page, "damaged");
	await page.getByText("Line 2: It is not JSON.").waitFor();
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: spoken`Storage` }).click();
	await page.getByRole("button", { name: spoken`Check and compact` }).click();
	await page.getByLabel(spoken`What was done`).waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Delete all my data…` }).click();
	await check();
};

/** Shows the list of chats, even where it lies over the chat. */
export const showList = async (page: Page): Promise<void> => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	if ((page.viewportSize()?.width ?? 900) < 640)
		await page.getByRole("button", { name: spoken`Chats` }).click();
	await page
		.getByRole("navigation")
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.waitFor();
};

/** The file that a person imports; its name counts as data, like the hub's. */
export const importedFile = "exported.jsonl";

export const importFile = async (page: Page, text: string): Promise<void> => {
	const files = [{ name: importedFile, mimeType: "", buffer: Buffer.from(text) }];
	await page.getByLabel(spoken`Files with exported chats`).setInputFiles(files);
};
