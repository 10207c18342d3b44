import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../testing/app-pages.ts";
import { downloadedText } from "../testing/downloaded-text.ts";
import { problemsInAllLooks } from "../testing/looks.ts";
import { richChat } from "../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

type Options = Parameters<AppPages["newPage"]>[0];

const opened = async (options?: Options) => {
	const all = await pages.newPage(options);
	await all.page.evaluate(richChat);
	await all.page.evaluate(() => window.startParley());
	if ((all.page.viewportSize()?.width ?? 900) < 640)
		await all.page.getByRole("button", { name: "Chats", exact: true }).click();
	await all.page
		.getByRole("navigation")
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.waitFor();
	return all;
};

const methods = (page: Page) => page.evaluate(() => window.hub.requests.map(({ method }) => method));

const openExport = async (page: Page) => {
	await page.locator(".session", { hasText: "Fix the flaky test" }).hover();
	await page.getByRole("button", { name: "Export Fix the flaky test" }).click();
	return page.getByRole("dialog", { name: "Export “Fix the flaky test”" });
};

test("[E20.commands] a chat is saved as a file with a name that says what it is", async () => {
	const { page, problems } = await opened();
	const dialog = await openExport(page);
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Export" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("chat-Fix-the-flaky-test-rich.md");
	expect(await downloadedText(file)).toBe("# Fix the flaky test\nThe end.\n");
	await dialog.getByText("chat-Fix-the-flaky-test-rich.md, without 1 secret that stood in it.").waitFor();
	await dialog.getByRole("radio", { name: /JSON lines/ }).check();
	await dialog.getByRole("button", { name: "Export" }).click();
	await expect
		.poll(() =>
			page.evaluate(() => window.hub.requests.findLast(({ method }) => method === "session.export")?.params),
		)
		.toMatchObject({ sessionId: "rich", format: "jsonl" });
	expect(problems).toEqual([]);
});

test("[E20.commands] several chats go into one file; what fails says why", async () => {
	const { page } = await opened();
	await page.getByRole("button", { name: "Select several chats" }).click();
	await page.getByRole("button", { name: "All", exact: true }).click();
	await page.getByRole("button", { name: "Export the selected chats" }).click();
	const dialog = page.getByRole("dialog", { name: "Export 2 chats" });
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Export" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^parley-chats-[\d-]+\.md$/);
	expect(await downloadedText(file)).toContain("# Old chat about notes\nThe end.\n");
	await page.keyboard.press("Escape");
	await page.evaluate(() => {
		window.hub.methods["session.export"] = () => {
			throw window.failure("not_found", "This session does not exist.");
		};
	});
	await page.getByRole("button", { name: "Export the selected chats" }).click();
	await dialog.getByRole("button", { name: "Export" }).click();
	await dialog.getByText("This session does not exist.").waitFor();
});

