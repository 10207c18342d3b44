import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const list = (page: Page) => page.getByRole("list", { name: "Chats" });
const line = (page: Page, title: string) => list(page).locator(".session-open", { hasText: title });

const withSessions = async (count: number) => {
	const opened = await pages.newPage();
	await opened.page.evaluate((many) => {
		for (let number = 1; number <= many; number += 1)
			window.hub.addSession(`s${number}`, "/code/engine", "eliza", `Chat ${number}`);
		window.startParley();
	}, count);
	await line(opened.page, `Chat ${count}`).waitFor();
	return opened;
};

test("[A12.list][A12.page] the list is newest first and loads older chats on request", async () => {
	const { page } = await withSessions(120);
	await expect.poll(() => list(page).getByRole("listitem").count()).toBe(50);
	expect(await list(page).locator(".session-title").first().innerText()).toBe("Chat 120");
	await page.getByRole("button", { name: "Show older chats" }).click();
	await expect.poll(() => list(page).getByRole("listitem").count()).toBe(100);
	await page.getByRole("button", { name: "Show older chats" }).click();
	await expect.poll(() => list(page).getByRole("listitem").count()).toBe(120);
	await page.getByRole("button", { name: "Show older chats" }).waitFor({ state: "detached" });
});

test("[A12.status][B5.list][B16.session] a line shows what its session is doing, also to screen readers", async () => {
	const { page } = await withSessions(3);
	await page.evaluate(() => {
		window.hub.beginTurn("s1", "Go");
		const options = [{ optionId: "yes", name: "Allow", kind: "allow_once" }];
		window.hub.beginTurn("s2", "Go").ask({ requestId: "r", title: "Edit", options });
		window.hub.beginTurn("s3", "Go").log("agent.lost", { message: "gone" }).end("interrupted");
	});
	await list(page)
		.getByRole("button", { name: /Chat 1.*running/ })
		.waitFor();
	await list(page)
		.getByRole("button", { name: /Chat 2.*waiting for you/ })
		.waitFor();
	await list(page)
		.getByRole("button", { name: /Chat 3.*agent not running/ })
		.waitFor();
	await expect.poll(() => page.title()).toContain("(1)");
	expect(await list(page).getByRole("listitem").count()).toBe(3);
});

test("[A21.background][A21.active][A21.switch] a session in the background continues unseen, is marked unread, and shows everything when opened", async () => {
	const { page } = await withSessions(2);
	await line(page, "Chat 1").click();
	await page.evaluate(() => window.hub.beginTurn("s1", "Go").answer("In the backg"));
	await page.getByText("In the backg").waitFor();
	await line(page, "Chat 2").click();
	await page.evaluate(() => {
		window.hub.turn("s1", 1).answer("round").end();
	});
	await list(page)
		.getByRole("button", { name: /Chat 1.*unread/ })
		.waitFor();
	expect(await page.getByText("In the background").count()).toBe(0);
	await page.getByRole("tab", { name: "Chat 1" }).click();
	await page.getByText("In the background").waitFor();
	await page.getByRole("button", { name: /Chat 1.*unread/ }).waitFor({ state: "detached" });
});

test("[D5.detach] closing a tab detaches and stops nothing", async () => {
	const { page } = await withSessions(2);
	await line(page, "Chat 1").click();
	await line(page, "Chat 2").click();
	await page.evaluate(() => window.hub.beginTurn("s2", "Go").answer("Working on it"));
	await page.getByText("Working on it").waitFor();
	expect(await page.evaluate(() => window.hub.viewers("s2"))).toBe(1);
	await page.getByRole("tab", { name: /Chat 2/ }).press("Delete");
	await page.getByRole("tab", { name: /Chat 2/ }).waitFor({ state: "detached" });
	expect(await page.evaluate(() => window.hub.viewers("s2"))).toBe(0);
	expect(await page.getByRole("tab", { name: /Chat 1/ }).getAttribute("aria-selected")).toBe("true");
	await page.getByRole("button", { name: /Chat 2.*running/ }).waitFor();
	expect(await page.evaluate(() => window.hub.requests.some(({ method }) => method === "prompt.stop"))).toBe(
		false,
	);
});

