import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { optionsChat, poisonedChat } from "../../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const open = async (scene: () => void, name: RegExp, width = 1200) => {
	const opened = await pages.newPage({ viewport: { width, height: 640 } });
	const { page } = opened;
	await page.evaluate(scene);
	await page.evaluate(() => window.startParley());
	if (width < 640) await page.getByRole("button", { name: "Chats", exact: true }).click();
	await page.getByRole("navigation").getByRole("button", { name }).first().click();
	await page.getByRole("textbox", { name: /Message to/ }).waitFor();
	return opened;
};

const chip = (page: Page) => page.getByRole("button", { name: /^Agent: / });

const asked = (page: Page, wanted: string) =>
	page.evaluate(
		(method) => window.hub.requests.flatMap((each) => (each.method === method ? [each.params] : [])),
		wanted,
	);

test("[A1.agents][D6.switch] before the first prompt another agent is chosen by keyboard, without a question", async () => {
	const { page, problems } = await open(optionsChat, /Choices/);
	await chip(page).focus();
	await page.keyboard.press("Enter");
	const menu = page.getByRole("menu", { name: "Agent of this chat" });
	await menu.waitFor();
	expect(await menu.getByRole("menuitemcheckbox", { checked: true }).innerText()).toContain("Eliza");
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.keyboard.press("c");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Agent: Claude Code" }).waitFor();
	expect(await asked(page, "session.switchAgent")).toEqual([{ sessionId: "options", agent: "claude" }]);
	expect(await page.getByRole("dialog").count()).toBe(0);
	expect(await chip(page).evaluate((element) => element === document.activeElement)).toBe(true);
	await page.getByRole("textbox", { name: "Message to Claude Code" }).waitFor();
	expect(problems).toEqual([]);
});

test("[D6.switch] later it asks first, says what the other agent will know, and older turns keep their agent", async () => {
	const { page, problems } = await open(poisonedChat, /Poisoned/, 280);
	await chip(page).click();
	await page.getByRole("menuitemcheckbox", { name: "Claude Code" }).click();
	const dialog = page.getByRole("dialog", { name: "Go on with Claude Code?" });
	await dialog.getByText(/given the conversation as quoted text/).waitFor();
	await dialog.getByText(/Eliza no longer takes part/).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	expect(await asked(page, "session.switchAgent")).toEqual([]);
	await dialog.getByRole("button", { name: "Go on with Claude Code" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Agent: Claude Code" }).waitFor();
	await page.evaluate(() => {
		const origin = {
			how: "seeded",
			reason: "switched",
			agentId: "claude",
			knows: { turns: 2, of: 2 },
		} as const;
		const agent = { name: "claude" };
		window.hub.append("poisoned", "agent.attached", { agentSessionId: "b", agent, ...origin }, 2);
		const turn = window.hub.beginTurn("poisoned", "Hello");
		turn.answer("I am Claude.");
		turn.end();
	});
	await page
		.getByText("Claude Code goes on from here · it was given quotes from the last 2 of 2 turns")
		.waitFor();
	const names = await page.locator(".row h2.unseen").allInnerTexts();
	expect(names).toContain("Eliza");
	expect(names).toContain("Claude Code");
	expect(problems).toEqual([]);
});

test("[D6.switch] while a message is being answered, the question waits for its end", async () => {
	const { page } = await open(poisonedChat, /Poisoned/);
	await page.evaluate(() => void window.hub.beginTurn("poisoned", "Work"));
	await chip(page).click();
	await page.getByRole("menuitemcheckbox", { name: "Claude Code" }).click();
	const dialog = page.getByRole("dialog", { name: "Go on with Claude Code?" });
	const confirm = dialog.getByRole("button", { name: "Go on with Claude Code" });
	await dialog.getByText(/is being answered/).waitFor();
	expect(await confirm.isDisabled()).toBe(true);
	await page.evaluate(() => window.hub.append("poisoned", "turn.ended", { outcome: "completed" }, 3));
	await expect.poll(() => confirm.isEnabled()).toBe(true);
});

test("[D6.fresh] beside Retry, a failed turn offers a fresh agent session, and sends the prompt there", async () => {
	const { page, problems } = await open(poisonedChat, /Poisoned/, 280);
	await page.getByText("The well is poisoned.").waitFor();
	await page.getByRole("button", { name: "Start a fresh agent session…" }).click();
	const dialog = page.getByRole("dialog", { name: "Start a fresh session of Eliza?" });
	await dialog.getByText(/will no longer know anything that was said in this chat/).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Start fresh and retry" }).click();
	await dialog.waitFor({ state: "detached" });
	expect(await asked(page, "session.fresh")).toEqual([{ sessionId: "poisoned" }]);
	await expect
		.poll(() => asked(page, "prompt.send"))
		.toMatchObject([{ content: [{ type: "text", text: "What did I say?" }] }]);
	expect(problems).toEqual([]);
});

test("[D6.fresh] any chat with turns offers it in the menu of its agent", async () => {
	const { page } = await open(poisonedChat, /Poisoned/);
	await chip(page).click();
	await page.getByRole("menuitem", { name: /Start a fresh agent session/ }).click();
	const dialog = page.getByRole("dialog", { name: "Start a fresh session of Eliza?" });
	await dialog.getByRole("button", { name: "Start fresh", exact: true }).click();
	await dialog.waitFor({ state: "detached" });
	expect(await asked(page, "session.fresh")).toEqual([{ sessionId: "poisoned" }]);
	expect(await asked(page, "prompt.send")).toEqual([]);
	await expect.poll(() => chip(page).evaluate((element) => element === document.activeElement)).toBe(true);
});
