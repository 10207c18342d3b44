import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { longChat, richChat, richTurns } from "../../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const tall = { viewport: { width: 900, height: 2400 } };

const open = async (page: Page, title: string | RegExp): Promise<void> => {
	await page.evaluate(() => window.startParley());
	await page.getByRole("navigation").getByRole("button", { name: title }).first().click();
};

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with an existing interface.
	interface Window {
		release: () => void;
		heard: string[];
	}
}

/** Two frames without scrolling between them. */
const isStill = (page: Page): Promise<boolean> =>
	log(page).evaluate(async (area) => {
		const before = area.scrollTop;
		for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
		return area.scrollTop === before;
	});

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });

const streamingChat = async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Stream");
		window.hub.beginTurn("s", "Tell me").answer("First paragraph.\n\nSec");
	});
	await open(page, "Stream");
	await page.getByText("First paragraph.").waitFor();
	return { page, problems };
};

test("[A7.text][A10.add][A2.generating][B12.streamed][E4.message] streamed text grows in place; finished text is never redrawn", async () => {
	const { page, problems } = await streamingChat();
	const first = await page.getByText("First paragraph.").elementHandle();
	await page.evaluate(() => {
		const turn = window.hub.turn("s", 1);
		for (const word of ["ond", " paragraph", " goes", " on.\n\n", "Third."]) turn.answer(word);
	});
	await page.getByText("Second paragraph goes on.").waitFor();
	await page.getByText("Third.").waitFor();
	expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
	await page.getByText("Answering…").waitFor();
	await page.evaluate(() => window.hub.turn("s", 1).end());
	await page.getByText("Answering…").waitFor({ state: "detached" });
	expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
	expect(problems).toEqual([]);
});

test("[B12.streamed] while an answer streams, the rows above it can be selected and opened", async () => {
	const { page } = await streamingChat();
	await page.evaluate(() => {
		const turn = window.hub.turn("s", 1);
		turn.tool({ toolCallId: "t", title: "Look", status: "completed", rawOutput: "what it saw" });
		const draw = (): void => {
			turn.answer("word word word word word word word word word\n\n");
			if (window.hub.session("s").lastSeen < 400) requestAnimationFrame(draw);
		};
		requestAnimationFrame(draw);
	});
	await expect.poll(() => log(page).evaluate((area) => area.scrollTop)).toBeGreaterThan(100);
	const paragraph = page.getByText("word word").nth(2);
	const reached = await paragraph.evaluate((element) => {
		const { x, y } = element.getBoundingClientRect();
		return { style: getComputedStyle(element).pointerEvents, x, y };
	});
	expect(reached.style).toBe("auto");
});

test("[A22.drawn][A7.block][A10.load] a restored chat looks exactly as the live one did", async () => {
	const { page } = await pages.newPage(tall);
	await page.evaluate(() => {
		window.hub.addSession("rich", "/code/engine", "eliza", "Fix the flaky test");
	});
	await open(page, "Fix the flaky test");
	await page.getByText("Chat with Eliza").waitFor();
	await page.evaluate(richTurns);
	await page.getByText(/Your next message restarts it/).waitFor();
	await expect.poll(() => isStill(page)).toBe(true);
	const live = await log(page).innerHTML();
	await page.getByRole("tab", { name: /Fix the flaky test/ }).press("Delete");
	await log(page).waitFor({ state: "detached" });
	await page
		.getByRole("navigation")
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.click();
	await page.getByText(/Your next message restarts it/).waitFor();
	await expect.poll(() => log(page).innerHTML()).toBe(live);
});

test("[C6.warning][C6.rebuild] a gap is shown, the chat is rebuilt with the missed events, and the warning can be dismissed", async () => {
	const { page } = await streamingChat();
	await page.evaluate(() => {
		window.hub.quietly(() => window.hub.turn("s", 1).tool({ toolCallId: "t", title: "Missed tool" }));
		window.hub.gap("s");
	});
	await page.getByText("Missed tool").waitFor();
	const warning = page.getByText("Some events were missed, so the chat was reloaded.");
	await warning.waitFor();
	await page.getByRole("button", { name: "Dismiss" }).click();
	await warning.waitFor({ state: "detached" });
	expect(await page.getByText("First paragraph.").count()).toBe(1);
});

