import { isParams } from "@parley/protocol/contract/check-params";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { problemsInAllLooks } from "../../testing/looks.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const input = (page: Page) => page.getByRole("textbox", { name: /Message to/ });
const chips = (page: Page) => page.getByRole("list", { name: "Attached files" }).locator(".tray-chip");
const ready = (page: Page) => page.locator('.tray-chip[data-phase="ready"]');
const names = (page: Page) => page.locator(".tray-name").allInnerTexts();
const refusals = (page: Page) =>
	page.getByRole("list", { name: "Files that were not attached" }).locator("li").allInnerTexts();

const file = (name: string, content: string | Buffer = name, mimeType = "text/plain") => ({
	name,
	mimeType,
	buffer: typeof content === "string" ? Buffer.from(content) : content,
});
const choose = (page: Page, ...files: readonly ReturnType<typeof file>[]) =>
	page.locator(".attach-input").setInputFiles([...files]);

/** The prompts sent; each file by its name and by what the hub received of it. */
const sent = async (page: Page) => {
	const requests = await page.evaluate(() => window.hub.requests);
	const prompts = requests.flatMap(({ method, params }) =>
		method === "prompt.send" && isParams("prompt.send", params) ? [params.content] : [],
	);
	const textOf = (blob: string) => page.evaluate((name) => window.hub.blobs.text(name), blob);
	return Promise.all(
		prompts.map((content) =>
			Promise.all(
				content.map(async (part) =>
					part.type === "attachment" ? `${part.name}: ${await textOf(part.blob)}` : part,
				),
			),
		),
	);
};
const puts = (page: Page) =>
	page.evaluate(() => window.hub.requests.filter(({ method }) => method === "blob.put").length);

const chat = async () => {
	const opened = await pages.newPage();
	const { page } = opened;
	await page.evaluate(() => {
		window.hub.addSession("b", "/code/engine", "eliza", "Chat B");
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.startParley();
	});
	const show = (title: string) =>
		page.getByRole("navigation").getByRole("button", { name: title }).first().click();
	await show("Chat A");
	await input(page).waitFor();
	return { ...opened, show };
};

const hold = (page: Page) => page.evaluate(() => window.hub.blobs.hold());
const release = (page: Page) => page.evaluate(() => window.hub.blobs.release());

test("[E25.upload][B3.attachments] files are sent with the text, whole and in chunks of bounded size", async () => {
	const { page, problems } = await chat();
	const big = "0123456789abcdef".repeat(45_000);
	await choose(page, file("notes.txt", "some notes"), file("big.log", big));
	await ready(page).nth(1).waitFor();
	expect(await names(page)).toEqual(["notes.txt", "big.log"]);
	expect(await page.evaluate(() => window.hub.blobs.largestPiece)).toBe(256 * 1024);
	await input(page).fill("Look");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: /^Save notes\.txt/ }).waitFor();
	expect(await sent(page)).toEqual([
		[{ type: "text", text: "Look" }, "notes.txt: some notes", `big.log: ${big}`],
	]);
	expect(await chips(page).count()).toBe(0);
	expect(problems).toEqual([]);
});

test("[B3.attachments] a prompt may be files alone", async () => {
	const { page } = await chat();
	expect(await page.getByRole("button", { name: "Send (Enter)" }).isDisabled()).toBe(true);
	await choose(page, file("only.txt"));
	await ready(page).waitFor();
	await page.getByRole("button", { name: "Send (Enter)" }).click();
	await page.getByRole("button", { name: /^Save only\.txt/ }).waitFor();
	expect(await sent(page)).toEqual([["only.txt: only.txt"]]);
	expect(await page.locator(".prompt-text").count()).toBe(0);
});

test("[B3.validation] files that cannot be attached are refused at once, by name", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		const data = new DataTransfer();
		data.items.add(new File([], "void.txt"));
		data.items.add(new File([new Uint8Array(20 * 1024 * 1024 + 1)], "huge.bin"));
		for (let count = 1; count <= 21; count += 1) data.items.add(new File(["x"], `${count}.txt`));
		document
			.querySelector(".chat")
			?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
	});
	await expect
		.poll(() => refusals(page))
		.toEqual([
			"“void.txt” is empty.",
			"“huge.bin” is too large: a file can be at most 20 MB.",
			"A message can have 20 files at most: 1 was left out.",
		]);
	expect(await chips(page).count()).toBe(20);
	await page.getByRole("button", { name: "Dismiss" }).click();
	expect(await refusals(page)).toEqual([]);
});

