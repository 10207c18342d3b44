import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages, type PageOptions } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { blobChat } from "../../testing/blob-scenes.ts";
import { downloadedText } from "../../testing/downloaded-text.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const row = (page: Page, title: string) => page.locator(".row", { hasText: title });

const chat = async (options: PageOptions = {}) => {
	const opened = await pages.newPage({ viewport: { width: 900, height: 1600 }, ...options });
	const { page } = opened;
	await page.evaluate(blobChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: "Files and long texts" }).first().click();
	await page.getByText("That is all.").waitFor();
	return opened;
};

const openTool = async (page: Page, title: string) => {
	await page.locator(".disclosure-line", { hasText: title }).click();
	return row(page, title);
};
const save = async (page: Page, click: () => Promise<void>) => {
	const [download] = await Promise.all([page.waitForEvent("download"), click()]);
	return { name: download.suggestedFilename(), text: await downloadedText(download) };
};
const whole = (page: Page) =>
	page.evaluate(() => {
		const texts = Array.from({ length: 60_000 }, (_, at) => `line ${at}: ünïcödé 語 😀 and more words`);
		return texts.join("\n");
	});

test("[E25.shown] a picture in a prompt is a thumbnail, enlarges, and returns the focus", async () => {
	const { page, problems } = await chat();
	const small = page.getByRole("button", { name: "Show screenshot.png" });
	await expect
		.poll(() => small.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
		.toBe(640);
	expect((await small.boundingBox())?.height).toBe(96);
	await small.click();
	const dialog = page.getByRole("dialog", { name: "screenshot.png" });
	await dialog.getByRole("img", { name: "screenshot.png" }).waitFor();
	await dialog.getByText(/^640 × 400 · /).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	expect(await small.evaluate((it) => it === document.activeElement)).toBe(true);
	expect(problems).toEqual([]);
});

test("[E25.shown] other files are saved under their own names", async () => {
	const { page } = await chat();
	const button = page.getByRole("button", { name: /^Save notes\.txt/ });
	expect(await save(page, () => button.click())).toEqual({ name: "notes.txt", text: "Some notes\n" });
});

test("[E25.shown] SVG is always a file and never drawn, whoever sent it", async () => {
	const { page } = await chat();
	await page.getByRole("button", { name: /^Save drawing\.svg/ }).waitFor();
	await openTool(page, "cat gone.log");
	await page.getByText("image/svg+xml, 6 bytes").waitFor();
	expect(await page.locator("img[src^='blob:']").count()).toBe(2);
});

test("[E25.shown] data that claims to be a picture but is not becomes a file with a reason", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		const content = {
			type: "image" as const,
			mimeType: "image/png",
			...window.hub.blobs.add("<svg onload='x'/>"),
		};
		window.hub.append("blobs", "content", { messageId: "a1", blockId: "fake", content }, 1);
	});
	const file = page.locator(".agent-file", { hasText: "It is not a PNG, JPEG, GIF or WebP picture." });
	await file.waitFor();
	expect(await file.getByRole("button").allInnerTexts()).toEqual(["Save"]);
});

test("[E25.shown] a missing file is reported in its place, and the rest of the row remains", async () => {
	const { page } = await chat();
	await page.getByRole("button", { name: /^Save gone\.png ?, Parley no longer has it\.$/ }).waitFor();
	const gone = await openTool(page, "cat gone.log");
	expect(await gone.locator("pre").allInnerTexts()).toEqual(["first\n", "last"]);
	await gone.getByRole("button", { name: "Show all (53 KB)" }).click();
	await gone
		.getByText(/^This part cannot be shown\. Parley no longer has it\./)
		.first()
		.waitFor();
	await gone.getByRole("button", { name: "Save" }).first().click();
	await gone.getByRole("alert").getByText("Parley no longer has it.").waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
});

test("[C11.truncated][C11.showAll] a long text shows its ends, and all of it in pages of which few are mounted", async () => {
	const { page, problems } = await chat();
	const tool = await openTool(page, "npm test");
	expect(await tool.innerText()).toContain("The middle is not shown: 2.7 MB in all");
	expect(await tool.locator("pre").last().innerText()).toContain("line 59999:");
	await tool.getByRole("button", { name: "Show all (2.7 MB)" }).click();
	const viewer = tool.locator(".text-viewer");
	await viewer.getByText(/^line 0: ünïcödé/).waitFor();
	await viewer.evaluate((box) => box.scrollTo(0, box.scrollHeight));
	await expect
		.poll(async () => {
			await viewer.evaluate((box) => box.scrollTo(0, box.scrollHeight));
			return viewer.innerText();
		})
		.toContain("line 59999: ünïcödé 語 😀 and more words");
	expect((await viewer.innerText()).length).toBeLessThan(300_000);
	expect(await viewer.innerText()).not.toContain("\uFFFD");
	const reads = await page.evaluate(
		() => window.hub.requests.filter(({ method }) => method === "blob.read").length,
	);
	expect(reads).toBeLessThan(40);
	await tool.getByRole("button", { name: "Show less" }).click();
	expect(await viewer.count()).toBe(0);
	expect(problems).toEqual([]);
});

