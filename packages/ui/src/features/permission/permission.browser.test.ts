import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { busyChat } from "../../testing/scenes.ts";

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
	const answers = card.locator(".permission-buttons").getByRole("button");
	expect(await answers.allInnerTexts()).toEqual(["Allow once", "Always allow", "Reject"]);
	expect(text).toContain("Eliza wants to change files");
	expect(text).toContain("“Always allow”: Eliza remembers it and decides what else it covers.");
	expect(text).toContain("b.ts");
	expect(text).not.toContain('"mode": "careful"');
	await card.getByRole("button", { name: "Input" }).click();
	expect(await card.innerText()).toContain('"mode": "careful"');
	expect(await card.locator(".diff-line[data-sign='-']").innerText()).toContain("two");
	expect(await card.locator(".diff-line[data-sign='+']").innerText()).toContain("2");
});

test("[E21.parameters][A4.command] details that the agent sent only with the tool call are shown as well", async () => {
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

test("[E5.dismissed][E21.record][E21.once][C3.allowOnce] an answer is sent once, the card disappears and a record stays", async () => {
	const { page, card, problems } = await openBusyChat();
	await card.getByRole("button", { name: "Allow once" }).click();
	await card.waitFor({ state: "detached" });
	await page.locator(".tool", { hasText: "Edit a.ts" }).getByText("allowed once").waitFor();
	const answers = await page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "permission.answer"),
	);
	expect(answers.map(({ params }) => params)).toEqual([
		{ sessionId: "busy", requestId: "r1", optionId: "once" },
	]);
	expect(problems).toEqual([]);
});

test("[E21.elsewhere] a request answered elsewhere says so", async () => {
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

const lose = (page: Page) =>
	page.evaluate(() =>
		window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" }),
	);

const answersSent = (page: Page) =>
	page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "permission.answer").map(({ params }) => params),
	);

test("[E21.held] an answer without a connection waits for one, and can be changed or taken back until then", async () => {
	const { page, card, problems } = await openBusyChat();
	await lose(page);
	await card.getByRole("button", { name: "Allow once" }).click();
	await card.getByText("“Allow once” is sent once Parley is connected again.").waitFor();
	await card.getByRole("button", { name: "Take back" }).click();
	await card.getByText(/connected again/).waitFor({ state: "detached" });
	await card.getByRole("button", { name: "Always allow" }).click();
	await card.getByText("“Always allow” is sent once Parley is connected again.").waitFor();
	await card.getByRole("button", { name: "Reject" }).click();
	await card.getByText("“Reject” is sent once Parley is connected again.").waitFor();
	expect(await page.getByText(/did not get through/).count()).toBe(0);
	await page.evaluate(() => window.hub.retryNow());
	await card.waitFor({ state: "detached" });
	await page.locator(".tool", { hasText: "Edit a.ts" }).getByText("rejected").waitFor();
	expect((await answersSent(page)).at(-1)).toEqual({ sessionId: "busy", requestId: "r1", optionId: "no" });
	expect(problems).toEqual([]);
});

test("[E21.held] an answer that was taken back is not sent", async () => {
	const { page, card } = await openBusyChat();
	await lose(page);
	await card.getByRole("button", { name: "Allow once" }).click();
	await card.getByRole("button", { name: "Take back" }).click();
	const before = (await answersSent(page)).length;
	await page.evaluate(() => window.hub.retryNow());
	await page.getByText(/No connection/).waitFor({ state: "detached" });
	expect((await answersSent(page)).length).toBe(before);
	expect(await card.getByRole("button", { name: "Reject" }).isEnabled()).toBe(true);
});

test("[E21.held][E21.elsewhere] a held answer to a request that was answered meanwhile is told not to count", async () => {
	const { page, card } = await openBusyChat();
	await lose(page);
	await card.getByRole("button", { name: "Allow once" }).click();
	await card.getByText(/connected again/).waitFor();
	await page.evaluate(() => {
		const outcome = { type: "selected" as const, optionId: "no" };
		window.hub.append("busy", "permission.resolved", { requestId: "r1", outcome }, 1);
		window.hub.retryNow();
		window.hub.gap("busy");
	});
	await page
		.getByText("This was already answered, so your answer was not used: Rejected · Edit a.ts")
		.waitFor();
	expect(await card.count()).toBe(0);
});

