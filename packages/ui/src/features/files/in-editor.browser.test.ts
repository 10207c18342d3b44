import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { blobChat } from "../../testing/blob-scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

/** The UI in an editor: narrow, and inside a window that has dialogs. */
const opened = async ({ isRemote = false } = {}) => {
	const all = await pages.newPage({ viewport: { width: 480, height: 900 } });
	const { page } = all;
	const downloads: string[] = [];
	page.on("download", (download) => downloads.push(download.suggestedFilename()));
	await page.evaluate(blobChat);
	await page.evaluate((remote) => {
		window.startParley({ place: "sidebar", folders: () => ["/code/engine"], isRemote: remote });
	}, isRemote);
	await page.getByRole("button", { name: "Chats", exact: true }).click();
	await page.getByRole("navigation").getByRole("button", { name: "Files and long texts" }).first().click();
	await page.getByText("That is all.").waitFor();
	return { ...all, downloads };
};

/** The requests to the window, in order. */
const hostRequests = (page: Page) =>
	page.evaluate(() => window.hub.requests.filter(({ method }) => method.startsWith("host.")).slice(1));

const openExport = async (page: Page) => {
	await page.getByRole("button", { name: "Chats", exact: true }).click();
	await page.locator(".session", { hasText: "Files and long texts" }).hover();
	await page.getByRole("button", { name: "Export Files and long texts" }).click();
	return page.getByRole("dialog", { name: "Export “Files and long texts”" });
};

test("[E25.shown] in an editor the window saves a file: reported when saved, not when cancelled, and with the reason when it failed", async () => {
	const { page, problems, downloads } = await opened();
	const file = page.getByRole("button", { name: /^Save notes\.txt/ });
	await page.evaluate(() => {
		window.hub.methods["host.saveBlob"] = async () => {
			await new Promise<void>((resolve) => addEventListener("answer", () => resolve(), { once: true }));
			return {};
		};
	});
	await file.click();
	await file.getByText("Saving…").waitFor();
	await file.click();
	await page.evaluate(() => dispatchEvent(new Event("answer")));
	await file.getByText("11 bytes").waitFor();
	expect(await hostRequests(page)).toMatchObject([
		{ method: "host.saveBlob", params: { name: "notes.txt", size: 11 } },
	]);
	await page.evaluate(() => {
		window.hub.methods["host.saveBlob"] = () => {
			throw window.failure("host_unavailable", "“notes.txt” was not saved: there is no room left.");
		};
	});
	await file.click();
	await file.getByText("there is no room left.").waitFor();
	await page.evaluate(() => {
		window.hub.methods["host.saveBlob"] = () => ({ saved: { name: "mine.txt", path: "/code/mine.txt" } });
	});
	await file.click();
	await file.getByText("Saved as mine.txt").waitFor();
	expect(downloads).toEqual([]);
	expect(problems).toEqual([]);
});

test("[E20.commands] in an editor the window exports a chat, and the text is true at every step", async () => {
	const { page, problems, downloads } = await opened();
	await page.evaluate(() => {
		window.hub.methods["host.saveExport"] = async () => {
			await new Promise<void>((resolve) => addEventListener("answer", () => resolve(), { once: true }));
			return {};
		};
	});
	const dialog = await openExport(page);
	const save = dialog.getByRole("button", { name: "Export" });
	await save.click();
	await dialog.getByText("VS Code asks where to save and shows the progress.").waitFor();
	await dialog.getByRole("button", { name: "Close" }).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.evaluate(() => dispatchEvent(new Event("answer")));
	await dialog.getByRole("button", { name: "Cancel" }).waitFor();
	expect(await dialog.getByRole("status").count()).toBe(0);
	await page.evaluate(() => {
		window.hub.methods["host.saveExport"] = ({ format }) => ({
			saved: { name: `mine.${format}`, path: "/code/mine", hidden: 2 },
		});
	});
	await dialog.getByRole("radio", { name: /JSON Lines/ }).check();
	await save.click();
	await dialog.getByText("Saved as mine.jsonl, without 2 secrets it contained.").waitFor();
	expect((await hostRequests(page)).at(-1)?.params).toMatchObject({ sessionIds: ["blobs"], format: "jsonl" });
	expect(downloads).toEqual([]);
	expect(problems).toEqual([]);
});