test("[C11.showAll] in a narrow view, the requested text is visible when all of it is shown", async () => {
	const { page } = await chat({ viewport: { width: 280, height: 500 } });
	const output = await openTool(page, "npm test");
	const press = output.getByRole("button", { name: /^Show all/ });
	await press.scrollIntoViewIfNeeded();
	await press.click();
	const viewer = output.locator(".text-viewer");
	await viewer.waitFor();
	const log = page.getByRole("log");
	await expect
		.poll(async () => {
			const [inner, outer] = [await viewer.boundingBox(), await log.boundingBox()];
			return inner !== null && outer !== null && inner.y >= outer.y - 1 && inner.y < outer.y + outer.height;
		})
		.toBe(true);
});

test("[C11.showAll] an open long text stays open when scrolled out of view and back", async () => {
	const { page } = await chat({ viewport: { width: 900, height: 500 } });
	const tool = await openTool(page, "npm test");
	await tool.getByRole("button", { name: /^Show all/ }).click();
	await tool
		.locator(".text-viewer")
		.getByText(/^line 0:/)
		.waitFor();
	// A row with the focus is never unmounted.
	await page.getByRole("textbox", { name: /Message to/ }).focus();
	const log = page.getByRole("log");
	await page.evaluate(() => {
		const turn = window.hub.beginTurn("blobs", "More");
		turn.answer("More words.\n\n".repeat(200));
		turn.end();
	});
	await expect
		.poll(async () => {
			await log.evaluate((box) => box.scrollTo(0, box.scrollHeight));
			return page.locator(".text-viewer").count();
		})
		.toBe(0);
	await expect
		.poll(async () => {
			await log.evaluate((box) => box.scrollTo(0, 0));
			return page.locator(".text-viewer").count();
		})
		.toBe(1);
});

test("[C11.showAll] the whole of a long text can be copied and saved", async () => {
	const { page } = await chat({ permissions: ["clipboard-read", "clipboard-write"] });
	const tool = await openTool(page, "npm test");
	const text = await whole(page);
	const saved = await save(page, () => tool.getByRole("button", { name: "Save" }).click());
	expect(saved.name).toBe("output.txt");
	expect(saved.text === text).toBe(true);
	await tool.getByRole("button", { name: "Copy all" }).click();
	await tool.getByText("Copied").waitFor();
	expect((await page.evaluate(() => navigator.clipboard.readText())) === text).toBe(true);
});

test("[C11.showAll] loading the whole text can be stopped", async () => {
	const { page } = await chat();
	const tool = await openTool(page, "npm test");
	await page.evaluate(() => window.hub.blobs.hold());
	await tool.getByRole("button", { name: "Save" }).click();
	await page.evaluate(() => window.hub.blobs.step());
	await tool.getByText(/^256 KB of 2\.7 MB/).waitFor();
	await tool.getByRole("button", { name: "Stop" }).click();
	await page.evaluate(() => window.hub.blobs.release());
	expect(await tool.getByText(/of 2\.7 MB/).count()).toBe(0);
	const reads = () =>
		page.evaluate(() => window.hub.requests.filter(({ method }) => method === "blob.read").length);
	const before = await reads();
	await tool.getByRole("button", { name: /^Show all/ }).click();
	await tool
		.locator(".text-viewer")
		.getByText(/^line 0:/)
		.waitFor();
	expect((await reads()) - before).toBeLessThan(6);
});

test("[C11.truncated][B7.diff] a cut diff says so, and shows the whole change on request", async () => {
	const { page } = await chat();
	const tool = await openTool(page, "Edit values.ts");
	await tool.getByText("only its beginning").waitFor();
	await tool.getByText("Nothing changes in the beginning.").waitFor();
	await tool.getByRole("button", { name: /^Show all \(/ }).click();
	await tool.locator('.diff-line[data-sign="+"]', { hasText: "value3000 = 'three thousand';" }).waitFor();
	expect(await tool.locator('.diff-line:not([data-sign=" "])').count()).toBe(2);
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.evaluate(() => {
		window.hub.methods["blob.read"] = () => {
			throw window.failure("internal_error", "It is damaged.");
		};
	});
	await tool.getByRole("button", { name: "Show less" }).click();
	await tool.getByRole("button", { name: /^Show all \(/ }).click();
	await tool.getByText(/The whole diff cannot be shown\. It is damaged\./).waitFor();
});

test("[E25.shown] with reduced motion, an animated picture stands still", async () => {
	const { page } = await chat({ reducedMotion: "reduce" });
	await page.evaluate(() => {
		const gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
		const bytes = Uint8Array.from(atob(gif), (letter) => letter.charCodeAt(0));
		const content = { type: "image" as const, mimeType: "image/gif", ...window.hub.blobs.add(bytes) };
		window.hub.append("blobs", "content", { messageId: "a1", blockId: "gif", content }, 1);
	});
	const still = page.locator("canvas[role='img']");
	await still.waitFor();
	expect(await still.evaluate((canvas) => canvas.closest("button")?.querySelector("img"))).toBe(null);
});

const looks = [
	["dark, wide", { colorScheme: "dark" }],
	["light, narrow", { colorScheme: "light", viewport: { width: 280, height: 1600 } }],
	["forced colours", { forcedColors: "active" }],
] as const;

test.each(looks)("[ground] axe finds nothing in a chat with files and long texts, %s", async (_, options) => {
	const { page, problems } = await chat(options);
	for (const title of ["npm test", "cat gone.log", "Edit values.ts"]) await openTool(page, title);
	await row(page, "npm test")
		.getByRole("button", { name: /^Show all/ })
		.click();
	await page
		.locator(".text-viewer")
		.getByText(/^line 0:/)
		.waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	expect(problems).toEqual([]);
});
