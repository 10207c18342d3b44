import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import { serveOnce } from "../harness/serve-once.ts";
import { Stage } from "../harness/stage.ts";

const served = serveOnce();

const patience = { timeout: 20_000 };

/** A turn that does not end by itself, with three prompts queued behind it. */
const withQueue = async (stage: Stage): Promise<{ chat: ChatPage; other: ChatPage }> => {
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.send("/hang");
	await chat.running();
	for (const name of ["one", "two", "three"]) await chat.send(`/echo ${name}`);
	const other = await ChatPage.open(browser, parley.url);
	await other.pick(/hang/);
	await expect.poll(() => waiting(other), patience).toEqual(["/echo one", "/echo two", "/echo three"]);
	return { chat, other };
};

const waiting = ({ page }: ChatPage) =>
	page.getByRole("list", { name: "Prompts waiting" }).locator(".queue-text").allInnerTexts();

test("[D2.queue][D2.edit] one window changes the queue, the other shows it, and it runs as changed", async ({
	task,
}) => {
	const { chat, other } = await withQueue(new Stage(task));
	await chat.button("Move up (Alt+Up): /echo three").click();
	for (const view of [chat, other])
		await expect.poll(() => waiting(view), patience).toEqual(["/echo one", "/echo three", "/echo two"]);
	await chat.button("Remove from the queue: /echo one").focus();
	await chat.page.keyboard.press("Alt+ArrowDown");
	await expect.poll(() => waiting(other), patience).toEqual(["/echo three", "/echo one", "/echo two"]);
	await other.button("Edit: /echo one").click();
	await other.page.getByRole("textbox", { name: /^Change the queued prompt/ }).fill("/echo won");
	await other.page.keyboard.press("Enter");
	await expect.poll(() => waiting(chat), patience).toEqual(["/echo three", "/echo won", "/echo two"]);
	await chat.button(/^Stop/).click();
	await chat.button("Resume").click();
	await expect.poll(() => chat.answers.allInnerTexts(), patience).toEqual(["three", "won", "two"]);
});

test("[D2.sendNow] Send now stops the turn, and the other prompts follow by themselves", async ({ task }) => {
	const { chat, other } = await withQueue(new Stage(task));
	await other.button("Send now: /echo two").click();
	await expect.poll(() => chat.answers.allInnerTexts(), patience).toEqual(["two", "one", "three"]);
	await chat.idle();
	expect(await waiting(chat)).toEqual([]);
});
