import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const queue = (page: Page) => page.getByRole("list", { name: "Prompts waiting" });
const lines = (page: Page) => queue(page).locator(".queue-text").allInnerTexts();
const action = (page: Page, name: string) => queue(page).getByRole("button", { name });

/** A running turn with three prompts behind it. */
const waiting = async () => {
	const opened = await pages.newPage();
	const { page } = opened;
	await page.evaluate(() => {
		const { hub } = window;
		hub.addSession("b", "/code/engine", "eliza", "Chat B");
		hub.addSession("a", "/code/engine", "eliza", "Chat A");
		hub.beginTurn("a", "Go on").answer("I do");
		for (const name of ["one", "two", "three"])
			hub.append("a", "prompt.accepted", { messageId: name, content: [{ type: "text", text: name }] });
		window.startParley();
	});
	await page
		.getByRole("button", { name: /Chat A/ })
		.first()
		.click();
	await queue(page).getByText("three").waitFor();
	return opened;
};

test("[D2.edit] buttons move queued prompts, and the focus follows", async () => {
	const { page, problems } = await waiting();
	expect(await action(page, "Move up (Alt+Up): one").isDisabled()).toBe(true);
	expect(await action(page, "Move down (Alt+Down): three").isDisabled()).toBe(true);
	await action(page, "Move up (Alt+Up): three").click();
	await expect.poll(() => lines(page)).toEqual(["one", "three", "two"]);
	await expect
		.poll(() => action(page, "Move up (Alt+Up): three").evaluate((it) => it.matches(":focus")))
		.toBe(true);
	await page.keyboard.press("Enter");
	await expect.poll(() => lines(page)).toEqual(["three", "one", "two"]);
	await expect
		.poll(() => action(page, "Move down (Alt+Down): three").evaluate((it) => it.matches(":focus")))
		.toBe(true);
	expect(problems).toEqual([]);
});

test("[D2.edit] Alt with an arrow moves the prompt that has the focus", async () => {
	const { page } = await waiting();
	await action(page, "Remove from the queue: one").focus();
	await page.keyboard.press("Alt+ArrowDown");
	await expect.poll(() => lines(page)).toEqual(["two", "one", "three"]);
	await page.keyboard.press("Alt+ArrowDown");
	await expect.poll(() => lines(page)).toEqual(["two", "three", "one"]);
	await page.keyboard.press("Alt+ArrowUp");
	await expect.poll(() => lines(page)).toEqual(["two", "one", "three"]);
});

test("[D2.edit] a queued prompt is edited in place; Escape leaves it as it was", async () => {
	const { page } = await waiting();
	await action(page, "Edit: two").click();
	const editor = queue(page).getByRole("textbox", { name: "Change the queued prompt: two" });
	await expect.poll(() => editor.evaluate((it) => it.matches(":focus"))).toBe(true);
	await page.keyboard.press("End");
	await page.keyboard.type(" and a half");
	await page.keyboard.press("Enter");
	await expect.poll(() => lines(page)).toEqual(["one", "two and a half", "three"]);
	await expect
		.poll(() => action(page, "Edit: two and a half").evaluate((it) => it.matches(":focus")))
		.toBe(true);
	await page.keyboard.press("Enter");
	await page.keyboard.type("nonsense");
	await page.keyboard.press("Escape");
	expect(await lines(page)).toEqual(["one", "two and a half", "three"]);
	await action(page, "Edit: one").click();
	await queue(page).getByRole("textbox").fill(" ");
	expect(await queue(page).getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
});

test("[D2.edit] an edit in progress survives switching chats, and its prompt being sent meanwhile", async () => {
	const { page } = await waiting();
	await action(page, "Edit: one").click();
	await queue(page).getByRole("textbox").fill("one, but better");
	await page
		.getByRole("button", { name: /Chat B/ })
		.first()
		.click();
	await queue(page).waitFor({ state: "detached" });
	await page
		.getByRole("button", { name: /Chat A/ })
		.first()
		.click();
	expect(await queue(page).getByRole("textbox").inputValue()).toBe("one, but better");
	await page.evaluate(() => {
		const content = [{ type: "text" as const, text: "one" }];
		window.hub.append("a", "turn.ended", { outcome: "completed" }, 1);
		window.hub.append("a", "prompt.sent", { messageId: "one", content }, 2);
	});
	await page.getByText(/left the queue before your change was saved/).waitFor();
	expect(await page.getByRole("textbox", { name: /Message to/ }).inputValue()).toBe("one, but better");
	expect(await lines(page)).toEqual(["two", "three"]);
});

test("[D2.sendNow] Send now stops the turn and runs this prompt; the others keep waiting, not paused", async () => {
	const { page } = await waiting();
	await action(page, "Send now: two").click();
	await page.locator(".prompt-text", { hasText: "two" }).waitFor();
	await expect.poll(() => lines(page)).toEqual(["one", "three"]);
	expect(await queue(page).getByText("paused").count()).toBe(0);
});

test("[D2.edit] a refusal is reported, and nothing moves", async () => {
	const { page } = await waiting();
	await page.evaluate(() => {
		window.hub.methods["prompt.move"] = () => {
			throw window.failure("conflict", "This prompt is not in the queue any more.");
		};
	});
	await action(page, "Move down (Alt+Down): one").click();
	await page.getByText("Not moved: This prompt is not in the queue any more.").waitFor();
	expect(await lines(page)).toEqual(["one", "two", "three"]);
});

test("[ground] the queue with its buttons and its editor passes the accessibility checks", async () => {
	const { page } = await waiting();
	await action(page, "Edit: two").click();
	expect(await accessibilityProblems(page)).toEqual([]);
});
