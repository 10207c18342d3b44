import type { Locator, Page } from "playwright-core";
import type { AppPage, AppPages, PageOptions } from "./app-pages.ts";
import { richChat } from "./scenes.ts";

/** A page with two chats in its list. */
export const openChats = async (pages: AppPages, options?: PageOptions): Promise<AppPage> => {
	const opened = await pages.newPage(options);
	const { page } = opened;
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	if ((page.viewportSize()?.width ?? 900) < 640)
		await page.getByRole("button", { name: "Chats", exact: true }).click();
	await page
		.getByRole("navigation")
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.waitFor();
	return opened;
};

/** Opens the export dialog of one of them. */
export const openExport = async (page: Page): Promise<Locator> => {
	await page.locator(".session", { hasText: "Fix the flaky test" }).hover();
	await page.getByRole("button", { name: "Export Fix the flaky test" }).click();
	return page.getByRole("dialog", { name: "Export “Fix the flaky test”" });
};

export const requestedMethods = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => window.hub.requests.map(({ method }) => method));
