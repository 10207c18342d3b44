import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../testing/app-pages.ts";
import { accessibilityProblems } from "../testing/axe.ts";
import { problemsInAllLooks } from "../testing/looks.ts";
import { busyChat, richChat } from "../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
}, 60_000);

afterAll(() => pages[Symbol.asyncDispose]());

test("[ground] axe finds nothing in a rich chat, in any look", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 900, height: 2400 } });
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.click();
	await page.getByText(/Your next message restarts it/).waitFor();
	for (const line of await page.locator(".row .disclosure-line").all()) await line.click();
	expect(await problemsInAllLooks(page)).toEqual([]);
	expect(problems).toEqual([]);
});

test("[ground] axe finds nothing with an approval and a queue, in any look", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 300, height: 640 } });
	await page.evaluate(busyChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: "Busy" }).click();
	await page.getByRole("button", { name: "Allow once" }).waitFor();
	await page.getByRole("textbox").fill("/");
	expect(await problemsInAllLooks(page)).toEqual([]);
	expect(problems).toEqual([]);
});

test("[ground] axe finds nothing in the dialogs", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: "New chat with another folder or agent" }).click();
	await page.getByRole("radio", { name: /engine/ }).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.getByRole("button", { name: "Another folder…" }).click();
	await page.getByRole("button", { name: "compiler" }).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
});
