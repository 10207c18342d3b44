import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../testing/app-pages.ts";
import { accessibilityProblems } from "../testing/axe.ts";
import { busyChat, richChat } from "../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const focused = (page: Page) =>
	page.evaluate(() => {
		const { activeElement } = document;
		return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? activeElement?.tagName;
	});

const narrow = { viewport: { width: 300, height: 600 } };

test("[ground] on load the composer takes the focus, unless something else has it", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(richChat);
	await page.evaluate(() => {
		sessionStorage.clear();
		window.startParley();
	});
	await page.getByRole("navigation").getByRole("button", { name: "Fix the flaky test" }).first().click();
	await page.getByRole("textbox", { name: "Message to Eliza" }).waitFor();
	expect(await focused(page)).toContain("Fix the flaky test");
	await page.reload();
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await expect.poll(() => focused(page)).toBe("Message to Eliza");
});

test("[A12.open] among many tabs the active one stays in view: when chosen, after a resize, and when tabs open and close", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		for (let count = 0; count < 14; count += 1)
			window.hub.addSession(`s${count}`, "/code/engine", "eliza", `A chat about something ${count}`);
		window.startParley();
	});
	const isActiveInView = () =>
		page.locator(".tabs").evaluate((strip) => {
			const active = strip.querySelector(".tab.active")?.getBoundingClientRect();
			const { left, right } = strip.getBoundingClientRect();
			return active !== undefined && active.left >= left - 1 && active.right <= right + 1;
		});
	const lines = page.locator(".session-open");
	for (let count = 0; count < 14; count += 1) await lines.nth(count).click();
	await expect.poll(isActiveInView).toBe(true);
	await lines.nth(0).click();
	await expect.poll(isActiveInView).toBe(true);
	await lines.nth(13).click();
	await page.setViewportSize({ width: 660, height: 640 });
	await expect.poll(isActiveInView).toBe(true);
	await page.locator(".tab.active .tab-open").focus();
	await page.keyboard.press("Delete");
	await expect.poll(() => page.locator(".tab").count()).toBe(13);
	await expect.poll(isActiveInView).toBe(true);
});

test("[A12.open] the list over the chat takes the focus, hides what it covers, and returns the focus on Escape", async () => {
	const { page, problems } = await pages.newPage(narrow);
	await page.evaluate(richChat);
	await page.evaluate(busyChat);
	await page.evaluate(() => window.startParley());
	const menu = page.getByRole("button", { name: "Chats", exact: true });
	await menu.click();
	const list = page.getByRole("navigation", { name: "Chats" });
	const isInside = () => list.evaluate((element) => element.contains(document.activeElement));
	await expect.poll(isInside).toBe(true);
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await list.waitFor({ state: "detached" });
	await expect.poll(() => focused(page)).toBe("Chats");
	await menu.click();
	await list.getByRole("button", { name: "Busy" }).first().click();
	await expect.poll(() => focused(page)).toBe("Message to Eliza");
	await menu.click();
	for (let step = 0; step < 24; step += 1) {
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.closest(".panel"))).toBe(null);
	}
	expect(problems).toEqual([]);
});

test("[A12.open] Tab passes a chat of the list in one step; arrows reach its actions", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	const lines = page.locator(".session-open");
	await lines.first().focus();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest(".session"))).toBe(null);
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("ArrowRight");
	expect(await focused(page)).toMatch(/^Export /);
	await page.keyboard.press("ArrowRight");
	expect(await focused(page)).toMatch(/^Rename /);
	await page.keyboard.press("ArrowDown");
	expect(await lines.nth(1).evaluate((line) => line === document.activeElement)).toBe(true);
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowLeft");
	expect(await lines.nth(1).evaluate((line) => line === document.activeElement)).toBe(true);
});

test("[ground] page shortcuts do nothing behind an open dialog, wherever the focus is", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("navigation").getByRole("button", { name: "Fix the flaky test" }).first().click();
	await page.getByRole("button", { name: "Storage" }).click();
	const dialog = page.getByRole("dialog", { name: "Storage" });
	await dialog.waitFor();
	const created = () =>
		page.evaluate(() => window.hub.requests.filter(({ method }) => method === "session.create").length);
	const before = await created();
	await page.evaluate(() => {
		const { activeElement } = document;
		if (activeElement instanceof HTMLElement) activeElement.blur();
	});
	for (const keys of ["Alt+N", "Alt+F", "Control+K", "Alt+C"]) await page.keyboard.press(keys);
	expect(await created()).toBe(before);
	expect(await page.evaluate(() => document.activeElement?.closest(".search, .composer") === null)).toBe(
		true,
	);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await page.keyboard.press("Alt+N");
	await expect.poll(created).toBe(before + 1);
});
