import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import { firstNumbers } from "../harness/numbers.ts";
import { serveOnce } from "../harness/serve-once.ts";
import { Stage } from "../harness/stage.ts";

const served = serveOnce();

test("[E13.shipped] two commands after the clone, a person chats with Eliza", async ({ task }) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	expect(parley.stdout).toEqual([parley.url]);
	const chat = await ChatPage.open(browser, parley.url);
	expect(await chat.chat("My tests are flaky")).not.toBe("");
	expect(await chat.chat("/echo **bold** and <b>not html</b>")).toBe("bold and <b>not html</b>");
	expect(chat.page.url()).not.toContain("token");
	await chat.chat("/markdown");
	await expect.poll(() => chat.lastAnswer.locator("table").count(), { timeout: 20_000 }).toBeGreaterThan(0);
	expect(await chat.page.locator("a[href^='javascript:'], .answer img").count()).toBe(0);
	expect(chat.errors).toEqual([]);
});

test("[B4.stop] Escape stops the turn, and the screen says so", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.send("/stream 1000000 2000 20");
	await chat.streamed(200);
	await chat.composer.press("Escape");
	await chat.idle();
	await chat.page
		.getByText(/stopped/i)
		.first()
		.waitFor();
	const numbers = await chat.lastNumbers();
	expect(numbers).toEqual(firstNumbers(numbers.length));
	expect(await chat.chat("/echo and on")).toBe("and on");
});

test("[D2.queue][D2.edit][D2.serial] prompts sent during a turn are shown as queued, can be withdrawn, and run in order", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	// A turn that lasts until it is answered, however slow the machine is.
	await chat.send("/permission");
	const card = chat.page.getByRole("article");
	await card.waitFor();
	await chat.send("/echo second");
	await chat.send("/echo never");
	await chat.send("/echo third");
	await chat.button("Remove from the queue: /echo never").click();
	await card
		.getByRole("button", { name: /^Allow/ })
		.first()
		.click();
	await chat.page.locator(".prompt").nth(2).waitFor();
	await chat.idle();
	await expect
		.poll(() => chat.answers.allInnerTexts(), { timeout: 20_000 })
		.toEqual(["You allowed it once.", "second", "third"]);
});

test("[E5.blocked][E5.dismissed][E21.record] a permission card waits, is answered once, and leaves a record", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.composer.waitFor();
	const other = await ChatPage.open(browser, parley.url);
	await other.pick(/New chat/);
	await chat.send("/permission");
	const card = chat.page.getByRole("article");
	await card.waitFor();
	await expect
		.poll(() => chat.composer.evaluate((box) => box === document.activeElement), { timeout: 20_000 })
		.toBe(true);
	await other.page.getByRole("article").waitFor();
	await other.page
		.getByRole("article")
		.getByRole("button", { name: /^Allow/ })
		.first()
		.click();
	await card.waitFor({ state: "detached" });
	await chat.idle();
	await chat.page
		.getByText(/allowed/i)
		.first()
		.waitFor();
});

test("[E10.hide][E10.reload] a draft survives switching chats and a reload", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.chat("/echo one");
	await chat.composer.fill("half a thought");
	await chat.newChat();
	await expect.poll(() => chat.composer.inputValue(), { timeout: 20_000 }).toBe("");
	await chat.page.getByRole("tab", { name: /echo one/ }).click();
	await expect.poll(() => chat.composer.inputValue(), { timeout: 20_000 }).toBe("half a thought");
	await chat.page.reload();
	await expect.poll(() => chat.composer.inputValue(), { timeout: 20_000 }).toBe("half a thought");
});
