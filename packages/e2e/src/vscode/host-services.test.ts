import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { numbersOf } from "../harness/numbers.ts";
import { EditorStage, type OpenWindow } from "../harness/vscode/editor-stage.ts";
import { FileDialog } from "../harness/vscode/file-dialog.ts";

/** To Parley a third-party agent, with two secrets in its environment. */
const planted = {
	env: `planted-${randomBytes(12).toString("hex")}`,
	safe: `planted-${randomBytes(12).toString("hex")}`,
};
/** Distinguishes its processes from those of other tests. */
const mark = `doctor-${randomBytes(6).toString("hex")}`;
const eliza = fileURLToPath(import.meta.resolve("@parley/agents/eliza/main"));
const doctor = {
	title: "Doctor",
	command: process.execPath,
	args: [`--title=${mark}`, "--disable-warning=ExperimentalWarning", eliza],
	env: { PLAIN_KEY: planted.env, SAFE_KEY: { secret: "work" } },
};
const doctors = () => stage.editor.processes(mark);

let stage: EditorStage;
beforeAll(async () => {
	stage = await EditorStage.open({
		config: { agents: { doctor } },
		// A window left behind by a test must soon learn that nobody looks at it.
		settings: { "parley.watchdogSeconds": 4 },
	});
});
afterAll(() => stage[Symbol.asyncDispose]());

/** The editor's dialog in a window, once it proposes this file, or without one the folder. */
const dialogIn =
	({ window, folder }: OpenWindow) =>
	(name = "") =>
		FileDialog.appear(window.page, new RegExp(`^${folder}/${name}$`));

/** What Eliza reports about a file she received. */
const report = (name: string, text: string): string => {
	const bytes = Buffer.from(text);
	return `${name}: ${bytes.length} bytes, ${createHash("sha256").update(bytes).digest("hex")}`;
};

