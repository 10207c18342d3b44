import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { busyChat } from "../../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const input = (page: Page) => page.getByRole("textbox", { name: /Message to/ });

const sent = (page: Page) =>
	page.evaluate(() => window.hub.requests.filter(({ method }) => method === "prompt.send"));

const twoChats = async () => {
	const opened = await pages.newPage();
	await opened.page.evaluate(() => {
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.hub.addSession("b", "/code/engine", "eliza", "Chat B");
		window.startParley();
	});
	const show = (title: string) =>
		opened.page.getByRole("navigation").getByRole("button", { name: title }).first().click();
	await show("Chat A");
	await input(opened.page).waitFor();
	return { ...opened, show };
};

test("[ground] Enter sends, Shift+Enter breaks the line, and sending clears the box", async () => {
	const { page, problems } = await twoChats();
	await input(page).fill("one");
	await page.keyboard.press("Shift+Enter");
	await page.keyboard.type("two");
	expect(await input(page).inputValue()).toBe("one\ntwo");
	await page.keyboard.press("Enter");
	await page.locator(".prompt-text", { hasText: "one two" }).waitFor();
	expect(await input(page).inputValue()).toBe("");
	expect((await sent(page)).map(({ params }) => params)).toMatchObject([
		{ sessionId: "a", content: [{ type: "text", text: "one\ntwo" }] },
	]);
	expect(problems).toEqual([]);
});

test("[ground] Enter that ends an input method's composition sends nothing", async () => {
	const { page } = await twoChats();
	await input(page).fill("こんにち");
	await input(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
	await input(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
	expect(await sent(page)).toEqual([]);
	await page.keyboard.press("Enter");
	await expect.poll(async () => (await sent(page)).length).toBe(1);
});

test("[B4.stop][A21.stop] Escape stops the turn of this chat only", async () => {
	const { page, show } = await twoChats();
	await page.evaluate(() => {
		window.hub.beginTurn("a", "Go on").answer("In A");
		window.hub.beginTurn("b", "Go on").answer("In B");
	});
	await page.getByRole("button", { name: "Stop (Escape)" }).waitFor();
	await input(page).press("Escape");
	await page.getByText("Stopped.").waitFor();
	await show("Chat B");
	await page.getByRole("button", { name: "Stop (Escape)" }).waitFor();
	const stops = await page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "prompt.stop").map(({ params }) => params),
	);
	expect(stops).toEqual([{ sessionId: "a", turn: 1 }]);
});

const hasFocus = (page: Page) => input(page).evaluate((element) => element === document.activeElement);

test("[B4.held] Stop without a connection says that it waits, and stops the turn once there is one", async () => {
	const { page, problems } = await twoChats();
	await page.evaluate(() => {
		window.hub.beginTurn("a", "Never stop").answer("On and on");
		window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" });
	});
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	const waits = page.getByText("Stopping… The agent is told once Parley is connected again.");
	await waits.waitFor();
	await page.getByRole("button", { name: "Stopping…" }).waitFor();
	expect(await page.getByText(/did not get through/).count()).toBe(0);
	await page.evaluate(() => window.hub.retryNow());
	await page.getByText("Stopped.").waitFor();
	expect(await waits.count()).toBe(0);
	const stops = await page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "prompt.stop").map(({ params }) => params),
	);
	expect(stops).toEqual([1, 2].map(() => ({ sessionId: "a", turn: 1 })));
	expect(problems).toEqual([]);
});

test("[B4.held] a Stop whose answer was lost with the hub is settled after it, without a word of failure", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => {
		const stop = window.hub.methods["prompt.stop"];
		let isFirst = true;
		window.hub.methods["prompt.stop"] = async (params) => {
			const answer = await stop?.(params);
			if (!isFirst) return answer ?? { stopped: false };
			isFirst = false;
			window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" });
			return Promise.reject(window.failure("disconnected", "no answer"));
		};
		window.hub.beginTurn("a", "Never stop").answer("On and on");
	});
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	await page.getByText("Stopped.").waitFor();
	await page.evaluate(() => window.hub.retryNow());
	await expect
		.poll(() =>
			page.evaluate(() => window.hub.requests.filter(({ method }) => method === "prompt.stop").length),
		)
		.toBe(2);
	expect(await page.getByText(/did not get through|connected again/).count()).toBe(0);
});