test("[B9.escaped][B9.italic][B12.user][B12.reasoning][B12.assistant][B12.safe] prompts and thoughts are text, and answers are markdown that cannot run anything", async () => {
	const { page, problems } = await pages.newPage(tall);
	await page.evaluate(richChat);
	await open(page, /Fix the flaky test/);
	const prompt = page.locator(".prompt").first();
	expect(await prompt.locator(".prompt-text").innerText()).toBe(
		"Why does it fail?\n<img src=x onerror=alert(1)> **not bold**",
	);
	expect(await prompt.locator("img, strong").count()).toBe(0);
	await page.getByRole("button", { name: /Thought for/ }).click();
	const thought = page.locator(".thought-text");
	expect(await thought.innerText()).toBe("Perhaps <b>a date</b> is involved.");
	expect(await thought.evaluate((element) => getComputedStyle(element).fontStyle)).toBe("italic");
	expect(await page.locator(".answer strong").first().innerText()).toBe("test");
	expect(problems).toEqual([]);
});

test("[B9.collapsed][A7.collapse][E4.thought] reasoning is one closed line during and after streaming", async () => {
	const { page } = await streamingChat();
	await page.evaluate(() => window.hub.turn("s", 1).think("Hm, let me see"));
	await page.getByRole("button", { name: "Thinking…" }).waitFor();
	expect(await page.getByText("Hm, let me see").count()).toBe(0);
	await page.evaluate(() => window.hub.turn("s", 1).tool({ toolCallId: "t", title: "Look" }));
	await page.getByRole("button", { name: /Thought for \d+s/ }).waitFor();
});

test("[B8.group][B8.closes][A3.collapse] consecutive tools form a group that opens and closes; an answer ends it", async () => {
	const { page } = await pages.newPage(tall);
	await page.evaluate(richChat);
	await open(page, /Fix the flaky test/);
	const group = page.getByRole("button", { name: "Used 6 tools" });
	await group.waitFor();
	expect(await page.locator(".tool.grouped").count()).toBe(1);
	expect(await page.locator(".tool:not(.grouped)").count()).toBe(2);
	await group.click();
	await expect.poll(() => page.locator(".tool.grouped").count()).toBe(6);
	await group.click();
	await expect.poll(() => page.locator(".tool.grouped").count()).toBe(1);
});

test("[C11.truncated][C11.showAll] long output is cut until the user asks for all of it", async () => {
	const { page } = await pages.newPage(tall);
	await page.evaluate(richChat);
	await open(page, /Fix the flaky test/);
	await page.getByRole("button", { name: "Read parser.test.ts" }).click();
	await page.getByRole("button", { name: /Show all/ }).click();
	expect((await page.locator(".tool-details pre").innerText()).split("\n").length).toBe(41);
});

test("[C5.drawn][E4.unknown] an event of an unknown type is named and shown as data", async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(() => {
		const session = window.hub.addSession("s", "/code/engine", "eliza", "Odd");
		window.hub.beginTurn("s", "Go");
		session.appendWire("from.the.future", { secret: "<b>of</b> tomorrow" }, 1);
	});
	await open(page, "Odd");
	await page.getByRole("button", { name: /from\.the\.future/ }).click();
	expect(await page.locator(".disclosure-body pre").innerText()).toContain("<b>of</b> tomorrow");
	expect(problems).toEqual([]);
});

test("[B16.outcome] an interrupted prompt can be sent again, under a new message id", async () => {
	const { page } = await pages.newPage(tall);
	await page.evaluate(richChat);
	await open(page, /Fix the flaky test/);
	await page.getByText(/exit code 3/).waitFor();
	await page.getByRole("button", { name: "Retry" }).click();
	await expect.poll(() => page.getByText("And now die").count()).toBe(2);
	const sent = await page.evaluate(() =>
		window.hub.requests.findLast(({ method }) => method === "prompt.send"),
	);
	expect(sent?.params).toMatchObject({ sessionId: "rich", content: [{ type: "text", text: "And now die" }] });
	expect(sent?.params).not.toMatchObject({ messageId: "p2" });
	// One retry is enough, even for a user who comes back later.
	await page.getByRole("button", { name: "Retry" }).waitFor({ state: "detached" });
	await page.reload();
	await page.evaluate(richChat);
	await page.evaluate(() => window.hub.beginTurn("rich", "And now die").answer("Not today."));
	await open(page, /Fix the flaky test/);
	await page.getByText("Not today.").waitFor();
	expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
});

test("[E1.name] an agent has its configured name everywhere, and its own one as a detail", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "claude", "Named");
		const agent = { name: "claude-agent-acp", title: "Claude Agent", version: "0.9" };
		window.hub.beginTurn("s", "Go").end();
		const turn = window.hub.beginTurn("s", "Go on");
		turn.log("agent.attached", { agentSessionId: "a2", agent });
		const options = [{ optionId: "yes", name: "Allow", kind: "allow_once" }];
		turn.ask({ requestId: "r", title: "Edit a.ts", kind: "edit", options });
		window.startParley();
	});
	await page.getByRole("button", { name: "Named" }).first().click();
	await page.getByText("Claude Code wants to change files").waitFor();
	const seam = page.locator(".seam-text");
	expect(await seam.innerText()).toContain("Claude Code does not know what was said before");
	expect(await seam.getAttribute("title")).toBe("Claude Agent 0.9");
	const chip = page.locator(".composer-chip").first();
	expect(await chip.innerText()).toBe("Claude Code");
	expect(await chip.getAttribute("title")).toBe("Agent: Claude Code, which calls itself Claude Agent 0.9");
	await page.getByRole("textbox", { name: "Message to Claude Code" }).waitFor();
	expect(await page.getByText("Claude Agent").count()).toBe(0);
});

