import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const input = (page: Page) => page.getByRole("textbox", { name: /Message to/ });
const chips = (page: Page) => page.locator(".tray-chip");
const ready = (page: Page) => page.locator('.tray-chip[data-phase="ready"]');
const names = (page: Page) => page.locator(".tray-name").allInnerTexts();
const choose = (page: Page, ...files: readonly string[]) =>
	page
		.locator(".attach-input")
		.setInputFiles(files.map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) })));
const kept = (page: Page) =>
	page.evaluate(() => (window.hub.drafts.get("a").attachments ?? []).map(({ name }) => name));

const start = async (page: Page) => {
	await page.evaluate(() => {
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.startParley();
	});
	await page.getByRole("navigation").getByRole("button", { name: "Chat A" }).first().click();
	await input(page).waitFor();
};

const chat = async () => {
	const opened = await pages.newPage();
	await start(opened.page);
	return opened;
};

test("[E10.attachments][E10.hub] an attached file reaches the hub's draft within half a second, and so does its removal", async () => {
	const { page, problems } = await chat();
	await page.clock.install();
	await choose(page, "one.txt", "two.txt");
	await ready(page).nth(1).waitFor();
	expect(await kept(page)).toEqual([]);
	await page.clock.runFor(400);
	await expect.poll(() => kept(page)).toEqual(["one.txt", "two.txt"]);
	await page.getByRole("button", { name: "Remove one.txt (Delete)" }).click();
	await page.clock.runFor(400);
	await expect.poll(() => kept(page)).toEqual(["two.txt"]);
	expect(problems).toEqual([]);
});

test("[E10.attachments][E10.reload][E10.cleared] a reload restores the files along with the text, and sending clears both", async () => {
	const { page } = await chat();
	await choose(page, "one.txt");
	await ready(page).waitFor();
	await input(page).fill("about one");
	const draft = await page.evaluate(() => window.hub.drafts.get("a"));
	await page.reload();
	await page.evaluate((draft) => {
		window.hub.blobs.add("one.txt");
		window.hub.drafts.writeElsewhere("a", draft.text, draft.attachments ?? []);
	}, draft);
	await start(page);
	expect(await names(page)).toEqual(["one.txt"]);
	expect(await input(page).inputValue()).toBe("about one");
	await page.getByRole("tab", { name: /Chat A ?, with a draft/ }).waitFor();
	await input(page).press("Enter");
	await page.getByRole("button", { name: /^Save one\.txt/ }).waitFor();
	expect(await chips(page).count()).toBe(0);
	expect(await kept(page)).toEqual([]);
	await page.reload();
	await start(page);
	expect(await chips(page).count()).toBe(0);
});

test("[E10.attachments] after a reload during an upload, the lost file is named and can be attached again", async () => {
	const { page } = await chat();
	await page.evaluate(() => window.hub.blobs.hold());
	await choose(page, "slow.txt");
	await input(page).fill("with slow");
	await page.reload();
	await start(page);
	await chips(page).getByText("Lost when the page was reloaded").waitFor();
	await input(page).press("Enter");
	await page.getByText("“slow.txt” is not uploaded. Attach it again or remove it.").first().waitFor();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "Attach again" }).click(),
	]);
	const prompts = () =>
		page.evaluate(() => window.hub.requests.filter(({ method }) => method === "prompt.send").length);
	expect(await prompts()).toBe(0);
	await chooser.setFiles([{ name: "slow.txt", mimeType: "text/plain", buffer: Buffer.from("slow") }]);
	await ready(page).waitFor();
	await input(page).press("Enter");
	await page.getByRole("button", { name: /^Save slow\.txt/ }).waitFor();
	expect(await prompts()).toBe(1);
});

test("[E10.attachments] files of another window show here while this window has no draft of its own", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		const file = { attachmentId: "x", name: "theirs.txt", mimeType: "text/plain" };
		window.hub.drafts.writeElsewhere("a", "", [{ ...file, ...window.hub.blobs.add("theirs") }]);
	});
	await expect.poll(() => names(page)).toEqual(["theirs.txt"]);
	await page.evaluate(() => window.hub.drafts.writeElsewhere("a", ""));
	await expect.poll(() => chips(page).count()).toBe(0);
});

