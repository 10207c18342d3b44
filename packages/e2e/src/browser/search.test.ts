import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ask } from "../harness/ask.ts";
import { ChatPage } from "../harness/chat-page.ts";
import type { Parley } from "../harness/parley.ts";
import { Stage } from "../harness/stage.ts";

const say = (parley: Parley, sessionId: string, text: string): Promise<unknown> =>
	ask(parley, "prompt.send", { sessionId, messageId: randomUUID(), content: [{ type: "text", text }] });

test("[A14.jump] an old message among many turns is found and shown in its place", async ({ task }) => {
	const stage = new Stage(task);
	const parley = await stage.serve();
	const browser = await stage.browser();
	const chat = await ChatPage.open(browser, parley.url);
	await chat.chat("/echo hello");
	const [sessionId] = await chat.page.evaluate(() => {
		const { open }: { open: string[] } = JSON.parse(sessionStorage.getItem("parley.tabs") ?? "");
		return open;
	});
	if (sessionId === undefined) throw new Error("no chat is open");
	await say(parley, sessionId, "/echo the secret of the 古い井戸 is blue");
	for (let count = 1; count <= 80; count += 1)
		await say(parley, sessionId, `/echo number ${count} ${"of many words ".repeat(12)}`);
	await chat.page.getByText("number 80", { exact: false }).first().waitFor();
	await chat.idle();
	await chat.page.reload();
	await chat.page.getByText("number 80", { exact: false }).first().waitFor();
	expect(await chat.page.getByText("is blue").count()).toBe(0);

	await chat.page.keyboard.press("Control+k");
	const box = chat.page.getByRole("combobox", { name: "Search all chats" });
	await box.fill("井戸 blue");
	const found = chat.page.getByRole("option", { name: /Answer/ });
	await found.waitFor();
	expect(await found.locator("mark").allInnerTexts()).toEqual(["井戸", "blue"]);
	await found.click();
	const answer = chat.page.locator(".row.sought .answer");
	await answer.waitFor();
	expect(await answer.innerText()).toBe("the secret of the 古い井戸 is blue");
	await expect
		.poll(() => answer.evaluate((element) => element.getBoundingClientRect().top), { timeout: 20_000 })
		.toBeLessThan(400);
	expect(chat.errors).toEqual([]);
});
