import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const input = (page: Page) => page.getByRole("textbox", { name: /Message to/ });
const kept = (page: Page) => page.evaluate(() => window.hub.drafts.get("a").text);
const elsewhere = (page: Page, text: string) =>
	page.evaluate((words) => window.hub.drafts.writeElsewhere("a", words), text);

const chat = async () => {
	const opened = await pages.newPage();
	const { page } = opened;
	await page.evaluate(() => {
		window.hub.addSession("b", "/code/engine", "eliza", "Chat B");
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.startParley();
	});
	await page.getByRole("navigation").getByRole("button", { name: "Chat A" }).first().click();
	await input(page).waitFor();
	return opened;
};

test("[E10.hub] typed text reaches the hub within half a second, and at once when the box loses the focus", async () => {
	const { page, problems } = await chat();
	await page.clock.install();
	await input(page).pressSequentially("ab");
	expect(await kept(page)).toBe("");
	await page.clock.runFor(400);
	await expect.poll(() => kept(page)).toBe("ab");
	await input(page).pressSequentially("c");
	await input(page).blur();
	await expect.poll(() => kept(page)).toBe("abc");
	expect(problems).toEqual([]);
});

test("[E10.quick] a page that is hidden or ends hands over what was just typed", async () => {
	const { page } = await chat();
	await page.clock.install();
	await input(page).pressSequentially("hide");
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await expect.poll(() => kept(page)).toBe("hide");
	await input(page).pressSequentially(" and end");
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
	await expect.poll(() => kept(page)).toBe("hide and end");
});

test("[E10.conflict] text from another window appears here while nothing is typed here, and disappears when it is sent", async () => {
	const { page } = await chat();
	await elsewhere(page, "from elsewhere");
	await expect.poll(() => input(page).inputValue()).toBe("from elsewhere");
	await page.getByRole("tab", { name: /Chat A ?, with a draft/ }).waitFor();
	await elsewhere(page, "");
	await expect.poll(() => input(page).inputValue()).toBe("");
	expect(await page.locator(".draft-note").count()).toBe(0);
});

test("[E10.conflict] two windows write at once: both keep their text, and each can take the other's", async () => {
	const { page } = await chat();
	await page.clock.install();
	await input(page).pressSequentially("mine");
	await elsewhere(page, "theirs");
	expect(await input(page).inputValue()).toBe("mine");
	await page.clock.runFor(400);
	const note = page.locator(".draft-note");
	await note.getByText("Another window has a different draft:").waitFor();
	expect(await kept(page)).toBe("theirs");
	await note.getByRole("button", { name: "Use it" }).click();
	await expect.poll(() => input(page).inputValue()).toBe("theirs");
	await note.getByText("Set aside here:").waitFor();
	expect(await note.locator("q").innerText()).toContain("mine");
	await note.getByRole("button", { name: "Use it" }).click();
	await expect.poll(() => input(page).inputValue()).toBe("mine");
	await expect.poll(() => kept(page)).toBe("mine");
	await note.getByRole("button", { name: "Discard" }).click();
	await note.waitFor({ state: "detached" });
	expect(await page.evaluate(() => window.hub.drafts.get("a").setAside)).toEqual([]);
	expect(await input(page).inputValue()).toBe("mine");
});

test("[E10.conflict] discarding the other window's draft makes this window's text the draft", async () => {
	const { page } = await chat();
	await page.clock.install();
	await input(page).pressSequentially("mine");
	await elsewhere(page, "theirs");
	await page.clock.runFor(400);
	await page.getByRole("button", { name: "Discard" }).click();
	await expect.poll(() => kept(page)).toBe("mine");
	await page.locator(".draft-note").waitFor({ state: "detached" });
	expect(await page.evaluate(() => window.hub.drafts.get("a").setAside)).toEqual([]);
});

test("[E10.cleared] sending names the draft it sends, and text typed right after it is kept", async () => {
	const { page } = await chat();
	await input(page).fill("go");
	await page.keyboard.press("Enter");
	await page.keyboard.type("next");
	await page.locator(".prompt-text", { hasText: "go" }).waitFor();
	expect(await input(page).inputValue()).toBe("next");
	await input(page).blur();
	await expect.poll(() => kept(page)).toBe("next");
	const sent = await page.evaluate(() => window.hub.requests.find(({ method }) => method === "prompt.send"));
	expect(sent?.params).toMatchObject({ draft: { writer: expect.any(String), base: expect.any(Number) } });
});

test("[E10.offline] without a connection everything is kept here, and reaches the hub on reconnecting", async () => {
	const { page } = await chat();
	await page.evaluate(() =>
		window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" }),
	);
	await input(page).fill("offline");
	await input(page).blur();
	expect(await kept(page)).toBe("");
	await page.getByRole("button", { name: "Reconnect" }).click();
	await expect.poll(() => kept(page)).toBe("offline");
	expect(await page.locator(".draft-note").count()).toBe(0);
});

test("[E10.bounded] a text too long for the hub says so and stays in the box", async () => {
	const { page } = await chat();
	await input(page).fill("x".repeat(200_001));
	await input(page).blur();
	await page.getByText("Drafts are saved up to 200,000 characters").waitFor();
	expect(await kept(page)).toBe("");
	await input(page).fill("short");
	await input(page).blur();
	await page.getByText("Drafts are saved up to 200,000 characters").waitFor({ state: "detached" });
	expect(await kept(page)).toBe("short");
});

test("[E10.conflict] at most five drafts are set aside, and the page says what happens to the oldest", async () => {
	const { page } = await chat();
	await page.evaluate(() => {
		const { drafts } = window.hub;
		drafts.writeElsewhere("a", "the draft");
		for (const writer of ["v", "w", "x", "y", "z"])
			drafts.put({ sessionId: "a", text: `by ${writer}`, stamp: { writer, step: 1, base: 0 } });
	});
	await page
		.getByText("5 drafts are set aside, the most that are kept: the next one replaces the oldest.")
		.waitFor();
	expect(await page.locator(".draft-note q").count()).toBe(5);
});

test("[E10.marker] the list marks chats that have a draft", async () => {
	const { page } = await chat();
	const line = page
		.getByRole("list", { name: "Chats" })
		.getByRole("button", { name: /Chat B/ })
		.first();
	expect(await line.getByText("draft", { exact: true }).count()).toBe(0);
	await page.evaluate(() => {
		const { summary } = window.hub.session("b");
		window.hub.emit({ topic: "state", payload: { sessions: [{ ...summary, hasDraft: true }] } });
	});
	await line.getByText("draft", { exact: true }).waitFor();
});
