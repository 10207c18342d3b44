import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../testing/app-pages.ts";
import { accessibilityProblems } from "../testing/axe.ts";
import { problemsInAllLooks } from "../testing/looks.ts";
import { openChats, openExport } from "../testing/open-chats.ts";
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

test("[ground] axe finds nothing in any of the dialogs, in any look", async () => {
	const { page, problems } = await openChats(pages, { viewport: { width: 300, height: 640 } });
	const check = async () => expect(await problemsInAllLooks(page)).toEqual([]);
	await openExport(page);
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Select several chats" }).click();
	await page.getByRole("button", { name: "All", exact: true }).click();
	await check();
	await page.getByRole("button", { name: "Delete the selected chats" }).click();
	await page.getByRole("dialog", { name: "Delete 2 chats?" }).waitFor();
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "End the selection" }).click();
	await page
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /^Old chat/ })
		.press("Delete");
	await page.getByRole("button", { name: "Undo" }).waitFor();
	await check();
	await page.getByRole("button", { name: "Recently deleted chats" }).click();
	await page.getByRole("button", { name: /^Delete Old chat.* now$/ }).click();
	await check();
	await page.keyboard.press("Escape");
	const files = [{ name: "bad.jsonl", mimeType: "", buffer: Buffer.from("damaged") }];
	await page.getByLabel("Files with exported chats").setInputFiles(files);
	await page.getByText("Line 2: It is not JSON.").waitFor();
	await check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Storage" }).click();
	await page.getByRole("button", { name: "Check and tidy up" }).click();
	await page.getByLabel("What was done").waitFor();
	await check();
	await page.getByRole("button", { name: "Delete all my data…" }).click();
	await check();
	expect(problems).toEqual([]);
});