test("[B3.validation] a dropped folder is refused as a folder, by name", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		const data = new DataTransfer();
		data.items.add(new File(["x"], "src"));
		const [item] = data.items;
		if (item === undefined) return;
		const entry = { isDirectory: true, name: "src" };
		Object.defineProperty(DataTransferItem.prototype, "webkitGetAsEntry", { value: () => entry });
		document
			.querySelector(".chat")
			?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
	});
	await expect.poll(() => refusals(page)).toEqual(["“src” is a folder. Attach the files in it."]);
	expect(await chips(page).count()).toBe(0);
});

test("[E25.composer] the chat shows that it accepts files, and a file dropped beside it does not replace the page", async () => {
	const { page } = await chat();
	const drag = (selector: string, type: string) =>
		page.evaluate(
			({ selector, type }) => {
				const data = new DataTransfer();
				data.items.add(new File(["dropped"], "dropped.txt"));
				const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
				document.querySelector(selector)?.dispatchEvent(event);
				return event.defaultPrevented;
			},
			{ selector, type },
		);
	expect(await drag(".sidebar", "dragover")).toBe(true);
	expect(await drag(".sidebar", "drop")).toBe(true);
	expect(await page.locator(".drop-target").count()).toBe(0);
	expect(await drag(".chat", "dragover")).toBe(true);
	await page.getByText("Drop files to attach them").waitFor();
	expect(await drag(".chat", "drop")).toBe(true);
	await ready(page).waitFor();
	expect(await names(page)).toEqual(["dropped.txt"]);
	expect(await page.locator(".drop-target").count()).toBe(0);
	expect(await input(page).evaluate((box) => box === document.activeElement)).toBe(true);
});

test("[E25.composer] pasted pictures are attached under unique names; a document's text is pasted as text", async () => {
	const { page } = await chat();
	const paste = (texts: Readonly<Record<string, string>>) =>
		page.evaluate((texts) => {
			const data = new DataTransfer();
			data.items.add(new File(["picture"], "image.png", { type: "image/png" }));
			for (const [type, text] of Object.entries(texts)) data.setData(type, text);
			const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data });
			document.querySelector(".composer-input")?.dispatchEvent(event);
			return event.defaultPrevented;
		}, texts);
	expect(await paste({ "text/html": "<img src='x'>" })).toBe(true);
	expect(await paste({ "text/plain": "image.png" })).toBe(true);
	expect(await paste({ "text/html": "<b>cells</b>", "text/plain": "cells" })).toBe(false);
	await ready(page).nth(1).waitFor();
	expect(await names(page)).toEqual(["image.png", "image (2).png"]);
});

test("[E25.composer] a picture is its own thumbnail, is not read back from the hub, and is not redrawn by typing", async () => {
	const { page } = await chat();
	const pixel =
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
	await choose(page, file("dot.png", Buffer.from(pixel, "base64"), "image/png"));
	const picture = ready(page).locator("img");
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
	await picture.evaluate((img) => img.setAttribute("data-first", ""));
	await input(page).pressSequentially("some words");
	await input(page).blur();
	await expect.poll(() => page.evaluate(() => window.hub.drafts.get("a").attachments?.length)).toBe(1);
	expect(await ready(page).locator("img[data-first]").count()).toBe(1);
	await page.getByRole("button", { name: "Show dot.png" }).click();
	await page.getByRole("dialog", { name: "dot.png" }).getByRole("img").waitFor();
	await page.keyboard.press("Escape");
	const reads = await page.evaluate(
		() => window.hub.requests.filter(({ method }) => method === "blob.read").length,
	);
	expect(reads).toBe(0);
	expect(await chips(page).count()).toBe(1);
});

test("[E25.composer] chips can be reached by keyboard, Delete removes one, and the focus stays among them or moves to the text", async () => {
	const { page } = await chat();
	await hold(page);
	await choose(page, file("one.txt"), file("two.txt"), file("three.txt", "3".repeat(600_000)));
	await expect.poll(() => chips(page).count()).toBe(3);
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
	await input(page).focus();
	await page.keyboard.press("Tab");
	expect(await focused()).toBe("Remove one.txt (Delete)");
	await page.keyboard.press("ArrowRight");
	expect(await focused()).toBe("Remove two.txt (Delete)");
	await page.keyboard.press("Delete");
	expect(await focused()).toBe("Remove three.txt (Delete)");
	await page.keyboard.press("Delete");
	expect(await focused()).toBe("Remove one.txt (Delete)");
	await page.keyboard.press("Backspace");
	expect(await focused()).toMatch(/^Message to/);
	expect(await chips(page).count()).toBe(0);
	const before = await puts(page);
	await release(page);
	await input(page).fill("alone");
	await page.keyboard.press("Enter");
	await expect.poll(() => sent(page)).toEqual([[{ type: "text", text: "alone" }]]);
	expect(await puts(page)).toBe(before);
});

