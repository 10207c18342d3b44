import { readlink } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { floorNode } from "../harness/floor-node.ts";
import { numbersOf } from "../harness/numbers.ts";
import { EditorStage } from "../harness/vscode/editor-stage.ts";

const length = 40_000;
const whole = numbersOf(length);
const shortLength = 20_000;
const shortWhole = numbersOf(shortLength);
/** Streams for several seconds: long enough to act meanwhile. */
const longAnswer = `/stream ${length} 8000 40`;

let stage: EditorStage;
/** This editor's hub runs on the oldest supported Node. */
let node: string;
beforeAll(async () => {
	node = await floorNode();
	stage = await EditorStage.open({ settings: { "parley.nodePath": node } });
});
afterAll(() => stage[Symbol.asyncDispose]());

test("[E14.editor][E14.dom][E13.shipped][C10.csp] after installing the package, one click opens a chat; no hub starts before that", async (context) => {
	stage.begin(context);
	const { window } = await stage.sharedWindow();
	const log = await stage.editor.activated();
	expect(log).toMatchObject({ fields: { tookMs: expect.any(Number) } });
	expect(log.fields.tookMs).toBeLessThan(500);
	expect(await stage.editor.hubPid()).toBeUndefined();
	const chat = await window.clickParley();
	expect(await chat.chat("/echo hello from the editor")).toBe("hello from the editor");
	expect(await readlink(`/proc/${await stage.editor.hubPid()}/exe`)).toBe(node);
	await chat.chat("/markdown");
	await chat.root.locator("pre code").first().waitFor();
	expect(window.refusals).toEqual([]);
});

test("[C10.csp] the script of a panel, fetched when the panel is opened, gets past the policy by the page's nonce", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await chat.chat("/echo with a panel");
	await chat.button("Chats").click();
	await chat.button("Storage").click();
	const panel = chat.root.getByRole("dialog", { name: "Storage" });
	await panel.getByRole("button", { name: "Close" }).waitFor();
	const scripts = await panel.evaluate(() =>
		performance.getEntriesByType("resource").flatMap(({ name }) => /[\w-]+(?=\.js$)/.exec(name)?.[0] ?? []),
	);
	expect(scripts.filter((name) => name.startsWith("storage-dialog-"))).toHaveLength(1);
	await panel.getByRole("button", { name: "Close" }).click();
	await panel.waitFor({ state: "detached" });
	expect(window.refusals).toEqual([]);
});

test("[D4.hidden][B14.panel] a side bar hidden and shown again in mid-stream misses nothing and duplicates nothing", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await chat.send(longAnswer);
	await chat.streamed(1000);
	for (let round = 0; round < 2; round += 1) {
		await window.hideSideBar();
		expect(await window.webviews.count()).toBe(0);
		await window.showParley();
	}
	await window.command("View: Show Explorer");
	const again = await window.showParley();
	await again.endsWith(whole);
});

test("[D7.reload] a window reloaded in mid-stream shows the same turn, continuing and complete", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await chat.send(longAnswer);
	await chat.streamed(1000);
	const [hub, agents] = [await stage.editor.hubPid(), await stage.editor.elizas()];
	await window.reload();
	const again = await window.showParley();
	await again.endsWith(whole);
	expect(await stage.editor.hubPid()).toBe(hub);
	expect(await stage.editor.elizas()).toEqual(agents);
});

test("[D7.pending][D4.activation][E10.quick][E10.hide][E10.reload] a permission request, a draft typed in 200 ms and unfolded rows survive a closed side bar; request and draft survive a reload, in the same turn", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await chat.chat("/tool couch");
	await chat.send("/permission");
	await chat.button("Allow once").waitFor();
	const unfolded = () => window.view(0).text("couch is done.");
	await chat.button(/Use couch/).click();
	await unfolded().waitFor();
	await chat.composer.pressSequentially("half a thought", { delay: 14 });
	await window.hideSideBar();
	const again = await window.showParley();
	await again.showsDraft("half a thought");
	await unfolded().waitFor();
	await again.composer.press("End");
	await again.composer.pressSequentially(", then the other half", { delay: 5 });
	await window.reload();
	const last = await window.showParley();
	await last.showsDraft("half a thought, then the other half");
	await last.button(/Use couch/).waitFor();
	expect(await unfolded().count()).toBe(0);
	await last.button("Allow once").click();
	await last.text(/allow/i).waitFor();
	await last.idle();
	expect(await last.root.locator(".prompt").count()).toBe(2);
	await last.composer.press("Enter");
	await last.showsDraft("");
	await last.idle();
});

test("[D3.replay] two views of one chat, in the side bar and in a tab, stay in step", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await chat.chat("/echo first");
	await window.command("Parley: Open Chat in an Editor Tab");
	await expect.poll(() => window.webviews.count(), { timeout: 30_000 }).toBe(2);
	const [one, two] = [window.view(0), window.view(1)];
	await Promise.all([one.showsAnswers("first"), two.showsAnswers("first")]);
	await two.send(`/stream ${shortLength} 8000 40`);
	await Promise.all([one.running(), two.running()]);
	await Promise.all([one.endsWith(shortWhole), two.endsWith(shortWhole)]);
	await one.composer.fill("a draft");
	await two.showsDraft("a draft");
	await window.reload();
	await expect.poll(() => window.webviews.count(), { timeout: 40_000 }).toBe(2);
	for (const view of [window.view(0), window.view(1)]) {
		await view.showsDraft("a draft");
		await view.endsWith(shortWhole);
	}
});

test("[E2.oneHub] two windows share one hub, each with its folder; a chat begun in one can be continued in the other", async (context) => {
	stage.begin(context);
	const [second, first] = [await stage.chat(), await stage.window()];
	const [one, two] = [await first.window.showParley(), second.chat];
	await one.chat("/echo begun in the first window");
	expect(await one.chat("/where")).toContain(first.folder);
	expect(await two.chat("/where")).toContain(second.folder);
	const hub = await stage.editor.hubPid();
	await one.send(`/stream ${shortLength} 6000 40`);
	await one.streamed(500);
	await first.window.page.close();
	await two.button("Chats").click();
	await two.root
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /begun in the first/ })
		.first()
		.click();
	await two.endsWith(shortWhole);
	expect(await stage.editor.hubPid()).toBe(hub);
});
