import { createHash } from "node:crypto";
import process from "node:process";
import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import { serveOnce } from "../harness/serve-once.ts";
import { Stage } from "../harness/stage.ts";

const served = serveOnce();

const patience = { timeout: 20_000 };

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const textFile = (name: string, text: string): File => ({
	name,
	mimeType: "text/plain",
	buffer: Buffer.from(text),
});

/** What Eliza's `/attached` reports about a file, including a hash of its content. */
const report = ({ name, buffer }: File): string =>
	`${name}: ${buffer.length} bytes, ${createHash("sha256").update(buffer).digest("hex")}`;

const attach = (chat: ChatPage, ...files: readonly File[]) =>
	chat.page.locator(".attach-input").setInputFiles([...files]);
const ready = (chat: ChatPage) => chat.page.locator('.tray-chip[data-phase="ready"]');
const names = (chat: ChatPage) => chat.page.locator(".tray-name").allInnerTexts();

test("[E25.upload][E25.delivered][B3.attachments] attached files reach the agent whole, small or uploaded in pieces", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const chat = await ChatPage.openNew(await stage.browser(), parley.url);
	await chat.composer.waitFor();
	const small = textFile("notes.txt", "Some notes, ünïcödé 語\n");
	const large = textFile("large.log", "0123456789abcdef".repeat(200_000));
	await attach(chat, small, large);
	await ready(chat).nth(1).waitFor();
	const answer = await chat.chat("/attached");
	expect(answer).toContain(report(small));
	expect(answer).toContain(report(large));
	expect(await ready(chat).count()).toBe(0);
	await chat.button(/^Save notes\.txt/).waitFor();
	await chat.page.reload();
	await chat.button(/^Save large\.log/).waitFor();
	const [download] = await Promise.all([
		chat.page.waitForEvent("download"),
		chat.button(/^Save notes\.txt/).click(),
	]);
	expect(download.suggestedFilename()).toBe("notes.txt");
	expect(chat.errors).toEqual([]);
});

test("[B3.attachments] a prompt of files alone is answered", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const chat = await ChatPage.openNew(await stage.browser(), parley.url);
	await chat.composer.waitFor();
	await attach(chat, textFile("alone.txt", "one line"));
	await ready(chat).waitFor();
	await chat.composer.press("Enter");
	await expect
		.poll(async () => (await chat.answers.allInnerTexts()).join("\n"), patience)
		.toContain("alone.txt");
	await chat.idle();
});

test("[E10.attachments][E10.reload][E10.restart] a draft's files survive a reload and a killed hub, and appear in another window", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const chat = await ChatPage.open(await stage.browser(), parley.url);
	await chat.composer.waitFor();
	const file = textFile("kept.txt", "kept over everything");
	await attach(chat, file);
	await ready(chat).waitFor();
	await chat.composer.fill("/attached");
	const other = await ChatPage.open(await stage.browser(), parley.url);
	await other.page.getByRole("list", { name: "Chats" }).getByRole("button").first().click();
	await expect.poll(() => names(other), patience).toEqual(["kept.txt"]);
	await chat.page.reload();
	await expect.poll(() => names(chat), patience).toEqual(["kept.txt"]);
	process.kill(await parley.hubPid(), "SIGKILL");
	await chat.outage.waitFor({ state: "detached", timeout: 30_000 });
	await chat.composer.press("Enter");
	await expect
		.poll(async () => (await chat.answers.allInnerTexts()).join("\n"), patience)
		.toContain(report(file));
	await expect.poll(() => names(other), patience).toEqual([]);
});

test("[E25.upload] an upload resumes after the connection was cut", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const url = new URL(parley.url);
	const line = await stage.proxy(url.origin);
	url.host = new URL(line.origin).host;
	const chat = await ChatPage.openNew(await stage.browser(), url.href);
	await chat.composer.waitFor();
	const file = textFile("cut.log", "0123456789abcdef".repeat(800_000));
	await attach(chat, file);
	await chat.page.getByText(/^\d+ % of/).waitFor();
	line.cut();
	line.mend();
	await ready(chat).waitFor(patience);
	expect(await chat.chat("/attached")).toContain(report(file));
});

test("[C11.truncated][C11.showAll] a long output shows its ends, shows all of it on request, and looks the same after a reload", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const chat = await ChatPage.openNew(await stage.browser(), parley.url);
	await chat.composer.waitFor();
	await chat.chat("/output 2048");
	for (const round of ["live", "restored"]) {
		if (round === "restored") await chat.page.reload();
		await chat.page.locator(".disclosure-line", { hasText: "Put out 2048 KB" }).click();
		const row = chat.page.locator(".row", { hasText: "Put out 2048 KB" });
		await row.getByText("The middle is not shown: 2 MB in all").waitFor();
		await row.getByRole("button", { name: "Show all (2 MB)" }).click();
		const viewer = row.locator(".text-viewer");
		await viewer.getByText(/^0000000 0000001/).waitFor();
		await expect
			.poll(async () => {
				await viewer.evaluate((box) => box.scrollTo(0, box.scrollHeight));
				return (await viewer.innerText()).trim();
			}, patience)
			.toMatch(/0262143$/);
	}
});

test("[E25.shown] a picture from an agent is shown", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const chat = await ChatPage.openNew(await stage.browser(), parley.url);
	await chat.composer.waitFor();
	await chat.chat("/picture");
	const picture = chat.page.locator(".agent-image img").last();
	await expect
		.poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]), patience)
		.toEqual([48, 32]);
	expect(chat.errors).toEqual([]);
});
