import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { optionsChat } from "../../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const openChat = async (width = 900) => {
	const opened = await pages.newPage({ viewport: { width, height: 640 } });
	await opened.page.evaluate(optionsChat);
	await opened.page.evaluate(() => window.startParley());
	await opened.page
		.getByRole("button", { name: /Choices/ })
		.first()
		.click();
	await opened.page.getByRole("textbox", { name: /Message to/ }).waitFor();
	return opened;
};

const sent = (page: Page, method: string) =>
	page.evaluate(
		(name) => window.hub.requests.flatMap((each) => (each.method === name ? [each.params] : [])),
		method,
	);

const propose = (page: Page) =>
	page.evaluate(() => {
		const turn = window.hub.beginTurn("options", "Plan it");
		turn.ask({
			requestId: "r",
			title: "Ready to code?",
			kind: "switch_mode",
			rawInput: { plan: "## A calmer build\n\n1. **Listen** to the tests\n2. Turn them around" },
			options: [
				{ optionId: "auto", name: "Yes, and accept all edits", kind: "allow_always" },
				{ optionId: "ask", name: "Yes, and ask before each edit", kind: "allow_once" },
				{ optionId: "plan", name: "No, keep planning", kind: "reject_once" },
			],
		});
	});

test("[B6.toggle][B6.reset] plan mode is switched on and back to the mode before, and follows the agent", async () => {
	const { page, problems } = await openChat();
	const toggle = page.getByRole("button", { name: "Plan mode" });
	expect(await toggle.getAttribute("aria-pressed")).toBe("false");
	await toggle.press("Enter");
	await page.getByRole("button", { name: "Plan mode", pressed: true }).waitFor();
	await toggle.click();
	await page.getByRole("button", { name: "Plan mode", pressed: false }).waitFor();
	expect(await sent(page, "session.configure")).toEqual([
		{ sessionId: "options", change: { kind: "mode", mode: "plan" } },
		{ sessionId: "options", change: { kind: "mode", mode: "ask" } },
	]);
	await toggle.click();
	await page.getByRole("button", { name: "Plan mode", pressed: true }).waitFor();
	await page.evaluate(() => {
		const { config } = window.hub.session("options").head.aspects;
		const options = config?.["configOptions"];
		const configOptions = (Array.isArray(options) ? options : []).map((each: { id: string }) =>
			each.id === "mode" ? { ...each, currentValue: "auto-accept" } : each,
		);
		window.hub.append("options", "agent.state", { aspect: "config", value: { configOptions } });
	});
	await page.getByRole("button", { name: "Plan mode", pressed: false }).waitFor();
	expect(problems).toEqual([]);
});

test("[B6.ready][B6.accept][B6.fromPermission] a plan that is ready is shown formatted, with the agent's own answers", async () => {
	const { page, problems } = await openChat();
	await propose(page);
	const card = page.getByRole("article", { name: "Ready to code?" });
	await card.getByText("Eliza has a plan").waitFor();
	await card.getByRole("heading", { name: "A calmer build" }).waitFor();
	expect(await card.locator("strong").innerText()).toBe("Listen");
	expect(await card.innerText()).not.toContain('"plan"');
	await card.getByRole("button", { name: "Yes, and ask before each edit" }).click();
	await card.waitFor({ state: "detached" });
	expect(await sent(page, "permission.answer")).toEqual([
		{ sessionId: "options", requestId: "r", optionId: "ask" },
	]);
	expect(problems).toEqual([]);
});

test("[B6.comment][B6.reject] a plan is rejected with a comment, and digits in it answer nothing", async () => {
	const { page, problems } = await openChat(280);
	await propose(page);
	const card = page.getByRole("article", { name: "Ready to code?" });
	const field = card.getByRole("textbox", { name: "What should change?" });
	const reject = card.getByRole("button", { name: "Reject with comment" });
	expect(await reject.isDisabled()).toBe(true);
	await field.pressSequentially("Only step 1, not 2.");
	expect(await sent(page, "permission.answer")).toEqual([]);
	const clipped = await card.evaluate((each) => each.scrollWidth - each.clientWidth);
	expect(clipped).toBeLessThanOrEqual(0);
	await field.press("Enter");
	await card.waitFor({ state: "detached" });
	expect(await sent(page, "permission.answer")).toEqual([
		{
			...{ sessionId: "options", requestId: "r", optionId: "plan" },
			comment: {
				messageId: expect.any(String),
				content: [{ type: "text", text: "Only step 1, not 2." }],
			},
		},
	]);
	expect(problems).toEqual([]);
});

test("[B6.view] a plan opens in the editor, where there is one", async () => {
	const { page } = await openChat();
	await propose(page);
	const view = page.getByRole("button", { name: "View plan" });
	expect(await view.count()).toBe(0);
	await page.evaluate(() => {
		window.hub.methods["host.openText"] = () => ({});
		window.hub.emit({ topic: "hosts", payload: { windows: 1 } });
	});
	await view.click();
	await expect
		.poll(() => sent(page, "host.openText"))
		.toEqual([
			{
				...{ sessionId: "options", name: "Plan.md" },
				source: { text: "## A calmer build\n\n1. **Listen** to the tests\n2. Turn them around" },
			},
		]);
});
