import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { openChats, requestedMethods } from "../../testing/open-chats.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

test("[A15.surface] the storage dialog shows what is stored, tidies up and rebuilds the search", async () => {
	const { page } = await openChats(pages);
	await page.getByRole("button", { name: "Storage" }).click();
	const dialog = page.getByRole("dialog", { name: "Storage" });
	await dialog.getByText("2 chats with 12 turns, 3,456 events; 8.6 MB in all.").waitFor();
	await dialog.getByRole("button", { name: "Check and compact" }).click();
	const report = dialog.getByLabel("What was done");
	await report.getByText("The store is sound.").waitFor();
	expect(await report.innerText()).toBe(
		"The store is sound.\n1 deleted chat was removed for good.\n781 KB freed.",
	);
	await dialog.getByRole("button", { name: "Rebuild search" }).click();
	await report.getByText("The search index was rebuilt: 77 texts from 2 chats.").waitFor();
	await page.evaluate(() => {
		window.hub.methods["hub.maintain"] = () => {
			throw window.failure("internal_error", "The disk is full.");
		};
	});
	await dialog.getByRole("button", { name: "Check and compact" }).click();
	await dialog.getByText("The disk is full.").waitFor();
});

test("[A15.surface] an open storage dialog follows changes", async () => {
	const { page } = await openChats(pages);
	await page.getByRole("button", { name: "Storage" }).click();
	const dialog = page.getByRole("dialog", { name: "Storage" });
	const chats = () => dialog.getByText(/chats with/).innerText();
	await expect.poll(chats).toMatch(/^2 chats/);
	await page.evaluate(() => window.hub.addSession("new", "/code/engine", "eliza", "Meanwhile"));
	await expect.poll(chats).toMatch(/^3 chats/);
	await page.evaluate(() => {
		window.hub.sessions.delete("new");
		window.hub.pushState("new");
	});
	await expect.poll(chats).toMatch(/^2 chats/);
});

test("[A13.everything] typing the confirmation deletes all data, including the browser's, in every window", async () => {
	const { page } = await openChats(pages);
	await page
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.click();
	await page.getByRole("textbox", { name: /^Message to/ }).fill("my secret draft");
	const kept = () =>
		page.evaluate(() =>
			Object.keys(sessionStorage)
				.filter((key) => key.startsWith("parley."))
				.sort(),
		);
	expect(await kept()).not.toEqual([]);
	await page.evaluate(() => sessionStorage.setItem("parley.token", "t"));
	await page.getByRole("button", { name: "Storage" }).click();
	await page.getByRole("button", { name: "Delete all my data…" }).click();
	const dialog = page.getByRole("dialog", { name: "Delete all my data" });
	const go = dialog.getByRole("button", { name: "Delete everything" });
	const box = dialog.getByRole("textbox");
	expect(await go.isDisabled()).toBe(true);
	await box.fill("delete all");
	await box.press("Enter");
	expect(await go.isDisabled()).toBe(true);
	expect(await requestedMethods(page)).not.toContain("hub.forget");
	await box.fill("Delete all my data");
	await box.press("Enter");
	const done = page.getByRole("dialog", { name: "Everything was deleted" });
	await done.getByText(/2 chats, 0 recently deleted chats, 1 draft, 2 folders, 2 log files/).waitFor();
	await done.getByText(/Not deleted: what agents keep elsewhere/).waitFor();
	await done.getByRole("button", { name: "Close" }).click();
	await page.getByText("No chats yet.").waitFor();
	expect(await page.getByRole("tab").count()).toBe(0);
	expect(await kept()).toEqual(["parley.token"]);
	await page.getByRole("button", { name: "New chat (Alt+N)" }).click();
	await page.getByRole("dialog", { name: "New chat" }).waitFor();
});
