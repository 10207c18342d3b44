import { afterAll, beforeAll, expect, test } from "vitest";
import { numbersOf } from "../harness/numbers.ts";
import { EditorStage } from "../harness/vscode/editor-stage.ts";

const length = 20_000;
const whole = numbersOf(length);

let stage: EditorStage;
beforeAll(async () => {
	stage = await EditorStage.open();
});
afterAll(() => stage[Symbol.asyncDispose]());

test("[D3.replay] two views of one chat, in the side bar and in a tab, stay in step", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	const side = await window.showParley();
	await side.chat("/echo first");
	await window.command("Parley: Open Chat in an Editor Tab");
	await expect.poll(() => window.webviews.count(), { timeout: 30_000 }).toBe(2);
	const [one, two] = [window.view(0), window.view(1)];
	await Promise.all([one.showsAnswers("first"), two.showsAnswers("first")]);
	await two.send(`/stream ${length} 8000 40`);
	await Promise.all([one.running(), two.running()]);
	await Promise.all([one.endsWith(whole), two.endsWith(whole)]);
	await one.composer.fill("a draft");
	await two.showsDraft("a draft");
	await window.reload();
	await expect.poll(() => window.webviews.count(), { timeout: 40_000 }).toBe(2);
	for (const view of [window.view(0), window.view(1)]) {
		await view.showsDraft("a draft");
		await view.endsWith(whole);
	}
});

test("[E2.oneHub] two windows share one hub, each with its folder; what one begins the other can go on with", async (context) => {
	stage.begin(context);
	const folders = [await stage.newFolder(), await stage.newFolder()];
	const [first, second] = [await stage.window(folders[0]), await stage.window(folders[1])];
	const [one, two] = [await first.showParley(), await second.showParley()];
	await one.chat("/echo begun in the first window");
	expect(await one.chat("/where")).toContain(folders[0]);
	expect(await two.chat("/where")).toContain(folders[1]);
	const hub = await stage.editor.hubPid();
	await one.send(`/stream ${length} 6000 40`);
	await one.streamed(500);
	await first.page.close();
	await two.button("Chats").click();
	await two.root
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /begun in the first/ })
		.first()
		.click();
	await two.endsWith(whole);
	expect(await stage.editor.hubPid()).toBe(hub);
});
