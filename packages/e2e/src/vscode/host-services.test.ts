import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EditorStage } from "../harness/vscode/editor-stage.ts";

/** Someone else's agent, as far as Parley can tell, with two secrets in its environment. */
const planted = {
	env: `planted-${randomBytes(12).toString("hex")}`,
	safe: `planted-${randomBytes(12).toString("hex")}`,
};
const eliza = fileURLToPath(import.meta.resolve("@parley/agents/eliza/main"));
const doctor = {
	title: "Doctor",
	command: process.execPath,
	args: ["--disable-warning=ExperimentalWarning", eliza],
	env: { PLAIN_KEY: planted.env, SAFE_KEY: { secret: "work" } },
};

let stage: EditorStage;
beforeAll(async () => {
	stage = await EditorStage.open({
		config: { agents: { doctor } },
		// Windows of earlier tests are left behind by their pages; they must soon know that nobody looks at them.
		settings: { "parley.watchdogSeconds": 4 },
	});
});
afterAll(() => stage[Symbol.asyncDispose]());

test("[C9.agents][C8.views][C8.safe] no agent of others starts in Restricted Mode; trust takes effect at once, and no secret reaches a view", async (context) => {
	stage.begin(context);
	const window = await stage.window();
	await window.command("Parley: Store a Secret for Agents…");
	await window.answerInput("work");
	await window.answerInput(planted.safe);
	await window.notification(/keeps “work” in the editor's safe/);
	const chat = await window.showParley();
	await window.command("Parley: New Chat with Another Folder or Agent…");
	await chat.root.getByRole("radio", { name: "Doctor" }).check();
	await chat.button("Start").click();
	await chat.root.getByRole("heading", { name: "Chat with Doctor" }).waitFor();
	await chat.send("/env SAFE_KEY");
	await chat.button("Manage Workspace Trust").click();
	expect(await stage.editor.processes(eliza)).toEqual([]);
	await window.grantTrust();
	await chat.showsAnswers("SAFE_KEY is set.");
	expect(await chat.chat("/env PLAIN_KEY")).toBe("PLAIN_KEY is set.");
	await chat.chat("/env PARLEY_DATA");
	const secrets = [planted.env, planted.safe, await stage.editor.token()];
	expect(window.messages.length).toBeGreaterThan(20);
	expect(window.messages.some((text) => text.includes("PLAIN_KEY is set."))).toBe(true);
	const leaks = window.messages.filter((text) => secrets.some((secret) => text.includes(secret)));
	expect(leaks).toEqual([]);
	const logs = Object.values(await stage.editor.logs()).join("\n");
	expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
});

test("[B7.viewDiff] an edit opens in the editor's own diff, and a file at its line", async (context) => {
	stage.begin(context);
	const folder = await stage.newFolder();
	await writeFile(join(folder, "couch.txt"), "what is on disk\n");
	const window = await stage.window(folder);
	const chat = await window.showParley();
	await chat.chat("/diff couch.txt");
	await chat.button(/Edit couch\.txt/).click();
	await chat.button(/^Open the changes of couch\.txt/).click();
	await window.page.getByRole("tab", { name: /couch\.txt \(before ↔ after\)/ }).waitFor();
	const diff = window.page.locator(".monaco-diff-editor");
	for (const line of ["The patient lies.", "The patient sits.", "And talks."])
		await diff
			.locator(".view-line", { hasText: line })
			.or(diff.locator(".view-lines", { hasText: line }))
			.first()
			.waitFor();
	await chat.button("couch.txt:1").click();
	await window.page.getByRole("tab", { name: /^couch\.txt(?! \()/ }).waitFor();
	const onDisk = window.page.locator(".view-lines", { hasText: "what is on disk" });
	await expect.poll(() => onDisk.count(), { timeout: 20_000 }).toBe(1);
});

test("[B12.assistant][C2.hosts] a link of an answer opens its file at the line; outside of the folder only after a question", async (context) => {
	stage.begin(context);
	const folder = await stage.newFolder();
	const outside = join(await stage.newFolder(), "outside.txt");
	await writeFile(join(folder, "couch.txt"), "one\ntwo\nthree\n");
	await writeFile(outside, "elsewhere\n");
	const window = await stage.window(folder);
	const chat = await window.showParley();
	await chat.chat(
		`/echo See [the couch](couch.txt#L2), [the other](${outside}) and [no link](vscode://file/x).`,
	);
	const links = chat.root.locator(".answer").getByRole("link");
	expect(await links.allInnerTexts()).toEqual(["the couch", "the other"]);
	await links.nth(0).click();
	await window.page.getByRole("tab", { name: /^couch\.txt/ }).waitFor();
	await window.page.getByText("Ln 2, Col 1").waitFor();
	await links.nth(1).click();
	const question = chat.root.getByRole("dialog", { name: /outside of the chat's folder/ });
	await question.getByText(outside).waitFor();
	expect(await window.page.getByRole("tab", { name: /^outside\.txt/ }).count()).toBe(0);
	await question.getByRole("button", { name: "Open" }).click();
	await window.page.getByRole("tab", { name: /^outside\.txt/ }).waitFor();
});

test("[A12.notice] one window says that a chat waits when nobody looks, takes no focus, and leads there", async (context) => {
	stage.begin(context);
	const other = await stage.window();
	await other.showParley();
	await other.hideSideBar();
	const window = await stage.window();
	const chat = await window.showParley();
	await chat.send("/stream 4000 1000 40");
	await chat.running();
	await chat.send("/permission");
	await window.hideSideBar();
	await window.command("File: New Untitled Text File");
	await window.page.keyboard.type("before ");
	const toast = await window.notification(/waits for your answer/);
	await window.page.keyboard.type("after");
	await window.page.locator(".view-line", { hasText: "before after" }).waitFor();
	expect(await other.page.locator(".notification-list-item", { hasText: "waits for" }).count()).toBe(0);
	await toast.getByRole("button", { name: "Show Chat" }).click();
	const again = await window.sidebar();
	await again.button("Allow once").click();
	await again.idle();
});