test("[B7.viewDiff] an edit opens in the editor's own diff, and a file at its line", async (context) => {
	stage.begin(context);
	const { folder, window, chat } = await stage.chat();
	await writeFile(join(folder, "couch.txt"), "what is on disk\n");
	await chat.chat("/diff couch.txt");
	await chat.button(/^Open the changes to couch\.txt/).click();
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

test("[E20.commands] chats are exported in full with the editor's save dialog, and imported with its open dialog", async (context) => {
	stage.begin(context);
	const shared = await stage.chat();
	const { folder, chat } = shared;
	const dialog = dialogIn(shared);
	const before = await readdir(folder);
	await chat.chat("/echo to be exported");
	await chat.button("Chats").click();
	await chat.root.locator(".session", { hasText: "to be exported" }).hover();
	await chat.button(/^Export \/echo to be/).click();
	const exporting = chat.root.getByRole("dialog", { name: /^Export/ });
	const save = exporting.getByRole("button", { name: "Export" });
	const proposed = String.raw`chat-echo-to-be-exported-\w+\.md`;

	await save.click();
	await (await dialog(proposed)).dismiss();
	await save.and(chat.root.locator(":enabled")).waitFor();
	expect(await exporting.getByRole("status").count()).toBe(0);

	const [markdown, lines] = [join(folder, "kept.md"), join(folder, "kept.jsonl")];
	await writeFile(markdown, "the one before");
	await save.click();
	await (await dialog(proposed)).replace(markdown);
	await exporting.getByText("Saved as kept.md").waitFor();
	expect(await readFile(markdown, "utf8")).toContain("> to be exported");

	await exporting.getByRole("button", { name: "Close" }).click();
	await chat.button(/^Export \/echo to be/).click();
	await exporting.getByRole("radio", { name: /JSON Lines/ }).check();
	await save.click();
	await (await dialog(`${proposed.slice(0, -2)}jsonl`)).accept(lines);
	await exporting.getByText("Saved as kept.jsonl").waitFor();
	const archive = (await readFile(lines, "utf8")).trimEnd().split("\n");
	expect(archive.map((line) => JSON.parse(line).line)).toEqual([
		"session",
		...archive.slice(2).map(() => "event"),
		"end",
	]);
	expect((await readdir(folder)).toSorted()).toEqual([...before, "kept.jsonl", "kept.md"].toSorted());
	await exporting.getByRole("button", { name: "Close" }).click();

	await chat.button("Import chats").click();
	await chat.button("From the Workspace…").click();
	await (await dialog()).accept(lines);
	await chat.text("is already here.").waitFor();
	await chat.root
		.getByRole("dialog", { name: /^Import/ })
		.getByRole("button", { name: "Close" })
		.click();
});

test("[B3.picker][B3.attachments] a file picked with the editor's dialog reaches the agent and can be saved again; so can a long output", async (context) => {
	stage.begin(context);
	const shared = await stage.chat();
	const { folder, window, chat } = shared;
	const dialog = dialogIn(shared);
	const content = "Notes, ünïcödé 語\n".repeat(40_000);
	await writeFile(join(folder, "notes.txt"), content);
	await writeFile(join(folder, "empty.txt"), "");
	const attach = async (name: string) => {
		await chat.button("Attach files", { exact: true }).click();
		await (await dialog()).accept(join(folder, name));
	};
	await attach("empty.txt");
	await chat.text("“empty.txt” is empty.").waitFor();
	await attach("notes.txt");
	await chat.root.locator('.tray-chip[data-phase="ready"]', { hasText: "notes.txt" }).waitFor();
	const [chooser] = await Promise.all([
		window.page.waitForEvent("filechooser"),
		chat.button("Attach files from this computer").click(),
	]);
	await chooser.setFiles({ name: "local.txt", mimeType: "text/plain", buffer: Buffer.from("here") });
	await chat.composer.evaluate((composer) => {
		const clipboardData = new DataTransfer();
		clipboardData.items.add(new File(["there"], "pasted.txt", { type: "text/plain" }));
		composer.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	});
	await chat.root.locator('.tray-chip[data-phase="ready"]').nth(2).waitFor();
	const answer = await chat.chat("/attached");
	expect(answer).toContain(report("notes.txt", content));
	expect(answer).toContain(report("local.txt", "here"));
	expect(answer).toContain(report("pasted.txt", "there"));
	const file = chat.button(/^Save notes\.txt/);
	await file.click();
	await (await dialog("notes.txt")).accept(join(folder, "copy.txt"));
	await file.getByText("Saved as copy.txt").waitFor();
	expect(await readFile(join(folder, "copy.txt"), "utf8")).toBe(content);

	await chat.chat("/output 700");
	await chat.button(/Put out 700 KB/).click();
	await chat.button("Save", { exact: true }).click();
	await (await dialog("output.txt")).accept();
	await chat.text("Saved").waitFor();
	const output = await readFile(join(folder, "output.txt"), "utf8");
	expect(output.match(/\d{7}/g)).toEqual(numbersOf(700 * 1024));
	expect(window.refusals).toEqual([]);
});

test("[B7.viewDiff] an edit too long for the log opens in the editor's diff in full", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await chat.chat("/diff couch.txt 200");
	await chat.button(/Edit couch\.txt/).click();
	await chat.text("only its beginning").waitFor();
	await chat.button(/^Open the changes to couch\.txt/).click();
	await window.page.getByRole("tab", { name: /couch\.txt \(before ↔ after\)/ }).waitFor();
	const after = window.page.locator(".monaco-diff-editor .editor.modified");
	const line = (text: string) => after.locator(".view-line", { hasText: text }).first();
	await line("And talks.").waitFor();
	await line("The patient sits.").click();
	await window.page.keyboard.press("Control+End");
	const last = numbersOf(200 * 1024).at(-1) ?? "";
	await expect.poll(() => line(last).count(), { timeout: 20_000 }).toBe(1);
});

test("[B12.assistant][C2.hosts] a link in an answer opens its file at the line; outside the folder only after a confirmation", async (context) => {
	stage.begin(context);
	const { folder, window, chat } = await stage.chat();
	const outside = join(await stage.newFolder(), "outside.txt");
	await writeFile(join(folder, "sofa.txt"), "one\ntwo\nthree\n");
	await writeFile(outside, "elsewhere\n");
	await chat.chat(
		`/echo See [the sofa](sofa.txt#L2), [the other](${outside}) and [no link](vscode://file/x).`,
	);
	const links = chat.root.locator(".answer").getByRole("link");
	expect(await links.allInnerTexts()).toEqual(["the sofa", "the other"]);
	await links.nth(0).click();
	await window.page.getByRole("tab", { name: /^sofa\.txt/ }).waitFor();
	await window.page.getByText("Ln 2, Col 1").waitFor();
	await links.nth(1).click();
	const question = chat.root.getByRole("dialog", { name: /outside the chat's folder/ });
	await question.getByText(outside).waitFor();
	expect(await window.page.getByRole("tab", { name: /^outside\.txt/ }).count()).toBe(0);
	await question.getByRole("button", { name: "Open" }).click();
	await window.page.getByRole("tab", { name: /^outside\.txt/ }).waitFor();
});

test("[C9.agents][C8.views][C8.safe] no third-party agent starts in Restricted Mode; trust takes effect at once, and no secret reaches a view", async (context) => {
	stage.begin(context);
	const { window, chat } = await stage.chat();
	await window.command("Parley: Store Agent Secret…");
	await window.answerInput("work");
	await window.answerInput(planted.safe);
	await window.notification(/keeps “work” in the editor's secret storage/);
	await window.command("Parley: New Chat with Another Folder or Agent…");
	await chat.root.getByRole("radio", { name: "Doctor" }).check();
	await chat.button("Start").click();
	await chat.root.getByRole("heading", { name: "Chat with Doctor" }).waitFor();
	await chat.send("/env SAFE_KEY");
	await chat.button("Manage Workspace Trust").click();
	expect(await doctors()).toEqual([]);
	await window.grantTrust();
	await chat.showsAnswers("SAFE_KEY is set.");
	expect(await doctors()).toHaveLength(1);
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

test("[A12.notice] one window notifies a person who is not looking that a chat waits, takes no focus, and leads to the chat", async (context) => {
	stage.begin(context);
	const { window: other } = await stage.window();
	await other.showParley();
	await other.hideSideBar();
	const { window, chat } = await stage.chat();
	await chat.send("/stream 4000 1000 40");
	await chat.running();
	await chat.send("/permission");
	await window.hideSideBar();
	await window.command("File: New Untitled Text File");
	await window.page.keyboard.type("before ");
	const toast = await window.notification(/is waiting for your answer/);
	await window.page.keyboard.type("after");
	await window.page.locator(".view-line", { hasText: "before after" }).waitFor();
	expect(await other.page.locator(".notification-list-item", { hasText: "waits for" }).count()).toBe(0);
	await toast.getByRole("button", { name: "Show Chat" }).click();
	const again = await window.sidebar();
	await again.button("Allow once").click();
	await again.idle();
});