test("[B4.stop] after Stop the keyboard is in the message box, and stays where the person has gone since", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => {
		window.hub.methods["prompt.stop"] = () => ({ stopped: true });
		window.hub.beginTurn("a", "Go on").answer("In A");
	});
	const stop = page.getByRole("button", { name: "Stop (Escape)" });
	await stop.click();
	expect(await hasFocus(page)).toBe(true);
	const search = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
	await search.focus();
	await page.evaluate(() => window.hub.turn("a", 1).end("cancelled"));
	await page.getByText("Stopped.").waitFor();
	expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
	await page.evaluate(() => window.hub.beginTurn("a", "Again").answer("In A again"));
	await stop.focus();
	await page.evaluate(() => window.hub.turn("a", 2).end());
	await stop.waitFor({ state: "detached" });
	expect(await hasFocus(page)).toBe(true);
});

test("[B4.stop] an Enter that is held down on Stop does not send the draft", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => {
		window.hub.methods["prompt.stop"] = () => ({ stopped: true });
		window.hub.beginTurn("a", "Go on").answer("In A");
	});
	await input(page).fill("not yet");
	await page.getByRole("button", { name: "Stop (Escape)" }).focus();
	await page.keyboard.down("Enter");
	await page.keyboard.down("Enter");
	await page.keyboard.up("Enter");
	expect(await hasFocus(page)).toBe(true);
	expect(await input(page).inputValue()).toBe("not yet");
	expect(await sent(page)).toEqual([]);
});

test("[B4.deaf] an agent that ignores Stop can be stopped by force", async () => {
	const { page } = await twoChats();
	await page.clock.install();
	await page.evaluate(() => {
		window.hub.methods["prompt.stop"] = () => ({ stopped: true });
		window.hub.beginTurn("a", "Never stop");
	});
	await page.clock.runFor(100);
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	expect(await page.getByRole("button", { name: "Stopping…" }).isDisabled()).toBe(true);
	expect(await hasFocus(page)).toBe(true);
	await page.clock.runFor(4000);
	await page.getByRole("button", { name: "Force stop" }).click();
	expect(await hasFocus(page)).toBe(true);
	const stops = await page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "prompt.stop").map(({ params }) => params),
	);
	expect(stops).toEqual([
		{ sessionId: "a", turn: 1 },
		{ sessionId: "a", turn: 1, force: true },
	]);
});

test("[B4.logged][B4.deaf] a turn that someone stopped elsewhere reads so here, and can be ended by force from here", async () => {
	const { page } = await twoChats();
	await page.clock.install();
	await page.evaluate(() => {
		window.hub.beginTurn("a", "Never stop");
		const { running } = window.hub.session("a").head;
		window.hub.append("a", "prompt.stopping", { messageId: running?.messageId ?? "" });
	});
	await page.clock.runFor(100);
	expect(await page.getByRole("button", { name: "Stopping…" }).isDisabled()).toBe(true);
	expect(await page.locator(".chat").getByText("prompt.stopping").count()).toBe(0);
	await page.clock.runFor(4000);
	await page.getByRole("button", { name: "Force stop" }).click();
	await page.evaluate(() => window.hub.turn("a", 1).end("cancelled"));
	await page.clock.runFor(100);
	await page.evaluate(() => window.hub.beginTurn("a", "Again"));
	await page.clock.runFor(100);
	await page.getByRole("button", { name: "Stop (Escape)" }).waitFor();
});

test("[A21.force] force stop names the chats that share the process before ending it", async () => {
	const { page, problems } = await twoChats();
	await page.clock.install();
	await page.evaluate(() => {
		window.hub.methods["prompt.stop"] = ({ force = false, others = [] }) =>
			force && others.length === 0
				? { stopped: false, others: [{ sessionId: "b", title: "Chat B", running: true }] }
				: { stopped: true };
		window.hub.beginTurn("a", "Never stop");
	});
	await page.clock.runFor(100);
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	await page.clock.runFor(4000);
	await page.getByRole("button", { name: "Force stop" }).click();
	const dialog = page.getByRole("dialog", { name: /for other chats too\?$/ });
	await dialog.getByText("Chat B (running: its turn is interrupted)").waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Force stop" }).click();
	await dialog.getByRole("button", { name: "End the process" }).click();
	await dialog.waitFor({ state: "detached" });
	const last = await page.evaluate(
		() => window.hub.requests.findLast(({ method }) => method === "prompt.stop")?.params,
	);
	expect(last).toEqual({ sessionId: "a", turn: 1, force: true, others: ["b"] });
	expect(problems).toEqual([]);
});

test("[A21.force] the question whether to end the process closes when its turn ends", async () => {
	const { page, problems } = await twoChats();
	await page.clock.install();
	await page.evaluate(() => {
		window.hub.methods["prompt.stop"] = ({ force = false }) =>
			force
				? { stopped: false, others: [{ sessionId: "b", title: "Chat B", running: true }] }
				: { stopped: true };
		window.hub.beginTurn("a", "Never stop");
	});
	await page.clock.runFor(100);
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	await page.clock.runFor(4000);
	await page.getByRole("button", { name: "Force stop" }).click();
	const dialog = page.getByRole("dialog", { name: /for other chats too\?$/ });
	await dialog.waitFor();
	await page.evaluate(() => window.hub.turn("a", 1).end("cancelled"));
	await page.clock.runFor(100);
	await dialog.waitFor({ state: "detached" });
	expect(problems).toEqual([]);
});

