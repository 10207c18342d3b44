import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { openChats, requestedMethods } from "../../testing/open-chats.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

test("[A13.undo][A13.purge] deleted chats are listed, restored, or deleted for good on the second press", async () => {
	const { page } = await openChats(pages);
	for (const name of ["Old chat about notes", "Fix the flaky test"])
		await page
			.getByRole("list", { name: "Chats" })
			.getByRole("button", { name: new RegExp(`^${name}`) })
			.press("Delete");
	await page.getByText("No chats yet.").waitFor();
	await page.getByRole("button", { name: "Recently deleted chats" }).click();
	const dialog = page.getByRole("dialog", { name: "Recently deleted" });
	await dialog.getByText("engine · 24 h left").waitFor();
	await dialog.getByRole("button", { name: "Restore Old chat about notes" }).click();
	await page.getByRole("list", { name: "Chats" }).getByText("Old chat about notes").waitFor();
	await dialog.getByRole("button", { name: "Delete Fix the flaky test now" }).click();
	expect(await requestedMethods(page)).not.toContain("session.purge");
	await dialog.getByRole("button", { name: "Delete Fix the flaky test for good" }).click();
	await dialog.getByText("There are none.").waitFor();
	expect((await requestedMethods(page)).at(-1)).toBe("session.purge");
});

test("[A13.purge] data still on the disk is not reported as erased", async () => {
	const { page } = await openChats(pages);
	await page.evaluate(() => {
		const held = { sessions: 2, deleted: 0, drafts: 0, folders: 0, bytes: 9, logFiles: 0, held: true };
		window.hub.methods["hub.forget"] = () => held;
		window.hub.methods["session.purge"] = () => {
			throw window.failure(
				"conflict",
				"The chat is deleted, but another program is reading the store's file.",
			);
		};
	});
	await page
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /^Old chat about notes/ })
		.press("Delete");
	await page.getByRole("button", { name: "Recently deleted chats" }).click();
	const deleted = page.getByRole("dialog", { name: "Recently deleted" });
	await deleted.getByRole("button", { name: "Delete Old chat about notes now" }).click();
	await deleted.getByRole("button", { name: "Delete Old chat about notes for good" }).click();
	await deleted.getByText("another program is reading the store's file").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Storage" }).click();
	await page.getByRole("button", { name: "Delete all my data…" }).click();
	await page.getByRole("textbox", { name: /To continue/ }).fill("delete all my data");
	await page.keyboard.press("Enter");
	const done = page.getByRole("dialog", { name: "Everything was deleted, not yet from the disk" });
	await done.getByText("Another program is reading the store's file").waitFor();
	expect(await page.getByRole("dialog", { name: "Everything was deleted", exact: true }).count()).toBe(0);
});