test("[E21.held] the same answer, repeated because its outcome was unknown, shows no error", async () => {
	const { page, card } = await openBusyChat();
	await page.evaluate(() => {
		const answer = window.hub.methods["permission.answer"];
		window.hub.methods["permission.answer"] = async (params) => {
			if (answer !== undefined) window.hub.methods["permission.answer"] = answer;
			window.hub.quietly(() => void answer?.(params));
			window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" });
			return Promise.reject(window.failure("disconnected", "no answer"));
		};
	});
	await card.getByRole("button", { name: "Allow once" }).click();
	await card.getByText(/connected again/).waitFor();
	await page.evaluate(() => window.hub.retryNow());
	await expect.poll(async () => (await answersSent(page)).length).toBe(2);
	expect(await page.getByText(/already answered|did not get through/).count()).toBe(0);
	// What the view has missed brings the decision.
	await page.evaluate(() => window.hub.gap("busy"));
	await card.waitFor({ state: "detached" });
	expect(await page.getByText(/already answered|did not get through/).count()).toBe(0);
});

test("[E21.focus] a card announces itself, takes no focus, and Alt+A moves to it", async () => {
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

const composer = (page: Page) => page.getByRole("textbox", { name: "Message to Eliza" });
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

test("[E21.focus] after an answer by mouse, by key or from elsewhere, the focus is where it was", async () => {
	for (const give of [
		(_page: Page, card: Locator) => card.getByRole("button", { name: "Allow once" }).click(),
		(page: Page) => page.keyboard.press("Alt+A").then(() => page.keyboard.press("3")),
		(page: Page) => page.keyboard.press("Alt+A").then(() => page.keyboard.press("Escape")),
		async (page: Page) => {
			await page.keyboard.press("Alt+A");
			await page.evaluate(() => {
				const outcome = { type: "selected" as const, optionId: "no" };
				window.hub.append("busy", "permission.resolved", { requestId: "r1", outcome }, 1);
			});
		},
	]) {
		const { page, card } = await openBusyChat();
		await composer(page).focus();
		await give(page, card);
		await card.waitFor({ state: "detached" });
		await expect.poll(() => hasFocus(composer(page))).toBe(true);
		expect((await page.getByRole("alert").allInnerTexts()).join("")).toBe("");
	}
});

test("[E21.disclosure] at 280 pixels the answers are visible and the body has room, above the composer", async () => {
	const { page } = await pages.newPage({ viewport: { width: 280, height: 520 } });
	await page.evaluate(busyChat);
	await page.evaluate(() => {
		const change = {
			type: "diff" as const,
			path: "/code/engine/long.ts",
			newText: "a line of it\n".repeat(200),
		};
		window.hub.append("busy", "permission.resolved", { requestId: "r1", outcome: { type: "cancelled" } }, 1);
		window.hub.turn("busy", 1).ask({
			requestId: "r2",
			title: "Write long.ts",
			kind: "edit",
			rawInput: { text: "a line of it\n".repeat(200) },
			content: [change],
			options: [
				{ optionId: "always", name: "Always allow", kind: "allow_always" },
				{ optionId: "once", name: "Allow once", kind: "allow_once" },
				{ optionId: "no", name: "Reject", kind: "reject_once" },
			],
		});
		window.startParley();
	});
	await page.getByRole("button", { name: "Chats", exact: true }).click();
	await page.getByRole("navigation").getByRole("button", { name: "Busy" }).first().click();
	const card = page.getByRole("article", { name: "Write long.ts" });
	await card.getByRole("button", { name: "Allow once", exact: true }).waitFor();
	const bottom = (await page.locator(".composer").boundingBox())?.y ?? 0;
	for (const name of ["Always allow", "Allow once", "Reject"]) {
		const box = await card.getByRole("button", { name, exact: true }).boundingBox();
		expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(bottom);
		expect(box?.y ?? 0).toBeGreaterThan(0);
	}
	const body = card.locator(".permission-details");
	expect((await body.boundingBox())?.height).toBeGreaterThanOrEqual(160);
	expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
	expect(await card.getByRole("button", { name: "Allow once" }).getAttribute("data-look")).toBe("primary");
	expect(await card.getByRole("button", { name: "Always allow" }).getAttribute("data-look")).toBe("quiet");
	expect((await page.locator(".composer").boundingBox())?.height).toBeGreaterThan(60);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(520);
});

test("[E21.parameters][B7.failed] a command is shown once, in its own line, and a waiting tool does not spin", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Command");
		const turn = window.hub.beginTurn("s", "Go");
		turn.tool({ toolCallId: "t", title: "`npm test`", kind: "execute", status: "running" });
		turn.ask({
			requestId: "r",
			toolCallId: "t",
			title: "`npm test`",
			kind: "execute",
			rawInput: { command: "npm test", description: "Run the tests" },
			content: [{ type: "content", content: { type: "text", text: "npm test" } }],
			options: [
				{ optionId: "yes", name: "Yes", kind: "allow_once" },
				{ optionId: "no", name: "No", kind: "reject_once" },
			],
		});
		window.startParley();
	});
	await page.getByRole("button", { name: "Command" }).first().click();
	const card = page.getByRole("article", { name: "npm test" });
	await card.waitFor();
	expect((await card.innerText()).match(/npm test/g)).toHaveLength(1);
	expect(await card.getByRole("heading").innerText()).toBe("Eliza wants to run a command");
	const tool = page.locator(".tool");
	expect(await tool.innerText()).toContain("waiting for you");
	expect(await tool.locator(".icon.spin").count()).toBe(0);
	expect(await tool.locator("code.title-code").innerText()).toBe("npm test");
	await page.evaluate(() => {
		const turn = window.hub.turn("s", 1);
		turn.log("permission.resolved", { requestId: "r", outcome: { type: "selected", optionId: "no" } });
		turn.tool({ toolCallId: "t", status: "failed" });
	});
	await tool.getByText("rejected").waitFor();
	expect(await tool.innerText()).not.toContain("failed");
	expect(await tool.locator('.icon[data-tone="error"]').count()).toBe(0);
});

