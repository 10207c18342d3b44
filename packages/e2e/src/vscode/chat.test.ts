import { readlink } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { floorNode } from "../harness/floor-node.ts";
import { numbersOf } from "../harness/numbers.ts";
import { EditorStage } from "../harness/vscode/editor-stage.ts";

const length = 40_000;
const whole = numbersOf(length);
/** Streams for several seconds: long enough to do something meanwhile. */
const longAnswer = `/stream ${length} 8000 40`;

let stage: EditorStage;
/** The hub of this editor is run by the oldest Node that has to run it. */
let node: string;
beforeAll(async () => {
	node = await floorNode();
	stage = await EditorStage.open({ settings: { "parley.nodePath": node } });
});
afterAll(() => stage[Symbol.asyncDispose]());

test("[E14.editor][E14.dom][E13.shipped][C10.csp] whoever installs the package and clicks once is chatting; before that no hub is started", async (context) => {
	stage.begin(context);
	const window = await stage.window();
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

test("[D4.hidden][B14.panel] a side bar that is hidden and shown in mid-stream misses nothing and doubles nothing", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	const chat = await window.showParley();
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

test("[D7.reload] a window that is reloaded in mid-stream shows the same turn going on, whole", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	const chat = await window.showParley();
	await chat.send(longAnswer);
	await chat.streamed(1000);
	const [hub, agents] = [await stage.editor.hubPid(), await stage.editor.processes("eliza.mjs")];
	await window.reload();
	const again = await window.showParley();
	await again.endsWith(whole);
	expect(await stage.editor.hubPid()).toBe(hub);
	expect(await stage.editor.processes("eliza.mjs")).toEqual(agents);
});

test("[D7.pending] what an agent asked before the window was reloaded can be answered after it, in the same turn", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	const chat = await window.showParley();
	await chat.send("/permission");
	await chat.button("Allow once").waitFor();
	await window.reload();
	const again = await window.showParley();
	await again.button("Allow once").click();
	await again.text(/allow/i).waitFor();
	await again.idle();
	expect(await again.root.locator(".prompt").count()).toBe(1);
});

test("[D4.activation] what is unfolded stays so while the side bar is away, and belongs to one activation", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	const chat = await window.showParley();
	await chat.chat("/tool couch");
	const unfolded = () => window.view(0).text("couch is done.");
	await chat.button(/Use couch/).click();
	await unfolded().waitFor();
	await window.hideSideBar();
	await window.showParley();
	await unfolded().waitFor();
	await window.reload();
	const again = await window.showParley();
	await again.button(/Use couch/).waitFor();
	expect(await unfolded().count()).toBe(0);
});

test("[E10.quick][E10.hide][E10.reload] what was typed for 200 ms is there after the side bar was closed, and after a reload", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	const chat = await window.showParley();
	await chat.composer.pressSequentially("half a thought", { delay: 14 });
	await window.hideSideBar();
	const again = await window.showParley();
	await again.showsDraft("half a thought");
	await again.composer.press("End");
	await again.composer.pressSequentially(", then the other half", { delay: 5 });
	await window.reload();
	const last = await window.showParley();
	await last.showsDraft("half a thought, then the other half");
	await last.composer.press("Enter");
	await last.showsDraft("");
	await last.idle();
});