test("[D2.queue][D2.edit] prompts wait in a visible queue and can be taken back", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(busyChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: /Busy/ }).first().click();
	const queue = page.getByRole("list", { name: "Prompts waiting" });
	await queue.getByText("And then the next thing").waitFor();
	await input(page).fill("And one more");
	await page.keyboard.press("Enter");
	await queue.getByText("And one more").waitFor();
	await queue.getByRole("button", { name: "Remove from the queue" }).first().click();
	await queue.getByText("And then the next thing").waitFor({ state: "detached" });
	expect(await queue.getByRole("listitem").count()).toBe(1);
});

test("[D2.held] the queue behind a stopped turn is paused until the user resumes or clears it", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(busyChat);
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: /Busy/ }).first().click();
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	await page.getByText("Paused because you stopped.").waitFor();
	// A new message runs, and the paused ones stay paused.
	await input(page).fill("First of all this");
	await input(page).press("Enter");
	await page.locator(".prompt-text", { hasText: "First of all this" }).waitFor();
	await page.getByText("Paused because you stopped.").waitFor();
	await page.evaluate(() => window.hub.append("busy", "turn.ended", { outcome: "completed" }, 2));
	await page.getByRole("button", { name: "Resume" }).click();
	await page.locator(".prompt-text", { hasText: "And then the next thing" }).waitFor();
	expect(await page.getByRole("list", { name: "Prompts waiting" }).count()).toBe(0);
	await input(page).fill("Not wanted after all");
	await input(page).press("Enter");
	await page.getByText("Not wanted after all").waitFor();
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	await page.getByRole("button", { name: "Clear" }).click();
	await page.getByRole("list", { name: "Prompts waiting" }).waitFor({ state: "detached" });
});

test("[A2.starting][B4.starting] an agent that is starting is shown as starting, with Stop and without actions that are not available yet", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => {
		const content = [{ type: "text" as const, text: "Wake up" }];
		window.hub.append("a", "prompt.accepted", { messageId: "m", content });
		window.hub.append("a", "prompt.preparing", { messageId: "m", stage: "starting" });
		window.hub.methods["prompt.stop"] = ({ sessionId }) => {
			window.hub.append(sessionId, "prompt.sent", { messageId: "m", content }, 1);
			window.hub.append(sessionId, "turn.ended", { outcome: "cancelled" }, 1);
			return { stopped: true };
		};
	});
	const queue = page.getByRole("list", { name: "Prompts waiting" });
	await queue.getByText(/^Starting .+…$/).waitFor();
	expect(await queue.getByRole("button").count()).toBe(0);
	await page
		.getByRole("button", { name: /Chat A.*running/ })
		.first()
		.waitFor();
	await page.getByRole("button", { name: "Stop (Escape)" }).click();
	await page.getByText("Stopped.").waitFor();
	expect(await queue.count()).toBe(0);
});

test("[E10.hide][E10.reload] a draft survives switching, closing the tab, a lost connection and a reload", async () => {
	const { page, show } = await twoChats();
	await input(page).fill("an hour of writing");
	await show("Chat B");
	expect(await input(page).inputValue()).toBe("");
	await page.getByRole("tab", { name: /Chat A ?, with a draft/ }).waitFor();
	await show("Chat A");
	expect(await input(page).inputValue()).toBe("an hour of writing");
	await page.getByRole("tab", { name: /Chat A/ }).press("Delete");
	await page.getByRole("tab", { name: /Chat A/ }).waitFor({ state: "detached" });
	await page.evaluate(() =>
		window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" }),
	);
	await show("Chat A");
	expect(await input(page).inputValue()).toBe("an hour of writing");
	await page.reload();
	await page.evaluate(() => {
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.startParley();
	});
	await input(page).waitFor();
	expect(await input(page).inputValue()).toBe("an hour of writing");
});

test("[D7.start] an editor's view says what a slow-starting hub is doing", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 300, height: 600 } });
	await page.evaluate(() => {
		window.startParley({ place: "sidebar", folders: () => ["/code/engine"], isRemote: false });
		const reason = "The hub is checking its store for damage. This can take a while.";
		window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason });
	});
	await page.getByRole("status").getByText("The hub is checking its store for damage.").waitFor();
	expect(problems).toEqual([]);
});

