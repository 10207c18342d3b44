import type { BrowserContext } from "playwright-core";
import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import type { Parley } from "../harness/parley.ts";
import { Stage } from "../harness/stage.ts";

const patience = { timeout: 20_000 };

/** Another browser, showing the only chat. */
const openOther = async (browser: BrowserContext, parley: Parley): Promise<ChatPage> => {
	const chat = await ChatPage.open(browser, parley.url);
	await chat.pick(/./);
	return chat;
};

/** Whether a hub answers, perhaps a successor. */
const isUp = ({ origin }: Parley): Promise<boolean> =>
	fetch(origin).then(
		({ ok }) => ok,
		() => false,
	);

const shows = (chat: ChatPage, text: string) =>
	expect.poll(() => chat.composer.inputValue(), patience).toBe(text);

/** Types another text and leaves at once, before any timer of the page can fire. */
const typeAndLeave = async ({ page, composer }: ChatPage, text: string): Promise<void> => {
	const left = page.waitForURL("about:blank");
	await composer.evaluate((box, words) => {
		if (!(box instanceof HTMLTextAreaElement)) throw new Error("the composer is no text area");
		box.value = words;
		box.dispatchEvent(new InputEvent("input", { bubbles: true }));
		location.assign("about:blank");
	}, text);
	await left;
	await page.close();
};

test("[E10.quick] text typed just before the last window closes appears in another browser", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const [browser, another] = [await stage.browserProcess(), await stage.browser()];
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	await chat.composer.pressSequentially("half a", { delay: 30 });
	await typeAndLeave(chat, "half a thought");
	await browser.close();
	await shows(await openOther(another, parley), "half a thought");
});

test("[E10.quick] text of any length typed just before a window closes appears in the one beside it", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	const other = await openOther(browser, parley);
	const long = "a long thought ".repeat(10_000);
	await typeAndLeave(chat, long);
	await shows(other, long);
});

test("[E10.marker][E10.cleared] a draft appears in every browser, is marked, and disappears everywhere when it is sent", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const [browser, another] = [await stage.browser(), await stage.browser()];
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	const other = await openOther(another, parley);
	await chat.composer.pressSequentially("/echo one");
	await shows(other, "/echo one");
	await other.composer.press("End");
	await other.composer.pressSequentially(" two");
	await shows(chat, "/echo one two");
	await other.page.getByRole("tab", { name: /with a draft/ }).waitFor();
	await chat.newChat();
	await chat.page
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /draft/ })
		.first()
		.waitFor();
	await other.composer.press("Enter");
	await expect.poll(() => other.answers.allInnerTexts(), patience).toEqual(["one two"]);
	await chat.pick(/one two/);
	await shows(chat, "");
	await shows(other, "");
	await expect.poll(() => chat.page.getByText("draft", { exact: true }).count(), patience).toBe(0);
});

test("[E10.conflict] two browsers that write while disconnected from each other lose nothing: the other text is offered", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const line = await stage.proxy(parley.origin);
	const [browser, another] = [await stage.browser(), await stage.browser()];
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	const other = await ChatPage.open(another, `${line.origin}/#token=${parley.token}`);
	await other.pick(/./);
	line.cut();
	await other.outage.waitFor();
	await other.composer.fill("written in the tunnel");
	await chat.composer.fill("written at the desk");
	await chat.composer.blur();
	line.mend();
	await other.outage.waitFor({ state: "detached" });
	for (const { page } of [chat, other])
		await page.getByText("Another window has a different draft:").waitFor();
	await shows(chat, "written at the desk");
	await shows(other, "written in the tunnel");
	await other.button("Use it").click();
	await shows(other, "written at the desk");
	await other.button("Discard").click();
	for (const { page } of [chat, other])
		await expect.poll(() => page.locator(".draft-note").count(), patience).toBe(0);
	await shows(chat, "written at the desk");
});

test("[E10.restart] a draft survives a hub killed right after it was typed, with everything closed", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const [browser, another] = [await stage.browserProcess(), await stage.browserProcess()];
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	const other = await openOther(another, parley);
	await chat.composer.fill("before the crash");
	await shows(other, "before the crash");
	process.kill(await parley.hubPid(), "SIGKILL");
	await Promise.all([browser.close(), another.close()]);
	await expect.poll(() => isUp(parley), patience).toBe(true);
	await shows(await openOther(await stage.browser(), parley), "before the crash");
});

test("[E10.offline] text typed while no hub runs reaches the next one", async ({ task }) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const [browser, another] = [await stage.browser(), await stage.browser()];
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	process.kill(await parley.hubPid(), "SIGKILL");
	await chat.composer.fill("typed into the void");
	await expect.poll(() => isUp(parley), patience).toBe(true);
	const other = await openOther(another, parley);
	await shows(other, "typed into the void");
});