test("[E25.upload] an upload resumes after a lost connection, and restarts with a new hub", async () => {
	const { page } = await chat();
	const content = "0123456789".repeat(80_000);
	await hold(page);
	await choose(page, file("long.txt", content));
	await page.evaluate(() => window.hub.blobs.step());
	await page.getByText(/^3\d % of/).waitFor();
	await page.evaluate(() => {
		window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" });
		window.hub.blobs.release();
	});
	await page.getByText("Resumes when Parley is back").waitFor();
	const before = await puts(page);
	await page.evaluate(() => window.hub.blobs.forgetUploads());
	await page.getByRole("button", { name: "Reconnect" }).click();
	await ready(page).waitFor();
	expect(await puts(page)).toBeGreaterThan(before);
	await page.getByRole("button", { name: "Send (Enter)" }).click();
	await expect.poll(() => sent(page)).toEqual([[`long.txt: ${content}`]]);
});

test("[B3.validation] a file that the hub refuses says why, blocks the message, and can be retried", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		window.hub.methods["blob.put"] = () => {
			throw window.failure("limit_exceeded", "There is no room for it.");
		};
	});
	await choose(page, file("late.txt"));
	await chips(page).getByText("There is no room for it.").waitFor();
	await expect
		.poll(() => page.getByRole("alert").allInnerTexts())
		.toContain("late.txt was not uploaded. There is no room for it.");
	await input(page).fill("with it");
	await page.keyboard.press("Enter");
	await page.getByText("“late.txt” is not uploaded. Attach it again or remove it.").first().waitFor();
	expect(await sent(page)).toEqual([]);
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.evaluate(() => {
		window.hub.methods["blob.put"] = (params) => window.hub.blobs.put(params);
	});
	await page.getByRole("button", { name: "Retry" }).click();
	await ready(page).waitFor();
	await input(page).press("Enter");
	await expect.poll(() => sent(page)).toEqual([[{ type: "text", text: "with it" }, "late.txt: late.txt"]]);
});

test("[E25.composer] sending during an upload visibly waits for the files, and can be cancelled", async () => {
	const { page, show } = await chat();
	await hold(page);
	await choose(page, file("slow.txt"), file("slower.txt"));
	await input(page).fill("all of it");
	await page.keyboard.press("Enter");
	const armed = page.getByText("Will be sent when 2 files are uploaded.");
	await armed.waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.getByRole("button", { name: "Don’t send" }).click();
	await armed.waitFor({ state: "detached" });
	await input(page).press("Enter");
	await armed.waitFor();
	await input(page).press("Escape");
	await armed.waitFor({ state: "detached" });
	await input(page).press("Enter");
	await input(page).pressSequentially("!");
	await armed.waitFor({ state: "detached" });
	await input(page).press("Enter");
	await armed.waitFor();
	await show("Chat B");
	await release(page);
	await expect
		.poll(() => sent(page))
		.toEqual([[{ type: "text", text: "all of it!" }, "slow.txt: slow.txt", "slower.txt: slower.txt"]]);
	await show("Chat A");
	await page.locator(".prompt-text", { hasText: "all of it!" }).waitFor();
	expect(await input(page).inputValue()).toBe("");
	expect(await chips(page).count()).toBe(0);
});

test("[B3.validation] a waiting message is not sent without a file that failed", async () => {
	const { page } = await chat();
	await hold(page);
	await page.evaluate(() => {
		window.hub.methods["blob.put"] = async (params) => {
			await window.hub.blobs.put(params);
			throw window.failure("internal_error", "It broke.");
		};
	});
	await choose(page, file("broken.txt"));
	await input(page).fill("words");
	await page.keyboard.press("Enter");
	await page.getByText("Will be sent when the file is uploaded.").waitFor();
	await release(page);
	await chips(page).getByText("It broke.").waitFor();
	expect(await sent(page)).toEqual([]);
	expect(await input(page).inputValue()).toBe("words");
});

test("[ground] axe finds nothing in a narrow tray of files, in any theme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 280, height: 640 } });
	await page.evaluate(() => {
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.startParley();
	});
	await page.getByRole("button", { name: "Chat A" }).first().click();
	await choose(page, file(`${"a-long-name-".repeat(8)}.txt`), file("notes.txt"));
	await ready(page).nth(1).waitFor();
	await hold(page);
	await choose(page, file("slow.txt"), file("void.txt", ""));
	await page.getByText("“void.txt” is empty.").first().waitFor();
	const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
	expect(await isWithin()).toBe(true);
	expect(await problemsInAllLooks(page)).toEqual([]);
	expect(await isWithin()).toBe(true);
	expect(problems).toEqual([]);
});
