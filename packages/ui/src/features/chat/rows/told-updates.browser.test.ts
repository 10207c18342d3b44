import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../../testing/app-pages.ts";
import { accessibilityProblems } from "../../../testing/axe.ts";

let pages: AppPages;
beforeAll(async () => {
	pages = await AppPages.open();
});
afterAll(() => pages[Symbol.asyncDispose]());

/** A chat with one of everything that agents tell beside their answers. */
const openChat = async (): Promise<Page> => {
	const { page } = await pages.newPage({ viewport: { width: 900, height: 1400 } });
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Updates");
		const turn = window.hub.beginTurn("s", "Go");
		turn.log("notice", {
			severity: "warning",
			title: "This model has no tools",
			description: "Choose another one to let the agent edit files.",
		});
		turn.log("text", { messageId: "u", blockId: "u", kind: "user", offset: 0, text: "Use npm, please." });
		turn.tool({
			toolCallId: "t",
			title: "npm test",
			kind: "execute",
			status: "failed",
			content: [{ type: "terminal", terminalId: "never made" }],
			exit: { code: 2 },
		});
		turn.log("text", {
			messageId: "t",
			blockId: "o",
			kind: "output",
			offset: 0,
			text: "\u001b[31m1 failed\u001b[0m\r\n",
		});
		turn.tool({
			toolCallId: "raw",
			title: "Count",
			status: "completed",
			content: [{ type: "diff", path: "/a.ts", oldText: "1", newText: "2" }],
			rawOutput: { stdout: "counted 42" },
		});
		turn.log("activity", { activityId: "c", kind: "compaction", status: "completed" });
		turn.log("text", { messageId: "c", blockId: "c", kind: "summary", offset: 0, text: "You asked to go." });
		turn.log("activity", { activityId: "sub", kind: "subagent", status: "running", title: "Colleague" });
		turn.log("plan", { planId: "p", entries: [], markdown: "1. **Listen**" });
		turn.log("content", {
			messageId: "m",
			blockId: "sound",
			content: { type: "audio", mimeType: "audio/wav", blob: "0".repeat(64), size: 1644 },
		});
		turn.answer("So it is.");
		window.startParley();
	});
	await page.getByRole("navigation").getByRole("button", { name: "Updates" }).first().click();
	await page.getByText("So it is.").waitFor();
	return page;
};

test("[E4.notices][A9.banner][E4.compaction][E4.subagents][E4.userMessage][E4.terminals][E4.audio] what an agent tells beside its answer is drawn by its kind", async () => {
	const page = await openChat();
	await page.getByText("This model has no tools").waitFor();
	await page.getByText("Choose another one to let the agent edit files.").waitFor();
	await page.getByText("Added by the agent in your name").waitFor();
	await page.getByText("Colleague").waitFor();
	expect(await page.getByText("You asked to go.").count()).toBe(0);
	await page.getByRole("button", { name: /Conversation compacted/ }).click();
	await page.getByText("You asked to go.").waitFor();
	await page.getByRole("button", { name: /npm test/ }).click();
	const failed = page.locator(".tool", { hasText: "npm test" });
	await failed.getByText("1 failed").waitFor();
	await failed.getByText("Exit code 2").waitFor();
	expect(await failed.getByText("never made").count()).toBe(0);
	await page.locator(".tool", { hasText: "Count" }).getByText("counted 42").waitFor();
	expect(await page.locator("audio").count()).toBe(0);
	await page.getByRole("button", { name: "Play" }).waitFor();
	expect(await page.locator(".plan-markdown strong").innerText()).toBe("Listen");
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.setViewportSize({ width: 280, height: 1400 });
	await page.getByText("So it is.").waitFor();
	const wide = await page
		.locator(".row-column")
		.evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth + 1).length);
	expect(wide).toBe(0);
});

test("[E4.stopReason][A7.model] a turn ends with the name of its model and of an unknown reason", async () => {
	const page = await openChat();
	await page.evaluate(() => {
		window.hub.turn("s", 1).end("other", { stopReason: "out_of_tea", model: "Couch Large" });
	});
	await page.getByText("Answered by Couch Large").waitFor();
	await page.getByText(/out_of_tea/).waitFor();
	// What was under way when the turn ended does not go on.
	await expect.poll(() => page.locator(".row[data-kind='activity'] .spin").count()).toBe(0);
});