test("[E20.commands] files are imported one after another, and each says what became of it", async () => {
	const { page, problems } = await opened();
	const large = `{"line":"session"}\n${"x".repeat(600_000)}`;
	await page.getByLabel("Files with exported chats").setInputFiles([
		{ name: "bad.jsonl", mimeType: "application/jsonl", buffer: Buffer.from("damaged") },
		{ name: "good.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(large) },
	]);
	const dialog = page.getByRole("dialog", { name: "Import 2 files" });
	await dialog.getByText("Line 2: It is not JSON. Nothing of the file was imported.").waitFor();
	await dialog.getByText("imported under a new id").waitFor();
	await dialog
		.getByText("2 prompts that waited became its draft. 1 file of these could not be kept.")
		.waitFor();
	const imports = (await methods(page)).filter((method) => method === "session.import");
	expect(imports).toHaveLength(4);
	await dialog.getByRole("button", { name: "From elsewhere" }).click();
	await page.getByRole("tab", { name: "From elsewhere" }).waitFor();
	expect(problems).toEqual([]);
});

test("[E20.commands] an import that is cancelled is given up in the hub too", async () => {
	const { page } = await opened();
	await page.evaluate(() => {
		window.hub.methods["session.import"] = async ({ offset }) => {
			await new Promise<void>((resolve) => addEventListener("release", () => resolve(), { once: true }));
			return { received: offset + 1, lines: 0 };
		};
	});
	const buffer = Buffer.alloc(600_000, "x");
	await page
		.getByLabel("Files with exported chats")
		.setInputFiles([{ name: "a.jsonl", mimeType: "", buffer }]);
	const dialog = page.getByRole("dialog", { name: "Import a file" });
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.evaluate(() => dispatchEvent(new Event("release")));
	await dialog.getByText("Cancelled. Nothing was changed.").waitFor();
	expect((await methods(page)).at(-1)).toBe("session.cancelImport");
});

test("[A13.undo][A13.purge] deleted chats are listed, restored, or deleted for good after a second press", async () => {
	const { page } = await opened();
	for (const name of ["Old chat about notes", "Fix the flaky test"])
		await page
			.getByRole("list", { name: "Chats" })
			.getByRole("button", { name: new RegExp(`^${name}`) })
			.press("Delete");
	await page.getByText("No chats yet.").waitFor();
	await page.getByRole("button", { name: "Recently deleted chats" }).click();
	const dialog = page.getByRole("dialog", { name: "Recently deleted" });
	await dialog.getByText("engine · for 24 h more").waitFor();
	await dialog.getByRole("button", { name: "Restore Old chat about notes" }).click();
	await page.getByRole("list", { name: "Chats" }).getByText("Old chat about notes").waitFor();
	await dialog.getByRole("button", { name: "Delete Fix the flaky test now" }).click();
	expect(await methods(page)).not.toContain("session.purge");
	await dialog.getByRole("button", { name: "Delete Fix the flaky test for good" }).click();
	await dialog.getByText("There are none.").waitFor();
	expect((await methods(page)).at(-1)).toBe("session.purge");
});

test("[A15.surface] the storage dialog says what is kept, tidies up and rebuilds the search", async () => {
	const { page } = await opened();
	await page.getByRole("button", { name: "Storage" }).click();
	const dialog = page.getByRole("dialog", { name: "Storage" });
	await dialog.getByText("2 chats with 12 turns, 3,456 events; 8.6 MB in all.").waitFor();
	await dialog.getByRole("button", { name: "Check and tidy up" }).click();
	const report = dialog.getByLabel("What was done");
	await report.getByText("The store is sound.").waitFor();
	expect(await report.innerText()).toBe(
		"The store is sound.\n1 deleted chat removed for good.\n781 KB given back.",
	);
	await dialog.getByRole("button", { name: "Rebuild search" }).click();
	await report.getByText("Search index made anew: 77 texts of 2 chats.").waitFor();
	await page.evaluate(() => {
		window.hub.methods["hub.maintain"] = () => {
			throw window.failure("internal_error", "The disk is full.");
		};
	});
	await dialog.getByRole("button", { name: "Check and tidy up" }).click();
	await dialog.getByText("The disk is full.").waitFor();
});

test("[A13.everything] all data goes after the words were typed, with what the browser keeps, in every window", async () => {
	const { page } = await opened();
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
	expect(await methods(page)).not.toContain("hub.forget");
	await box.fill("Delete all my data");
	await box.press("Enter");
	const done = page.getByRole("dialog", { name: "Everything was deleted" });
	await done.getByText(/2 chats, 0 recently deleted chats, 1 draft, 2 folders, 2 log files/).waitFor();
	await done.getByText(/Not deleted: what agents keep by themselves/).waitFor();
	await done.getByRole("button", { name: "Close" }).click();
	await page.getByText("No chats yet.").waitFor();
	expect(await page.getByRole("tab").count()).toBe(0);
	expect(await kept()).toEqual(["parley.token"]);
	await page.getByRole("button", { name: "New chat (Alt+N)" }).click();
	await page.getByRole("dialog", { name: "New chat" }).waitFor();
});

test("[A13.purge] what can be found on the disk still is not called gone", async () => {
	const { page } = await opened();
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
	await page.getByRole("textbox", { name: /To go on/ }).fill("delete all my data");
	await page.keyboard.press("Enter");
	const done = page.getByRole("dialog", { name: "Everything was deleted, not yet from the disk" });
	await done.getByText("Another program is reading the store's file").waitFor();
	expect(await page.getByRole("dialog", { name: "Everything was deleted", exact: true }).count()).toBe(0);
});

test("[ground] axe finds nothing in any of the dialogs, in any look", async () => {
	const { page, problems } = await opened({ viewport: { width: 300, height: 640 } });
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
