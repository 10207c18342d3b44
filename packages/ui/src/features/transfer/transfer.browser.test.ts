import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { downloadedText } from "../../testing/downloaded-text.ts";
import { openChats, openExport, requestedMethods } from "../../testing/open-chats.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

test("[E20.commands] a chat is saved as a file whose name says what it is", async () => {
	const { page, problems } = await openChats(pages);
	const dialog = await openExport(page);
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Export" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("chat-Fix-the-flaky-test-rich.md");
	expect(await downloadedText(file)).toBe("# Fix the flaky test\nThe end.\n");
	await dialog.getByText("chat-Fix-the-flaky-test-rich.md, without 1 secret it contained.").waitFor();
	await dialog.getByRole("radio", { name: /JSON Lines/ }).check();
	await dialog.getByRole("button", { name: "Export" }).click();
	await expect
		.poll(() =>
			page.evaluate(() => window.hub.requests.findLast(({ method }) => method === "session.export")?.params),
		)
		.toMatchObject({ sessionId: "rich", format: "jsonl" });
	expect(problems).toEqual([]);
});

test("[E20.commands] several chats go into one file; a failure gives its reason", async () => {
	const { page } = await openChats(pages);
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

test("[E20.commands] files are imported one after another, and each shows its outcome", async () => {
	const { page, problems } = await openChats(pages);
	const large = `{"line":"session"}\n${"x".repeat(600_000)}`;
	await page.getByLabel("Files with exported chats").setInputFiles([
		{ name: "bad.jsonl", mimeType: "application/jsonl", buffer: Buffer.from("damaged") },
		{ name: "good.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(large) },
	]);
	const dialog = page.getByRole("dialog", { name: "Import 2 files" });
	await dialog.getByText("Line 2: It is not JSON. Nothing of the file was imported.").waitFor();
	await dialog.getByText("imported under a new id").waitFor();
	// The button that had the focus was removed when the import ended.
	await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	await dialog
		.getByText("2 queued prompts became its draft. 1 attached file could not be imported.")
		.waitFor();
	const imports = (await requestedMethods(page)).filter((method) => method === "session.import");
	expect(imports).toHaveLength(4);
	await dialog.getByRole("button", { name: "From elsewhere" }).click();
	await page.getByRole("tab", { name: "From elsewhere" }).waitFor();
	expect(problems).toEqual([]);
});

test("[E20.commands] cancelling an import aborts it in the hub too", async () => {
	const { page } = await openChats(pages);
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
	expect((await requestedMethods(page)).at(-1)).toBe("session.cancelImport");
});