test("[A12.open][B5.switch] arrows move through the list, Enter opens, F2 renames in place", async () => {
	const { page } = await withSessions(3);
	await line(page, "Chat 3").focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	expect(await line(page, "Chat 1").evaluate((element) => element === document.activeElement)).toBe(true);
	await page.keyboard.press("Enter");
	await page.getByRole("tab", { name: "Chat 1" }).waitFor();
	await page.keyboard.press("F2");
	const box = page.getByRole("textbox", { name: "Title" });
	await box.waitFor();
	expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
	await box.fill("A better name");
	await page.keyboard.press("Enter");
	await page.getByRole("tab", { name: "A better name" }).waitFor();
	expect(await line(page, "A better name").evaluate((element) => element === document.activeElement)).toBe(
		true,
	);
	await page.keyboard.press("F2");
	await box.fill("Never mind");
	await page.keyboard.press("Escape");
	await line(page, "A better name").waitFor();
	expect(await line(page, "Never mind").count()).toBe(0);
});

test("[A13.confirm] deleting a busy chat asks first, in a dialog that does not block the page", async () => {
	const { page } = await withSessions(2);
	await line(page, "Chat 1").click();
	await page.evaluate(() => window.hub.beginTurn("s1", "Go").answer("Before."));
	await line(page, "Chat 1").focus();
	await page.keyboard.press("Delete");
	const dialog = page.getByRole("dialog", { name: "Delete “Chat 1”?" });
	await dialog.waitFor();
	await page.evaluate(() => window.hub.turn("s1", 1).answer(" While the dialog is open."));
	await page.getByText("While the dialog is open.").waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	expect(await line(page, "Chat 1").count()).toBe(1);
	await line(page, "Chat 1").press("Delete");
	await dialog.getByRole("button", { name: "Delete" }).click();
	await line(page, "Chat 1").waitFor({ state: "detached" });
	expect(await page.getByRole("tab", { name: "Chat 1" }).count()).toBe(0);
});

test("[A12.new][A1.agents][B5.new] a new chat takes one click, or a choice of folder and agent; an untrusted folder is asked about", async () => {
	const { page } = await withSessions(1);
	await page.getByRole("button", { name: "New chat (Alt+N)" }).click();
	await page.getByRole("heading", { name: "Chat with Eliza" }).waitFor();
	await expect
		.poll(() =>
			page.getByRole("textbox", { name: /Message to/ }).evaluate((each) => each === document.activeElement),
		)
		.toBe(true);
	await page.getByRole("button", { name: "New chat with another folder or agent" }).click();
	await page.getByRole("radio", { name: "Claude Code" }).check();
	await page.getByRole("radio", { name: /notes/ }).check();
	await page.getByRole("button", { name: "Start" }).click();
	const trust = page.getByRole("dialog", { name: "Do you trust this folder?" });
	await trust.getByText("/code/notes").waitFor();
	await trust.getByRole("button", { name: "Trust", exact: true }).click();
	await page.getByRole("heading", { name: "Chat with Claude Code" }).waitFor();
});

test("[A12.new] a new chat requested right after load begins in the usual folder, once, and asks nothing", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const list = window.hub.methods["folder.list"];
		if (list === undefined) throw new Error("the fake hub lists no folders");
		window.hub.methods["folder.list"] = async (params) => {
			await promise;
			return list(params);
		};
		window.addEventListener("folders-known", () => resolve());
		window.startParley();
	});
	const button = page.getByRole("button", { name: "New chat (Alt+N)" });
	await button.click();
	await button.click();
	await page.evaluate(() => window.dispatchEvent(new Event("folders-known")));
	await page.getByRole("heading", { name: "Chat with Eliza" }).waitFor();
	expect(await page.getByRole("dialog").count()).toBe(0);
	const created = await page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "session.create"),
	);
	expect(created.map(({ params }) => params)).toEqual([{ folder: "/code/engine", own: [] }]);
});

