import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../testing/app-pages.ts";
import { busyChat } from "../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const openBusyChat = async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(busyChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /^waiting|Busy/ })
		.first()
		.click();
	const card = page.getByRole("article", { name: "Edit a.ts" });
	await card.waitFor();
	return { page, card, problems };
};

test("[E21.identity][E21.parameters][A5.path][A5.diff] the card shows who wants what, with every file, the whole input and the change", async () => {
	const { card } = await openBusyChat();
	const text = await card.innerText();
	expect(text).toContain("Eliza wants to change files");
	expect(text).toContain("b.ts");
	expect(text).toContain('"mode": "careful"');
	expect(await card.locator(".diff-line[data-sign='-']").innerText()).toContain("two");
	expect(await card.locator(".diff-line[data-sign='+']").innerText()).toContain("2");
	expect(await card.getByRole("button").allInnerTexts()).toEqual(["Allow once", "Always allow", "Reject"]);
});

test("[E21.parameters][A4.command] what the agent told only with the tool call is shown as well", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Bare request");
		const turn = window.hub.beginTurn("s", "Go");
		turn.tool({ toolCallId: "t", title: "rm -r dist", kind: "execute", rawInput: { command: "rm -r dist" } });
		turn.ask({
			requestId: "r",
			toolCallId: "t",
			title: "Clean up",
			options: [{ optionId: "yes", name: "Allow", kind: "allow_once" }],
		});
		window.startParley();
	});
	await page.getByRole("button", { name: "Bare request" }).first().click();
	const card = page.getByRole("article", { name: "Clean up" });
	await card.getByText("Eliza wants to run a command").waitFor();
	expect(await card.locator("pre").innerText()).toBe("$ rm -r dist");
});

test("[E5.dismissed][E21.record][E21.once][C3.allowOnce] an answer goes out once, the card goes away and a record stays", async () => {
	const { page, card, problems } = await openBusyChat();
	await card.getByRole("button", { name: "Allow once" }).click();
	await card.waitFor({ state: "detached" });
	await page.getByText("Allow once: Edit a.ts").waitFor();
	const answers = await page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "permission.answer"),
	);
	expect(answers.map(({ params }) => params)).toEqual([
		{ sessionId: "busy", requestId: "r1", optionId: "once" },
	]);
	expect(problems).toEqual([]);
});

test("[E21.elsewhere] a request that was answered elsewhere says so", async () => {
	const { page, card } = await openBusyChat();
	await page.evaluate(() =>
		window.hub.quietly(() => {
			const outcome = { type: "selected" as const, optionId: "no" };
			window.hub.append("busy", "permission.resolved", { requestId: "r1", outcome }, 1);
		}),
	);
	await card.getByRole("button", { name: "Reject" }).click();
	await card.getByText("This was already answered elsewhere.").waitFor();
	expect(await card.getByRole("button", { name: "Reject" }).isEnabled()).toBe(true);
});

test("[E21.focus] a card announces itself, takes no focus, and Alt+A goes to it", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Typing");
		window.hub.beginTurn("s", "Go").answer("Hm.");
		window.startParley();
	});
	await page.getByRole("button", { name: "Typing" }).first().click();
	const input = page.getByRole("textbox", { name: "Message to Eliza" });
	await input.fill("I am in the middle of");
	await page.evaluate(() => {
		const options = [{ optionId: "yes", name: "Allow", kind: "allow_once" }];
		window.hub.turn("s", 1).ask({ requestId: "r", title: "Edit a.ts", options });
	});
	const card = page.getByRole("article", { name: "Edit a.ts" });
	await card.waitFor();
	expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
	await expect
		.poll(() => page.getByRole("alert").allInnerTexts())
		.toContain("Eliza asks: Edit a.ts. Press Alt+A to answer.");
	await page.keyboard.press("Alt+A");
	expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
});