test("[E10.attachments][E10.conflict] conflicting drafts of two windows keep their files, and either can be chosen with them", async () => {
	const { page } = await chat();
	await page.clock.install();
	await choose(page, "mine.txt");
	await ready(page).waitFor();
	await page.evaluate(() => {
		const file = { attachmentId: "x", name: "theirs.txt", mimeType: "text/plain" };
		window.hub.drafts.writeElsewhere("a", "", [{ ...file, ...window.hub.blobs.add("theirs") }]);
	});
	await page.clock.runFor(400);
	const note = page.locator(".draft-note");
	await note.getByText("Another window has a different draft:").waitFor();
	await note.getByText("theirs.txt").waitFor();
	expect(await names(page)).toEqual(["mine.txt"]);
	await note.getByRole("button", { name: "Use it" }).click();
	await expect.poll(() => names(page)).toEqual(["theirs.txt"]);
	await note.getByText("Set aside here:").waitFor();
	await note.getByText("mine.txt").waitFor();
	await note.getByRole("button", { name: "Use it" }).click();
	await expect.poll(() => names(page)).toEqual(["mine.txt"]);
});

test("[E25.kept] a prompt that was not delivered is taken back with its files", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		window.hub.methods["prompt.send"] = () => {
			throw window.failure("not_found", "A file of it is gone.");
		};
	});
	await choose(page, "one.txt");
	await ready(page).waitFor();
	await input(page).fill("about one");
	await page.keyboard.press("Enter");
	const queue = page.getByRole("list", { name: "Prompts waiting" });
	await queue.getByText("Not sent: A file of it is gone.").waitFor();
	await queue.getByText("one.txt").waitFor();
	await queue.getByRole("button", { name: "Take back into the composer" }).click();
	await expect.poll(() => names(page)).toEqual(["one.txt"]);
	expect(await input(page).inputValue()).toBe("about one");
});

test("[E25.kept] a queued prompt keeps its files while its text is edited, even to nothing", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		const { hub } = window;
		hub.beginTurn("a", "Go on").answer("I do");
		const file = { attachmentId: "x", name: "plan.txt", mimeType: "text/plain", ...hub.blobs.add("plan") };
		const content = [
			{ type: "text" as const, text: "first" },
			{ type: "attachment" as const, ...file },
		];
		hub.append("a", "prompt.accepted", { messageId: "q1", content });
	});
	const queue = page.getByRole("list", { name: "Prompts waiting" });
	await queue.getByRole("button", { name: "Edit: first plan.txt" }).click();
	await queue.getByText("plan.txt").waitFor();
	await queue.getByRole("textbox").fill("");
	await queue.getByRole("button", { name: "Save" }).click();
	const edits = () =>
		page.evaluate(() =>
			window.hub.requests.flatMap(({ method, params }) => (method === "prompt.edit" ? [params] : [])),
		);
	await expect.poll(edits).toMatchObject([{ content: [{ type: "attachment", name: "plan.txt" }] }]);
	await queue.getByRole("button", { name: "Edit: plan.txt" }).waitFor();
});

test("[E25.kept] an interrupted prompt is sent again with its files", async () => {
	const { page } = await chat();
	await choose(page, "one.txt");
	await ready(page).waitFor();
	await input(page).press("Enter");
	await page.getByRole("button", { name: /^Save one\.txt/ }).waitFor();
	await page.evaluate(() => {
		const turn = window.hub.turn("a", 1);
		turn.log("agent.lost", { message: "The process ended." });
		turn.end("interrupted");
	});
	await page.getByRole("button", { name: "Retry" }).click();
	await expect.poll(() => page.getByRole("button", { name: /^Save one\.txt/ }).count()).toBe(2);
});