test("[B16.outcome] a turn that was not sent again keeps its Retry, whatever was sent since", async () => {
	const { page } = await pages.newPage(tall);
	await page.evaluate(richChat);
	await page.evaluate(() => window.hub.beginTurn("rich", "Something else").answer("Well."));
	await open(page, /Fix the flaky test/);
	await page.getByText("Well.").waitFor();
	expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(1);
});

test("[ground] where another agent session takes over, a line says what that means", async () => {
	const { page } = await pages.newPage(tall);
	await page.evaluate(richChat);
	await open(page, /Fix the flaky test/);
	const seam = page.locator(".seam");
	await seam.waitFor();
	expect(await seam.innerText()).toBe("New agent session · Eliza does not know what was said before");
});

/** Resolves when the transcript has not moved for ten frames. */
const scrollingEnded = (page: Page): Promise<void> =>
	log(page).evaluate((element) => {
		const { promise, resolve } = Promise.withResolvers<void>();
		let last = Number.NaN;
		let still = 0;
		const look = (): void => {
			still = element.scrollTop === last ? still + 1 : 0;
			last = element.scrollTop;
			if (still < 10) requestAnimationFrame(look);
			else resolve();
		};
		look();
		return promise;
	});

test("[B16.scroll] a reader at the end follows; a reader further up is not moved, and can jump back", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(longChat, 60);
	await open(page, "Long");
	await page.getByText("Answer 60.").waitFor();
	const place = () =>
		log(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
			scrollTop,
			fromEnd: Math.round(scrollHeight - scrollTop - clientHeight),
		}));
	const say = (words: number) =>
		page.evaluate((count) => {
			const turn = window.hub.beginTurn("long", "More?");
			turn.answer(`${"word ".repeat(count)}\n\nthe end of ${count}`);
			turn.end();
		}, words);
	await say(500);
	await page.getByText("the end of 500").waitFor();
	await expect.poll(place).toMatchObject({ fromEnd: 0 });
	await log(page).hover();
	await page.mouse.wheel(0, -600);
	const jump = page.getByRole("button", { name: "Jump to latest" });
	await jump.waitFor();
	await scrollingEnded(page);
	// A handle to the element itself: rows come and go around it, so its index would soon name another row.
	const row = await page.locator(".row").filter({ visible: true }).nth(3).elementHandle();
	const before = await row?.boundingBox();
	expect(before).toBeDefined();
	await say(400);
	await say(300);
	await expect.poll(() => page.evaluate(() => window.hub.session("long").head.lastTurn)).toBe(63);
	await expect.poll(async () => (await place()).fromEnd).toBeGreaterThan(700);
	expect(await row?.boundingBox()).toEqual(before);
	await jump.click();
	await page.getByText("the end of 300").waitFor();
	await expect.poll(place).toMatchObject({ fromEnd: 0 });
	await jump.waitFor({ state: "detached" });
});

test("[B16.scroll] sending a message from further up scrolls to the end", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(longChat, 60);
	await open(page, "Long");
	await page.getByText("Answer 60.").waitFor();
	await log(page).hover();
	await page.mouse.wheel(0, -900);
	const jump = page.getByRole("button", { name: "Jump to latest" });
	await jump.waitFor();
	await scrollingEnded(page);
	await page.getByRole("textbox", { name: "Message to Eliza" }).fill("One more thing");
	await page.keyboard.press("Enter");
	await jump.waitFor({ state: "detached" });
	await expect
		.poll(() =>
			log(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) =>
				Math.round(scrollHeight - scrollTop - clientHeight),
			),
		)
		.toBe(0);
	await page.locator(".prompt-text", { hasText: "One more thing" }).waitFor();
});