test("[A12.new] a new chat uses the agent of the chat in front", async () => {
	const { page } = await withSessions(1);
	await page.evaluate(() => window.hub.addSession("c", "/code/engine", "claude", "With Claude"));
	await line(page, "With Claude").click();
	await page.getByRole("heading", { name: "Chat with Claude Code" }).waitFor();
	await page.keyboard.press("Alt+N");
	await expect
		.poll(() =>
			page.evaluate(() =>
				window.hub.requests.flatMap(({ method, params }) => (method === "session.create" ? params : [])),
			),
		)
		.toEqual([{ folder: "/code/engine", agent: "claude", own: ["c"] }]);
});

test("[ground] the title of a chat under the mouse ends with an ellipsis before its buttons", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "A title that is far too long for the list");
		window.startParley();
	});
	const title = page.locator(".session-title");
	await title.hover();
	const edges = await page.locator(".session").evaluate((row) => ({
		title: row.querySelector(".session-title")?.getBoundingClientRect().right ?? 0,
		about: row.querySelector(".session-about")?.getBoundingClientRect().right ?? 0,
		actions: row.querySelector(".session-actions")?.getBoundingClientRect().left ?? 0,
	}));
	expect(edges.title).toBeLessThanOrEqual(edges.actions);
	expect(edges.about).toBeLessThanOrEqual(edges.actions);
	await page.getByRole("heading", { name: "Chats" }).hover();
	const rest = await title.evaluate((element) => element.getBoundingClientRect().right);
	expect(rest).toBeGreaterThan(edges.title);
});

test("[ground] any folder of the hub's machine can be picked", async () => {
	const { page } = await withSessions(1);
	await page.getByRole("button", { name: "New chat with another folder or agent" }).click();
	await page.getByRole("button", { name: "Another folder…" }).click();
	await page.getByRole("button", { name: "compiler" }).click();
	await page.getByText("/code/compiler", { exact: true }).waitFor();
	await page.getByRole("button", { name: "Use this folder" }).click();
	expect(await page.getByRole("radio", { name: /compiler/ }).isChecked()).toBe(true);
	await page.getByRole("button", { name: "Start" }).click();
	await page.getByRole("heading", { name: "Chat with Eliza" }).waitFor();
	const created = await page.evaluate(() =>
		window.hub.requests.find(({ method }) => method === "session.create"),
	);
	expect(created?.params).toMatchObject({ folder: "/code/compiler" });
});

test("[B16.empty] a first-time user finds an open chat", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => window.startParley());
	await page.getByRole("heading", { name: "Chat with Eliza" }).waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
	await page.getByRole("button", { name: "/plan" }).click();
	expect(await page.getByRole("textbox", { name: /Message to/ }).inputValue()).toBe("/plan");
});

test("[ground] at 280 pixels the list opens over the chat and everything stays within the page", async () => {
	const { page } = await pages.newPage({ viewport: { width: 280, height: 600 } });
	await page.evaluate(() => {
		window.hub.addSession(
			"s",
			"/code/a-folder-with-a-very-long-name",
			"eliza",
			"A title that is far too long for this",
		);
		const turn = window.hub.beginTurn("s", `${"longword".repeat(30)} and more`);
		turn.answer(`\`${"code".repeat(60)}\`\n\n| a | b | c |\n|-|-|-|\n| ${"x".repeat(80)} | y | z |`);
		turn.tool({ toolCallId: "t", title: "A tool with a title that does not fit at all", status: "running" });
		window.startParley();
	});
	await page.getByRole("button", { name: "Chats", exact: true }).click();
	await line(page, "A title").click();
	await page.getByRole("log").waitFor();
	await list(page).waitFor({ state: "detached" });
	const width = await page.evaluate(() => ({
		page: document.documentElement.scrollWidth,
		log: document.querySelector(".transcript-scroll")?.scrollWidth,
	}));
	expect(width).toEqual({ page: 280, log: 280 });
});