test("[D1.messages] a prompt sent while disconnected is kept, and goes out once on reconnect", async () => {
	const { page } = await twoChats();
	await page.evaluate(() =>
		window.hub.setStatus({ state: "waiting", retryAt: Date.now() + 9000, attempt: 1, reason: "gone" }),
	);
	await page.getByText(/No connection to Parley/).waitFor();
	await input(page).fill("keep this");
	await page.keyboard.press("Enter");
	await page.getByText("Not sent yet: no connection").waitFor();
	await page.getByRole("button", { name: "Reconnect" }).click();
	await page.locator(".prompt-text", { hasText: "keep this" }).waitFor();
	await page.getByText("Not sent yet").waitFor({ state: "detached" });
	const ids = (await sent(page)).map(({ params }) => JSON.stringify(params));
	expect(new Set(ids).size).toBe(1);
	expect(await page.locator(".prompt-text").count()).toBe(1);
});

test("[ground] an unsent prompt survives a reload", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => window.hub.setStatus({ state: "closed" }));
	await input(page).fill("keep this too");
	await page.keyboard.press("Enter");
	await page.getByText("Not sent yet: no connection").waitFor();
	await page.reload();
	await page.evaluate(() => {
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.startParley();
	});
	await page.locator(".prompt-text", { hasText: "keep this too" }).waitFor();
	expect((await sent(page)).length).toBe(1);
});

test("[C9.given] a prompt refused for an untrusted folder asks about the folder and is then sent", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => {
		const { hub } = window;
		const send = hub.methods["prompt.send"];
		hub.methods["prompt.send"] = async (params) => {
			const trusted = hub.requests.some(({ method }) => method === "folder.trust");
			if (!trusted || send === undefined) throw window.failure("workspace_untrusted", "Not trusted.");
			return send(params);
		};
	});
	await input(page).fill("go");
	await page.keyboard.press("Enter");
	const card = page.getByRole("region", { name: "Do you trust this folder?" });
	await card.getByText("/code/engine").waitFor();
	await card.getByRole("button", { name: "Trust", exact: true }).click();
	await page.locator(".prompt-text", { hasText: "go" }).waitFor();
	await card.waitFor({ state: "detached" });
	const trust = await page.evaluate(() =>
		window.hub.requests.find(({ method }) => method === "folder.trust"),
	);
	expect(trust?.params).toEqual({ path: "/code/engine", trusted: true });
});

test("[C9.given] a folder kept untrusted leaves a line that says what waits, and a way to trust it later", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => {
		const { hub } = window;
		const send = hub.methods["prompt.send"];
		hub.methods["prompt.send"] = async (params) => {
			const trusted = hub.requests.some(
				({ method, params: asked }) =>
					method === "folder.trust" && JSON.stringify(asked).includes('"trusted":true'),
			);
			if (!trusted || send === undefined) throw window.failure("workspace_untrusted", "Not trusted.");
			return send(params);
		};
	});
	await input(page).fill("go");
	await page.keyboard.press("Enter");
	const card = page.getByRole("region", { name: "Do you trust this folder?" });
	await card.getByRole("button", { name: "Keep untrusted" }).click();
	await card.waitFor({ state: "detached" });
	const line = page.getByRole("region", { name: "Untrusted folder" });
	await line
		.getByText("Eliza does not start in engine, because you keep it untrusted. Your message waits.")
		.waitFor();
	await line.getByRole("button", { name: "Trust…" }).click();
	await card.getByRole("button", { name: "Trust", exact: true }).click();
	await page.locator(".prompt-text", { hasText: "go" }).waitFor();
	await card.waitFor({ state: "detached" });
	expect(await line.count()).toBe(0);
});

test("[E4.commands] a slash completes the agent's commands", async () => {
	const { page } = await twoChats();
	await page.evaluate(() => {
		const availableCommands = [
			{ name: "plan", description: "Makes a plan" },
			{ name: "permission", description: "Asks" },
			{ name: "help", description: "Helps", input: { hint: "about" } },
		];
		window.hub.append("a", "agent.state", { aspect: "commands", value: { availableCommands } });
	});
	await input(page).pressSequentially("/p");
	const list = page.getByRole("listbox", { name: "Commands" });
	await list.waitFor();
	expect(await list.getByRole("option").allInnerTexts()).toEqual([
		"/plan\nMakes a plan",
		"/permission\nAsks",
		"/help\nHelps",
	]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	expect(await input(page).inputValue()).toBe("/permission ");
	await list.waitFor({ state: "detached" });
	await input(page).fill("");
	await input(page).pressSequentially("/plan");
	await list.waitFor();
	await page.keyboard.press("Escape");
	await list.waitFor({ state: "detached" });
	await page.keyboard.press("Enter");
	await page.locator(".prompt-text", { hasText: "/plan" }).waitFor();
});
