import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../../testing/app-pages.ts";

let pages: AppPages;
beforeAll(async () => {
	pages = await AppPages.open();
});
afterAll(() => pages[Symbol.asyncDispose]());

const openChat = async (): Promise<Page> => {
	const { page } = await pages.newPage({ viewport: { width: 900, height: 1600 } });
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Updates");
		window.hub.beginTurn("s", "Go").answer("I begin.");
		window.startParley();
	});
	await page.getByRole("navigation").getByRole("button", { name: "Updates" }).first().click();
	await page.getByText("I begin.").waitFor();
	return page;
};

const tool = (page: Page, title: string) => page.locator(".tool", { hasText: title });

test("[B7.start][B7.progress][B7.complete][A3.action] a tool is drawn when it starts and updated in place until it is done", async () => {
	const page = await openChat();
	await page.evaluate(() =>
		window.hub.turn("s", 1).tool({
			toolCallId: "t",
			title: "npm test",
			kind: "execute",
			status: "running",
			rawInput: { command: "npm test" },
		}),
	);
	const row = tool(page, "npm test");
	await row.locator('[data-status="running"]').waitFor();
	await row.getByRole("button", { name: /npm test/ }).click();
	await page.evaluate(() =>
		window.hub.turn("s", 1).tool({
			toolCallId: "t",
			content: [{ type: "content", content: { type: "text", text: "1 of 2 passed" } }],
		}),
	);
	await row.getByText("1 of 2 passed").waitFor();
	await page.evaluate(() =>
		window.hub.turn("s", 1).tool({
			toolCallId: "t",
			status: "completed",
			content: [{ type: "content", content: { type: "text", text: "2 of 2 passed" } }],
		}),
	);
	await row.getByText("2 of 2 passed").waitFor();
	expect(await row.getByText("1 of 2 passed").count()).toBe(0);
	expect(await row.locator('[data-status="running"]').count()).toBe(0);
	expect(await row.count()).toBe(1);
});

test("[E4.toolContent][E4.locations][E4.raw][E4.diffs][B7.arguments][B7.diff] an opened tool shows its files, input, output and the lines it changed", async () => {
	const page = await openChat();
	await page.evaluate(() => {
		const turn = window.hub.turn("s", 1);
		turn.tool({
			toolCallId: "edit",
			title: "Edit day.ts",
			kind: "edit",
			status: "completed",
			locations: [{ path: "/code/engine/src/day.ts", line: 12 }],
			rawInput: { careful: "very" },
			content: [
				{ type: "content", content: { type: "text", text: "Formatted as well." } },
				{ type: "diff", path: "/code/engine/src/day.ts", oldText: "one\ntwo\n", newText: "one\n2\n" },
			],
		});
		turn.tool({ toolCallId: "raw", title: "Ask", status: "completed", rawOutput: { verdict: "sound" } });
	});
	const edit = tool(page, "Edit day.ts");
	await edit.getByText("src/day.ts:12").waitFor();
	// Beside a diff, the input starts folded.
	await edit.getByRole("button", { name: "Input" }).click();
	await edit.getByText('"careful": "very"').waitFor();
	await edit.getByText("Formatted as well.").waitFor();
	expect(await edit.locator(".diff-line[data-sign='-']").innerText()).toContain("two");
	expect(await edit.locator(".diff-line[data-sign='+']").innerText()).toContain("2");
	const ask = tool(page, "Ask");
	await ask.getByRole("button", { name: /Ask/ }).click();
	await ask.getByText('"verdict": "sound"').waitFor();
});

test("[E4.plan] a plan is drawn with the state of its entries, and a newer one replaces it", async () => {
	const page = await openChat();
	const entries = page.getByRole("region", { name: "Plan" }).getByRole("listitem");
	await page.evaluate(() =>
		window.hub.turn("s", 1).plan([
			{ content: "Read", status: "in_progress" },
			{ content: "Fix", status: "pending" },
		]),
	);
	await expect
		.poll(() => entries.allTextContents(), { timeout: 20_000 })
		.toEqual(["in progress: Read", "to do: Fix"]);
	await page.evaluate(() =>
		window.hub.turn("s", 1).plan([
			{ content: "Read", status: "completed" },
			{ content: "Fix", status: "in_progress" },
		]),
	);
	await expect
		.poll(() => entries.allTextContents(), { timeout: 20_000 })
		.toEqual(["done: Read", "in progress: Fix"]);
});