const editRequest = (changedLines: readonly number[]) => {
	const before = Array.from({ length: 100 }, (_, at) => `line ${at + 1}`);
	const after = before.map((line, at) => (changedLines.includes(at) ? `${line} changed` : line));
	return { before: before.join("\n"), after: after.join("\n") };
};

const askForEdit = async (changedLines: readonly number[], viewport = { width: 900, height: 700 }) => {
	const { page, problems } = await pages.newPage({ viewport });
	await page.evaluate(({ before, after }) => {
		const { hub } = window;
		hub.addSession("s", "/code/engine", "eliza", "Edit");
		const path = "/code/engine/a.ts";
		const turn = hub.beginTurn("s", "Go");
		turn.answer("I change some lines.");
		turn.tool({ toolCallId: "t", title: "Edit a.ts", kind: "edit", status: "pending" });
		turn.ask({
			requestId: "r",
			toolCallId: "t",
			title: "Edit a.ts",
			kind: "edit",
			content: [{ type: "diff", path, oldText: before, newText: after }],
			options: [
				{ optionId: "yes", name: "Allow once", kind: "allow_once" },
				{ optionId: "no", name: "Reject", kind: "reject_once" },
			],
		});
		window.startParley();
	}, editRequest(changedLines));
	await page.getByRole("button", { name: "Edit" }).first().click();
	const card = page.getByRole("article", { name: "Edit a.ts" });
	await card.waitFor();
	return { page, card, problems };
};