test("[E20.commands] an export that fails after its dialog was closed reports it", async () => {
	const { page } = await opened();
	await page.evaluate(() => {
		window.hub.methods["host.saveExport"] = async () => {
			await new Promise<void>((resolve) => addEventListener("answer", () => resolve(), { once: true }));
			throw window.failure("host_unavailable", "There is no room left.");
		};
	});
	const dialog = await openExport(page);
	await dialog.getByRole("button", { name: "Export" }).click();
	await dialog.getByRole("button", { name: "Close" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.evaluate(() => dispatchEvent(new Event("answer")));
	await page.getByText("Nothing was exported: There is no room left.").waitFor();
	expect((await hostRequests(page)).length).toBe(1);
});

test("[B3.picker][B3.validation] in an editor the window picks files, under the same limits and with the same messages", async () => {
	const { page, problems } = await opened();
	expect(await page.getByRole("button", { name: "Attach files from this computer" }).count()).toBe(0);
	await page.evaluate(() => {
		const { hub } = window;
		hub.methods["host.pickFiles"] = ({ room }) => ({
			files: Array.from({ length: room + 1 }, (_, at) => ({
				name: at < 2 ? "same.txt" : `${at}.txt`,
				mimeType: "text/plain",
				...hub.blobs.add(`text ${at}`),
			})),
			left: [
				{ name: "none.txt", reason: "empty" },
				{ name: "huge.iso", reason: "too_large" },
				{ name: "locked.txt", reason: "failed", problem: "It may not be read." },
			],
		});
	});
	await page.getByRole("button", { name: "Attach files" }).click();
	await page.locator('.tray-chip[data-phase="ready"]').nth(19).waitFor();
	expect((await page.locator(".tray-name").allInnerTexts()).slice(0, 2)).toEqual([
		"same.txt",
		"same (2).txt",
	]);
	expect(
		await page.getByRole("list", { name: "Files that were not attached" }).locator("li").allInnerTexts(),
	).toEqual([
		"“none.txt” is empty.",
		"“huge.iso” is too large: a file can be at most 20 MB.",
		"“locked.txt” could not be attached. It may not be read.",
		"A message can have 20 files at most: 1 was left out.",
	]);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: /^Save same \(2\)\.txt/ }).waitFor();
	await page.evaluate(() => {
		window.hub.methods["host.pickFiles"] = () => {
			throw window.failure("host_unavailable", "The editor has no dialog.");
		};
	});
	await page.getByRole("button", { name: "Attach files" }).click();
	await page.getByText("No files were attached: The editor has no dialog.").waitFor();
	expect(problems).toEqual([]);
});

test("[E20.commands] in an editor the window imports chats; where its files are remote, also from this computer", async () => {
	const { page, problems } = await opened({ isRemote: true });
	await page.getByRole("button", { name: "Attach files from this computer" }).waitFor();
	await page.evaluate(() => {
		window.hub.methods["host.importFiles"] = () => ({
			files: [{ file: "a.jsonl", problem: "Line 2: It is not JSON." }],
		});
	});
	await page.getByRole("button", { name: "Chats", exact: true }).click();
	await page.getByRole("button", { name: "Import chats" }).click();
	await page.getByRole("button", { name: "From the Workspace…" }).click();
	await page.getByRole("dialog", { name: "Import a file" }).getByText("Line 2: It is not JSON.").waitFor();
	await page.getByRole("button", { name: "Close", exact: true }).click();
	await page.getByRole("button", { name: "Import chats" }).click();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "From This Computer…" }).click(),
	]);
	await chooser.setFiles({ name: "b.jsonl", mimeType: "", buffer: Buffer.from("{}") });
	await page.getByRole("dialog", { name: "Import a file" }).getByText("From elsewhere").waitFor();
	expect((await hostRequests(page)).map(({ method }) => method)).toEqual(["host.importFiles"]);
	expect(problems).toEqual([]);
});

test("[ground] in an editor its own keys reach it from a dialog of ours, and the dialog's keys do not", async () => {
	const { page } = await opened();
	const dialog = await openExport(page);
	await dialog.getByRole("button", { name: "Export" }).focus();
	await page.evaluate(() => {
		const heard: string[] = [];
		addEventListener("keydown", ({ key }) => heard.push(key));
		Object.assign(window, { heard });
	});
	for (const key of ["F1", "Delete", "Control+p"]) await page.keyboard.press(key);
	expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual(["F1", "Control", "p"]);
});
