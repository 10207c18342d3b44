import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { numbersOf } from "../harness/numbers.ts";
import { EditorStage } from "../harness/vscode/editor-stage.ts";
import { FileDialog } from "../harness/vscode/file-dialog.ts";

let stage: EditorStage;
beforeAll(async () => {
	stage = await EditorStage.open();
});
afterAll(() => stage[Symbol.asyncDispose]());

/** A chat in the side bar of a window on a folder of its own. */
const open = async () => {
	const folder = await stage.newFolder();
	const window = await stage.window(folder);
	const chat = await window.showParley();
	/** The editor's dialog, when it proposes this file; without one it shows the folder. */
	const dialog = (name = "") => FileDialog.appear(window.page, new RegExp(`^${folder}/${name}$`));
	return { folder, window, chat, dialog };
};

/** What Eliza says of a file that she was given. */
const report = (name: string, text: string): string => {
	const bytes = Buffer.from(text);
	return `${name}: ${bytes.length} bytes, ${createHash("sha256").update(bytes).digest("hex")}`;
};

test("[E20.commands] chats are exported with the editor's save dialog, whole, and imported with its open dialog", async (context) => {
	stage.begin(context);
	const { folder, chat, dialog } = await open();
	await chat.chat("/echo to be exported");
	await chat.button("Chats").click();
	await chat.root.locator(".session").first().hover();
	await chat.button(/^Export \/echo/).click();
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
	await chat.button(/^Export \/echo/).click();
	await exporting.getByRole("radio", { name: /JSON lines/ }).check();
	await save.click();
	await (await dialog(`${proposed.slice(0, -2)}jsonl`)).accept(lines);
	await exporting.getByText("Saved as kept.jsonl").waitFor();
	const archive = (await readFile(lines, "utf8")).trimEnd().split("\n");
	expect(archive.map((line) => JSON.parse(line).line)).toEqual([
		"session",
		...archive.slice(2).map(() => "event"),
		"end",
	]);
	expect((await readdir(folder)).toSorted()).toEqual(["kept.jsonl", "kept.md"]);
	await exporting.getByRole("button", { name: "Close" }).click();

	await chat.button("Import chats").click();
	await chat.button("From the Workspace…").click();
	await (await dialog()).accept(lines);
	await chat.text("is here already.").waitFor();
});

test("[B3.picker][B3.attachments] a file is picked with the editor's dialog, reaches the agent, and is saved again; so is a long output", async (context) => {
	stage.begin(context);
	const { folder, window, chat, dialog } = await open();
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

test("[B7.viewDiff] an edit too long for the log opens in the editor's diff with its whole text", async (context) => {
	stage.begin(context);
	const { window, chat } = await open();
	await chat.chat("/diff couch.txt 200");
	await chat.button(/Edit couch\.txt/).click();
	await chat.text("only its beginning").waitFor();
	await chat.button(/^Open the changes of couch\.txt/).click();
	await window.page.getByRole("tab", { name: /couch\.txt \(before ↔ after\)/ }).waitFor();
	const after = window.page.locator(".monaco-diff-editor .editor.modified");
	const line = (text: string) => after.locator(".view-line", { hasText: text }).first();
	await line("And talks.").waitFor();
	await line("The patient sits.").click();
	await window.page.keyboard.press("Control+End");
	const last = numbersOf(200 * 1024).at(-1) ?? "";
	await expect.poll(() => line(last).count(), { timeout: 20_000 }).toBe(1);
});