test("[E21.disclosure] at 900 × 700 most of four hunks are visible, and the rest scrolls within the card", async () => {
	const { page, card, problems } = await askForEdit([10, 30, 50, 70]);
	const added = card.locator('.diff-line[data-sign="+"]');
	expect(await added.count()).toBe(4);
	const inSight = await added.evaluateAll((lines) => {
		const box = lines[0]?.closest(".permission-details")?.getBoundingClientRect();
		return lines.filter((line) => {
			const { top, bottom } = line.getBoundingClientRect();
			return box !== undefined && top >= box.top && bottom <= box.bottom;
		}).length;
	});
	expect(inSight).toBeGreaterThanOrEqual(2);
	await added.last().scrollIntoViewIfNeeded();
	const allow = await card.getByRole("button", { name: "Allow once" }).boundingBox();
	const box = await page.getByRole("textbox", { name: "Message to Eliza" }).boundingBox();
	expect((allow?.y ?? 0) + (allow?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
	expect(problems).toEqual([]);
});

test("[A5.result] the approved content stays under the tool's line when the agent shows something else afterwards", async () => {
	const { page, card, problems } = await askForEdit([10]);
	await card.getByRole("button", { name: "Allow once" }).click();
	await card.waitFor({ state: "detached" });
	await page.evaluate(() => {
		const content = [{ type: "content" as const, content: { type: "text" as const, text: "Saved." } }];
		window.hub.turn("s", 1).tool({ toolCallId: "t", status: "completed", content });
	});
	const tool = page.locator(".tool", { hasText: "Edit a.ts" });
	await tool.getByText("Saved.").waitFor();
	await tool.getByText("What you were asked").waitFor();
	expect(await tool.locator('.diff-line[data-sign="+"]').innerText()).toContain("line 11 changed");
	await tool.getByRole("button", { name: /Edit a\.ts/ }).click();
	expect(await tool.locator(".tool-size").innerText()).toBe("+1\n−1");
	expect(problems).toEqual([]);
});

test("[A5.result][B7.failed] the rejected content stays under the tool's line too, folded", async () => {
	const { page, card } = await askForEdit([10]);
	await card.getByRole("button", { name: "Reject" }).click();
	await page.evaluate(() => window.hub.turn("s", 1).tool({ toolCallId: "t", status: "failed", content: [] }));
	const tool = page.locator(".tool", { hasText: "Edit a.ts" });
	await tool.getByText("rejected").waitFor();
	expect(await tool.locator(".diff").count()).toBe(0);
	await tool.getByRole("button", { name: /Edit a\.ts/ }).click();
	expect(await tool.locator('.diff-line[data-sign="+"]').innerText()).toContain("line 11 changed");
});

test("[E21.disclosure] of two requests, each card ends with its buttons, and both are in sight at 900 × 700", async () => {
	const { page, card } = await askForEdit([1, 2, 3]);
	await page.evaluate(
		({ before, after }) => {
			window.hub.turn("s", 1).ask({
				requestId: "r2",
				title: "Edit b.ts",
				kind: "edit",
				content: [{ type: "diff", path: "/code/engine/b.ts", oldText: before, newText: after }],
				options: [{ optionId: "yes", name: "Allow once", kind: "allow_once" }],
			});
		},
		editRequest(Array.from({ length: 60 }, (_, at) => at)),
	);
	const second = page.getByRole("article", { name: "Edit b.ts" });
	await second.waitFor();
	const area = await page.locator(".permissions").boundingBox();
	for (const each of [card, second]) {
		const details = await each.locator(".permission-details").boundingBox();
		const buttons = await each.locator(".permission-buttons").boundingBox();
		expect((details?.y ?? 999) + (details?.height ?? 999)).toBeLessThanOrEqual(buttons?.y ?? 0);
		expect((buttons?.y ?? 999) + (buttons?.height ?? 999)).toBeLessThanOrEqual(
			(area?.y ?? 0) + (area?.height ?? 0),
		);
	}
});

test("[E21.disclosure] in a low window nothing of the change shows below the buttons", async () => {
	const { page, card } = await askForEdit(
		Array.from({ length: 60 }, (_, at) => at),
		{ width: 900, height: 330 },
	);
	const area = await page.locator(".permissions").boundingBox();
	const buttons = await card.locator(".permission-buttons").boundingBox();
	const isCut = await page.locator(".permissions").evaluate((box) => box.scrollHeight > box.clientHeight);
	expect(isCut).toBe(true);
	expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeCloseTo((area?.y ?? 0) + (area?.height ?? 0), 0);
});

test("[E21.focus] answers are as wide as their words, and stay in place when their keys are shown", async () => {
	const { page, card } = await askForEdit([10]);
	const answers = card.locator(".permission-buttons").getByRole("button");
	const boxes = () => answers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
	const blank = await answers.evaluateAll((all) =>
		all.map((each) => {
			const words = [...each.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
			const range = document.createRange();
			if (words !== undefined) range.selectNode(words);
			return each.getBoundingClientRect().right - range.getBoundingClientRect().right;
		}),
	);
	expect(Math.max(...blank)).toBeLessThan(16);
	const before = await boxes();
	const hint = card.getByText("Esc", { exact: true });
	expect(await hint.isVisible()).toBe(false);
	await page.keyboard.press("Alt+A");
	await expect.poll(() => hint.isVisible()).toBe(true);
	expect(await boxes()).toEqual(before);
});
