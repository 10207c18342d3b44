import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { openChats } from "../../testing/open-chats.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const storageScript = /\/storage-dialog-[^/]+\.js(?:\?|$)/;
const searchScript = /\/search-results-[^/]+\.js(?:\?|$)/;
const failure = "This part of Parley could not be loaded.";

const storageButton = (page: Page) => page.getByRole("button", { name: "Storage" });
const opening = (page: Page) => page.getByRole("dialog", { name: "Opening" });
const storage = (page: Page) => page.getByRole("dialog", { name: "Storage" });

/** Holds the script back until the test lets it through. */
const holdBack = async (page: Page, script: RegExp): Promise<() => Promise<void>> => {
	const asked = Promise.withResolvers<Route>();
	await page.route(script, (route) => asked.resolve(route));
	return async () => (await asked.promise).continue();
};

const hasFocusIn = (page: Page, name: string) =>
	page.getByRole("dialog", { name }).evaluate((dialog) => dialog.contains(document.activeElement));

test("[ground] a dialog whose script is slow shows progress, then takes the focus, and returns it in the end", async () => {
	const { page, problems } = await openChats(pages);
	const letThrough = await holdBack(page, storageScript);
	await storageButton(page).click();
	await opening(page).getByRole("progressbar").waitFor();
	expect(await opening(page).getByRole("status").innerText()).toBe("Loading this part of Parley…");
	expect(await hasFocusIn(page, "Opening")).toBe(true);
	expect(await accessibilityProblems(page)).toEqual([]);
	await letThrough();
	await storage(page).waitFor();
	expect(await opening(page).count()).toBe(0);
	expect(await hasFocusIn(page, "Storage")).toBe(true);
	await page.keyboard.press("Escape");
	await storage(page).waitFor({ state: "detached" });
	expect(await storageButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
	expect(problems).toEqual([]);
});

test("[ground] a dialog given up while its script was loading does not open later, and opens at once the next time", async () => {
	const { page } = await openChats(pages);
	const letThrough = await holdBack(page, storageScript);
	await storageButton(page).click();
	await opening(page).waitFor();
	await page.keyboard.press("Escape");
	await opening(page).waitFor({ state: "detached" });
	const arrived = page.waitForResponse(storageScript);
	await letThrough();
	await (await arrived).finished();
	expect(await page.getByRole("dialog").count()).toBe(0);
	await storageButton(page).click();
	await storage(page).waitFor();
});

test("[ground] a dialog whose script cannot be loaded says so and can be retried", async () => {
	const { page } = await openChats(pages);
	await page.route(storageScript, (route) => route.abort());
	await storageButton(page).click();
	expect(await opening(page).getByRole("alert").innerText()).toContain(failure);
	expect(await accessibilityProblems(page)).toEqual([]);
	const triedAgain = page.waitForRequest(storageScript);
	await opening(page).getByRole("button", { name: "Retry" }).press("Enter");
	await triedAgain;
	await opening(page).getByRole("alert").getByText(failure).waitFor();
	await page.unroute(storageScript);
	await opening(page).getByRole("button", { name: "Retry" }).press("Enter");
	await storage(page).waitFor();
	expect(await hasFocusIn(page, "Storage")).toBe(true);
});

test("[ground] a part of the page whose script cannot be loaded says so and can be retried in its place", async () => {
	const { page } = await openChats(pages);
	await page.route(searchScript, (route) => route.abort());
	const box = page.getByRole("combobox", { name: "Search all chats" });
	await box.fill("anything");
	const place = page.locator(".sidebar-body");
	await place.getByRole("alert").getByText(failure).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.unroute(searchScript);
	await place.getByRole("button", { name: "Retry" }).press("Enter");
	await page.locator(".search-found").waitFor();
	await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
});
