import { afterAll, beforeAll, expect, test } from "vitest";
import { firstNumbers, numbersOf } from "../harness/numbers.ts";
import { EditorStage } from "../harness/vscode/editor-stage.ts";

const length = 40_000;
const whole = numbersOf(length);

let stage: EditorStage;
beforeAll(async () => {
	stage = await EditorStage.open({ settings: { "parley.watchdogSeconds": 4 } });
});
afterAll(() => stage[Symbol.asyncDispose]());

test("[D7.extensionHost] after the extension host is killed in mid-stream, the same turn continues", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await chat.send(`/stream ${length} 3000 40`);
	await chat.streamed(500);
	const hub = await stage.editor.hubPid();
	for (const pid of await stage.editor.extensionHosts()) process.kill(pid, "SIGKILL");
	await expect.poll(() => stage.editor.extensionHosts(), { timeout: 30_000 }).toEqual([]);
	await expect.poll(async () => (await stage.editor.extensionHosts()).length, { timeout: 40_000 }).toBe(1);
	const again = await window.sidebar();
	await again.endsWith(whole);
	expect(await stage.editor.hubPid()).toBe(hub);
	expect(await again.chat("/echo as if nothing had been")).toBe("as if nothing had been");
});

test("[D7.reattach] a killed hub is replaced, and the same turn goes on to its end", async (context) => {
	stage.begin(context);
	const { chat } = await stage.chat();
	await chat.chat("/echo kept");
	await chat.send(`/stream ${length} 3000 40`);
	await chat.streamed(500);
	const [before, agents] = [await stage.editor.hubPid(), await stage.editor.elizas()];
	if (before === undefined) throw new Error("no hub is running");
	process.kill(before, "SIGKILL");
	await expect.poll(() => stage.editor.hubPid(), { timeout: 40_000 }).not.toBe(before);
	await chat.endsWith(whole);
	await chat.idle();
	expect(await chat.button(/^Retry/).count()).toBe(0);
	expect(await stage.editor.elizas()).toEqual(agents);
	expect(await chat.chat("/echo on we go")).toBe("on we go");
});

test("[D7.hub][B16.outcome] when the keeper is killed, the turn is shown as interrupted, and the chat continues", async (context) => {
	stage.begin(context);
	const { chat } = await stage.chat();
	await chat.chat("/echo kept");
	await chat.send("/stream 1000000 5000 20");
	await chat.streamed(2000);
	const shown = (await chat.lastNumbers()).length;
	const hub = await stage.editor.hubPid();
	if (hub !== undefined) process.kill(hub, "SIGKILL");
	for (const pid of await stage.editor.processes(stage.editor.root, "keeper.mjs"))
		process.kill(pid, "SIGKILL");
	await chat
		.button(/^Retry/)
		.first()
		.waitFor({ timeout: 40_000 });
	const numbers = await chat.lastNumbers();
	expect(numbers).toEqual(firstNumbers(numbers.length));
	expect(numbers.length).toBeGreaterThanOrEqual(shown);
	await chat.idle();
	expect(await chat.chat("/echo on we go")).toBe("on we go");
});

test("[D6.error][D6.next] the view names an agent that died and why, and the next prompt gets a new one", async (context) => {
	stage.begin(context);
	const { chat } = await stage.chat();
	await chat.send("/midword");
	await chat.text(/Your next message restarts it/).waitFor();
	await chat.idle();
	expect(await chat.chat("/echo alive")).toBe("alive");
});

test("[D4.watchdog] a view on screen that stops answering is recreated, with all its content", async (context) => {
	stage.begin(context);
	const { chat } = await stage.chat();
	await chat.chat("/echo before the silence");
	await chat.composer.fill("half a thought");
	await chat.composer.evaluate((box) => {
		box.ownerDocument.body.dataset["old"] = "";
		const page = box.ownerDocument.defaultView;
		if (page !== null) page.isDeaf = true;
	});
	await expect
		.poll(
			() =>
				chat.root
					.locator("body:not([data-old]) .composer")
					.count()
					.catch(() => 0),
			{ timeout: 40_000 },
		)
		.toBe(1);
	await chat.showsAnswers("before the silence");
	await chat.showsDraft("half a thought");
	expect((await stage.editor.logs())["extension.log"]).toContain("A view does not answer and is reloaded");
	expect(await chat.chat("/echo back")).toBe("back");
});