test("[B5.list] in a narrow page, too, a chat that waits shows it, and chats of one title can be told apart", async () => {
	const { page } = await pages.newPage({ viewport: { width: 300, height: 600 } });
	await page.evaluate(() => {
		const options = [{ optionId: "yes", name: "Allow", kind: "allow_once" }];
		window.hub.addSession("a", "/code/engine", "claude", "Fix it");
		window.hub.beginTurn("a", "Go").ask({ requestId: "r", title: "Edit a.ts", options });
		window.hub.addSession("b", "/code/website", "eliza", "Fix it");
		window.startParley();
	});
	const waiting = page.getByRole("button", { name: "Fix it, waiting for you: Claude Code in /code/engine" });
	await waiting.waitFor();
	expect(await waiting.getAttribute("title")).toBe("Fix it, waiting for you: Claude Code in /code/engine");
	expect(await waiting.locator(".icon").getAttribute("data-tone")).toBe("warning");
	await page.getByRole("button", { name: "Fix it, idle: Eliza in /code/website" }).waitFor();
});

test("[C6.refused] a page whose key the hub rejects says what to do", async () => {
	const { page } = await withSessions(1);
	await page.evaluate(() =>
		window.hub.setStatus({ state: "refused", reason: "unauthorized", message: "The token is wrong." }),
	);
	await page.getByText("Open the link that “parley serve” printed.").waitFor();
	await page.getByRole("button", { name: "Reconnect" }).click();
	await page.getByText("parley serve").waitFor({ state: "detached" });
	expect(await line(page, "Chat 1").count()).toBe(1);
});

test("[C6.reconnect][A9.connection] a page that has lost its hub only says that it reconnects, for ten seconds", async () => {
	const { page } = await withSessions(1);
	await page.clock.install();
	const lose = (state: "connecting" | "waiting", lostAt: number) =>
		page.evaluate(
			([now, since]) => {
				const retry = { retryAt: Date.now() + 9000, reason: "Parley cannot be reached." };
				const attempt = { attempt: 1, lostAt: since };
				window.hub.setStatus(
					now === "waiting" ? { state: now, ...attempt, ...retry } : { state: now, ...attempt },
				);
			},
			[state, lostAt] as const,
		);
	const now = await page.evaluate(() => Date.now());
	const quiet = page.getByRole("status").getByText("Reconnecting to Parley… What you write is kept.");
	await lose("waiting", now);
	await quiet.waitFor();
	const shown = await quiet.elementHandle();
	await lose("connecting", now);
	await lose("waiting", now);
	// The same element, so that a screen reader says it once.
	expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
	expect(await page.getByText(/Next try in|No connection/).count()).toBe(0);
	expect(await page.getByRole("button", { name: "Reconnect" }).count()).toBe(0);
	await page.clock.runFor(10_500);
	await page.getByText(/No connection to Parley\. Next try in/).waitFor();
	expect(await quiet.count()).toBe(0);
});

test("[D7.stopped][A9.connection] a page whose hub was stopped says so, without a spinner, until there is one again", async () => {
	const { page } = await withSessions(1);
	const lose = (state: "connecting" | "waiting") =>
		page.evaluate((now) => {
			const more = { attempt: 1, stopped: true } as const;
			const retry = { retryAt: Date.now() + 9000, reason: "Parley ended the stream." };
			window.hub.setStatus(now === "waiting" ? { state: now, ...more, ...retry } : { state: now, ...more });
		}, state);
	await lose("waiting");
	const stopped = page.getByText("Parley was stopped. Start it with “parley serve”");
	await stopped.waitFor();
	const shown = await stopped.elementHandle();
	await lose("connecting");
	expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
	expect(await page.locator(".notice .spin").count()).toBe(0);
	await page.getByRole("button", { name: "Reconnect" }).click();
	await stopped.waitFor({ state: "detached" });
});

test("[C6.refused] a page that cannot reconnect says that Parley may have been stopped, and how to start it", async () => {
	const { page } = await withSessions(1);
	const wait = (attempt: number) =>
		page.evaluate((count) => {
			const reason = "Parley cannot be reached.";
			window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: count, reason });
		}, attempt);
	await wait(1);
	await page.getByText(/Next try in/).waitFor();
	await wait(5);
	await page
		.getByText(/it may have been stopped. Start it with “parley serve”, and open the link that it prints if/)
		.waitFor();
	expect(await page.getByText(/Next try in/).count()).toBe(0);
	await page.getByRole("button", { name: "Reconnect" }).click();
	await page.getByText("parley serve").waitFor({ state: "detached" });
});
