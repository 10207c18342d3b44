import { expect, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import { numbersOf } from "../harness/numbers.ts";
import type { Parley } from "../harness/parley.ts";
import { serveOnce } from "../harness/serve-once.ts";
import { Stage } from "../harness/stage.ts";

const served = serveOnce();

const length = 40_000;
const stream = `/stream ${length} 20000 40`;
const whole = numbersOf(length);

const attached = async (parley: Parley): Promise<number> => {
	const status: { clients: number } = JSON.parse((await parley.command("status", "--json")).stdout);
	return status.clients;
};

test("[D3.replay] two windows show the same stream to the last character", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const first = await stage.browser();
	const second = await stage.browser();
	const chat = await ChatPage.openNew(first, parley.url);
	await chat.composer.waitFor();
	const other = await ChatPage.open(second, parley.url);
	await other.pick(/New chat/);
	await chat.send(stream);
	await other.streamed(1000);
	await Promise.all([chat.idle(), other.idle()]);
	expect(await chat.lastNumbers()).toEqual(whole);
	expect(await other.lastNumbers()).toEqual(whole);
});

test("[C6.shared] tabs of one browser share one stream; closing one leaves the other alone", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	const alone = await attached(parley);
	const other = await ChatPage.open(browser, parley.url);
	const third = await ChatPage.open(browser, parley.url);
	await Promise.all([other.pick(/New chat/), third.pick(/New chat/)]);
	await chat.send(stream);
	await Promise.all([other.streamed(500), third.streamed(500)]);
	expect(await attached(parley)).toBe(alone);
	await chat.page.close();
	await Promise.all([other.idle(), third.idle()]);
	expect(await other.lastNumbers()).toEqual(whole);
	expect(await third.lastNumbers()).toEqual(whole);
});

test("[C7.once][D4.hidden] a browser without shared workers gives each tab a worker of its own", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	await browser.addInitScript(() => {
		Reflect.deleteProperty(globalThis, "SharedWorker");
	});
	const chat = await ChatPage.open(browser, parley.url);
	await chat.composer.waitFor();
	const alone = await attached(parley);
	const other = await ChatPage.open(browser, parley.url);
	await other.pick(/New chat/);
	await chat.send(stream);
	// Each has its own stream, so neither learns of the turn through the other.
	await Promise.all([chat.streamed(1000), other.streamed(1000)]);
	await Promise.all([chat.idle(), other.idle()]);
	expect(await chat.lastNumbers()).toEqual(whole);
	expect(await other.lastNumbers()).toEqual(whole);
	expect(await attached(parley)).toBe(alone + 1);
});

test("[D7.reload] a reload in mid-stream shows the same turn in full", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.send(stream);
	await chat.streamed(2000);
	await chat.page.reload();
	await chat.streamed(2000);
	await chat.idle();
	expect(await chat.lastNumbers()).toEqual(whole);
	await chat.page.getByRole("log").press("Home");
	await expect.poll(() => chat.page.locator(".prompt").count(), { timeout: 20_000 }).toBe(1);
});

test("[A21.background] a chat continues in the background while another is shown", async ({ task }) => {
	const stage = new Stage(task);
	const parley = stage.join(served());
	const browser = await stage.browser();
	const chat = await ChatPage.openNew(browser, parley.url);
	await chat.send(stream);
	await chat.streamed(500);
	await chat.newChat();
	expect(await chat.chat("/echo elsewhere")).toBe("elsewhere");
	await chat.page.getByRole("tab", { name: /stream/ }).click();
	await chat.streamed(2000);
	await chat.idle();
	expect(await chat.lastNumbers()).toEqual(whole);
});

test("[B14.browser][D5.running] a browser closed while the agent works shows everything when it is reopened", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const second = await stage.browser();
	const first = await stage.browserProcess();
	const chat = await ChatPage.open(first, parley.url);
	await chat.send(stream);
	await chat.streamed(500);
	await first.close();
	const again = await ChatPage.open(second, parley.url);
	await again.pick(/stream/);
	await again.streamed(2000);
	await again.idle();
	expect(await again.lastNumbers()).toEqual(whole);
});
