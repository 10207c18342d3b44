import { afterAll, beforeAll, expect, test } from "vitest";
import { numbersOf } from "../harness/numbers.ts";
import { EditorStage } from "../harness/vscode/editor-stage.ts";

const length = 40_000;
const whole = numbersOf(length);

let stage: EditorStage;
beforeAll(async () => {
	stage = await EditorStage.open();
});
afterAll(() => stage[Symbol.asyncDispose]());

test("[E14][E13][B13] whoever installs the package and clicks once is chatting; before that no hub is started", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	expect(await stage.editor.hubPid()).toBeUndefined();
	const chat = await window.clickParley();
	expect(await chat.chat("/echo hello from the editor")).toBe("hello from the editor");
	expect(await stage.editor.hubPid()).toBeDefined();
});