test("[D3.pages] scrolling up loads older turns, and the row being read stays in place", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(longChat, 200);
	await page.evaluate(() => {
		const { methods } = window.hub;
		const answer = methods["session.page"];
		const { promise, resolve } = Promise.withResolvers<void>();
		window.release = resolve;
		methods["session.page"] = async (params) => {
			await promise;
			if (answer === undefined) throw new Error("The hub has no pages.");
			return answer(params);
		};
	});
	await open(page, "Long");
	await page.getByText("Answer 200.").waitFor();
	const requested = () =>
		page.evaluate(() => window.hub.requests.filter(({ method }) => method === "session.page").length);
	expect(await requested()).toBe(0);
	await log(page).hover();
	await expect
		.poll(
			async () => {
				await page.mouse.wheel(0, -400);
				return requested();
			},
			{ timeout: 15_000 },
		)
		.toBe(1);
	await page.getByText("Loading older messages…").waitFor();
	await expect.poll(() => isStill(page)).toBe(true);
	const row = page.locator(".prompt").filter({ visible: true }).nth(1);
	const question = await row.innerText();
	const before = await row.boundingBox();
	await page.evaluate(() => window.release());
	await page.getByText("Loading older messages…").waitFor({ state: "detached" });
	await expect.poll(() => isStill(page)).toBe(true);
	const after = await page.locator(".prompt").filter({ hasText: question }).boundingBox();
	expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
	await log(page).focus();
	await expect
		.poll(
			async () => {
				await page.keyboard.press("Home");
				return page.getByText("Question 1?", { exact: true }).count();
			},
			{ timeout: 15_000 },
		)
		.toBe(1);
	expect(await page.locator(".row").count()).toBeLessThan(80);
});

test("[B13.bounded] two thousand messages open quickly and mount few elements", async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(longChat, 1000);
	await page.evaluate(() => window.startParley());
	const button = page.getByRole("navigation").getByRole("button", { name: "Long" }).first();
	await button.waitFor();
	await button.click();
	await page.getByText("Answer 1000.").waitFor();
	expect(await page.locator("*").count()).toBeLessThan(900);
	expect(problems).toEqual([]);
});

test("[ground] screen readers announce that an answer begins and, in short, what it was", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => window.hub.addSession("s", "/code/engine", "eliza", "Quiet"));
	await open(page, "Quiet");
	await page.getByText("Chat with Eliza").waitFor();
	await page.evaluate(() => {
		window.heard = [];
		const region = document.querySelector(".unseen[role=status]");
		if (region !== null)
			new MutationObserver(() => window.heard.push(region.textContent ?? "")).observe(region, {
				childList: true,
				subtree: true,
				characterData: true,
			});
		window.hub.beginTurn("s", "Tell me").answer("word ".repeat(200));
	});
	await expect.poll(() => page.evaluate(() => window.heard)).toEqual(["Eliza is answering."]);
	await page.evaluate(() => window.hub.turn("s", 1).end());
	await expect.poll(() => page.evaluate(() => window.heard.length), { timeout: 5000 }).toBe(2);
	const [, last = ""] = await page.evaluate(() => window.heard);
	expect(last).toMatch(/^Eliza: word word/);
	expect(last.length).toBeLessThan(320);
});

test("[D4.hidden] a hidden page loses and duplicates nothing", async () => {
	const { page } = await streamingChat();
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
		document.dispatchEvent(new Event("visibilitychange"));
		window.requestAnimationFrame = () => 0;
		const turn = window.hub.turn("s", 1);
		for (let count = 0; count < 5000; count += 1) turn.answer(count === 2500 ? "MIDDLE " : "x ");
		turn.answer("THE END");
	});
	await page.getByText("THE END").waitFor();
	const text = await page.locator(".answer").innerText();
	expect(text.match(/x /g)?.length).toBe(4999);
	expect(text.match(/MIDDLE/g)?.length).toBe(1);
});

test("[ground] a row with the focus keeps it, however far the user scrolls", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(longChat, 60);
	await page.evaluate(() => {
		const turn = window.hub.beginTurn("long", "Use a tool");
		turn.tool({ toolCallId: "t", title: "The focused tool", status: "completed" });
		turn.end();
	});
	await open(page, "Long");
	const tool = page.getByRole("button", { name: "The focused tool" });
	await tool.focus();
	await log(page).hover();
	await expect
		.poll(
			async () => {
				await page.mouse.wheel(0, -800);
				return page.getByText("Answer 60.").count();
			},
			{ timeout: 10_000 },
		)
		.toBe(0);
	expect(await tool.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("[ground] reduced motion stops every animation", async () => {
	const { page } = await pages.newPage({ reducedMotion: "reduce" });
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Calm");
		window.hub.beginTurn("s", "Go");
	});
	await open(page, "Calm");
	await page.getByText("Working…").waitFor();
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("[ground] nothing moves in an idle chat", async () => {
	const { page } = await pages.newPage(tall);
	await page.evaluate(richChat);
	await open(page, /Fix the flaky test/);
	await page.getByText(/Your next message restarts it/).waitFor();
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
