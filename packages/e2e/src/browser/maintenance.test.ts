import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import { Stage } from "../harness/stage.ts";

const patience = { timeout: 20_000 };

const titles = ({ page }: ChatPage) =>
	page.getByRole("list", { name: "Chats" }).locator(".session-title").allInnerTexts();

const temporary = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-maintenance-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
};

test("[A13.others][A13.undo] a chat deleted in one window disappears in the other, and Undo restores it in both", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	expect(await chat.chat("/echo walrus")).toBe("walrus");
	const other = await ChatPage.open(browser, parley.url);
	await other.pick(/echo walrus/);
	await chat.page
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /echo walrus/ })
		.first()
		.press("Delete");
	await expect.poll(() => titles(other), patience).toEqual([]);
	await expect.poll(() => other.page.getByRole("tab").count(), patience).toBe(0);
	await chat.button("Undo").click();
	for (const view of [chat, other]) await expect.poll(() => titles(view), patience).toEqual(["/echo walrus"]);
	await other.pick(/echo walrus/);
	await expect.poll(() => other.answers.allInnerTexts(), patience).toEqual(["walrus"]);
	expect(await other.chat("/echo again")).toBe("again");
	expect([...chat.errors, ...other.errors]).toEqual([]);
});

test("[E20.import][A13.everything] chats are exported, everything is deleted in all windows at once, and an import restores the chats as they were", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.chat("/echo axolotl");
	await chat.chat("/plan");
	await chat.newChat();
	await chat.chat("/echo second");
	const other = await ChatPage.open(browser, parley.url);
	await expect.poll(() => titles(other), patience).toHaveLength(2);
	await other.pick(/second/);
	await other.composer.fill("a draft that must go");

	const folder = await temporary();
	const file = join(folder, "all.jsonl");
	expect(await parley.command("export", "--all", "-f", "jsonl", "-o", file)).toMatchObject({
		code: 0,
		stdout: `${file}\n`,
	});
	const markdown = await parley.command("export", "/echo axolotl", "-o", "-");
	expect(markdown.stdout).toContain("> axolotl\n");
	expect(markdown.stdout).toContain("**Plan**");

	expect(await parley.command("forget-everything")).toMatchObject({ code: 1, stdout: "" });
	await chat.button("Storage").click();
	await chat.button("Delete all my data…").click();
	await chat.page.getByRole("dialog").getByRole("textbox").fill("delete all my data");
	await chat.button("Delete everything").click();
	await chat.page.getByRole("dialog", { name: "Everything was deleted" }).waitFor();
	await chat.button("Close").click();
	for (const view of [chat, other]) {
		await view.page.getByText("No chats yet.").waitFor();
		await expect.poll(() => view.page.getByRole("tab").count(), patience).toBe(0);
		expect(await view.page.evaluate(() => Object.keys(sessionStorage))).toEqual(["parley.token"]);
	}
	const store = join(parley.data, "store");
	const entries = await readdir(store, { recursive: true, withFileTypes: true });
	for (const { parentPath, name } of entries.filter((entry) => entry.isFile()))
		expect(await readFile(join(parentPath, name), "latin1")).not.toContain("axolotl");
	expect(await parley.hubLog()).not.toContain("axolotl");

	const imported = await parley.command("import", file);
	expect(imported).toMatchObject({ code: 0 });
	expect(imported.stdout.trim().split("\n")).toHaveLength(2);
	for (const view of [chat, other]) await expect.poll(() => titles(view), patience).toHaveLength(2);
	await other.pick(/axolotl/);
	await expect.poll(() => other.answers.first().innerText(), patience).toBe("axolotl");
	const again = join(folder, "again.jsonl");
	await parley.command("export", "--all", "-f", "jsonl", "-o", again);
	expect(await readFile(again, "utf8")).toBe(await readFile(file, "utf8"));
	expect((await parley.command("import", file)).stdout).toContain("is already here");
	expect([...chat.errors, ...other.errors]).toEqual([]);
});

test("[E20.commands][E20.refused][A15.surface] the browser saves and imports a file; damaged ones are refused; maintenance finds nothing wrong", async ({
	task,
}) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const chat = await ChatPage.open(await stage.browser(), parley.url);
	await chat.chat("/echo narwhal");
	await chat.page.locator(".session").first().hover();
	await chat.button("Export /echo narwhal").click();
	await chat.page.getByRole("radio", { name: /JSON Lines/ }).check();
	const download = chat.page.waitForEvent("download");
	await chat.page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
	const saved = await download;
	expect(saved.suggestedFilename()).toMatch(/^chat-echo-narwhal-\w{8}\.jsonl$/);
	const path = await saved.path();
	await chat.button("Close").click();

	await chat.page
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /narwhal/ })
		.first()
		.press("Delete");
	await chat.page.getByText("No chats yet.").waitFor();
	await chat.button("Recently deleted chats").click();
	await chat.button(/^Delete \/echo narwhal now$/).click();
	await chat.button(/^Delete \/echo narwhal for good$/).click();
	await chat.page.getByText("There are none.").waitFor();
	await chat.button("Close").click();

	await chat.page.getByLabel("Files with exported chats").setInputFiles(path);
	const dialog = chat.page.getByRole("dialog", { name: "Import a file" });
	await dialog.getByRole("button", { name: "/echo narwhal" }).click();
	await expect.poll(() => chat.answers.allInnerTexts(), patience).toEqual(["narwhal"]);

	const damaged = join(await temporary(), "damaged.jsonl");
	await writeFile(damaged, (await readFile(path, "utf8")).replace("narwhal", "gnarwhal"));
	const refused = await parley.command("import", damaged);
	expect(refused.code).toBe(1);
	expect(refused.stderr).toMatch(/damaged\.jsonl was not imported: Line \d+: The checksum is wrong/);
	expect(await titles(chat)).toEqual(["/echo narwhal"]);

	const maintained = await parley.command("maintain");
	expect(maintained).toMatchObject({ code: 0 });
	expect(maintained.stdout).toContain("1 chat, 1 turn");
	expect(maintained.stdout).toContain("The store is sound.");
	expect(chat.errors).toEqual([]);
});
