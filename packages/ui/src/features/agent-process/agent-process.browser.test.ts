import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { problemsInAllLooks } from "../../testing/looks.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
}, 60_000);

afterAll(() => pages[Symbol.asyncDispose]());

const openChat = async (scene: () => void, width = 280) => {
	const opened = await pages.newPage({ viewport: { width, height: 640 } });
	await opened.page.clock.install();
	await opened.page.evaluate(() => window.hub.addSession("chat", "/code/engine", "eliza", "A chat"));
	await opened.page.evaluate(scene);
	await opened.page.evaluate(() => window.startParley());
	await opened.page
		.getByRole("button", { name: /A chat/ })
		.first()
		.click();
	await opened.page.getByRole("textbox", { name: /Message to/ }).waitFor();
	return opened;
};

const asked = (page: Page, wanted: string) =>
	page.evaluate(
		(name) => window.hub.requests.flatMap(({ method, params }) => (method === name ? [params] : [])),
		wanted,
	);

const running = (): void => {
	window.hub.beginTurn("chat", "Think hard").answer("Hm.");
};

const agentChip = (page: Page) => page.locator(".agent-chip");

test("[E11.silence][E11.health] a turn without output says so with a timer, offers Stop and Restart, and goes on", async () => {
	const { page, problems } = await openChat(running);
	const line = page.locator(".agent-line", { hasText: "No output from Eliza for" });
	await page.getByText("Hm.").waitFor();
	expect(await line.count()).toBe(0);
	await page.clock.fastForward(65_000);
	await line.waitFor();
	const before = await line.innerText();
	await page.clock.fastForward(5000);
	await expect.poll(() => line.innerText()).not.toBe(before);
	expect(await asked(page, "prompt.stop")).toEqual([]);
	expect(await problemsInAllLooks(page)).toEqual([]);
	await page
		.getByRole("region", { name: "The agent of this chat" })
		.getByRole("button", { name: "Stop" })
		.click();
	expect(await asked(page, "prompt.stop")).toEqual([{ sessionId: "chat", turn: 1 }]);
	expect(problems).toEqual([]);
});

test("[E11.silence] output ends the silence, and a question to the user is none", async () => {
	const { page } = await openChat(running);
	const line = page.locator(".agent-line", { hasText: "No output from Eliza for" });
	await page.clock.fastForward(65_000);
	await line.waitFor();
	await page.evaluate(() => window.hub.turn("chat", 1).answer(" Now I know."));
	await line.waitFor({ state: "detached" });
	await page.evaluate(() =>
		window.hub.turn("chat", 1).ask({
			requestId: "r",
			title: "Edit",
			options: [{ optionId: "yes", name: "Allow", kind: "allow_once" }],
		}),
	);
	await page.getByRole("button", { name: "Allow" }).waitFor();
	await page.clock.fastForward(120_000);
	expect(await line.count()).toBe(0);
});

test("[E11.silence] the time survives a reload: it is that of the events", async () => {
	const { page } = await openChat(running, 900);
	await page.clock.fastForward(180_000);
	await page.locator(".agent-line", { hasText: "No output from Eliza for 3m" }).waitFor();
	await page.getByRole("tab", { name: /A chat/ }).press("Delete");
	await page
		.getByRole("button", { name: /A chat/ })
		.first()
		.click();
	const line = page.locator(".agent-line", { hasText: "No output from Eliza for 3m" });
	await line.waitFor();
	expect(await line.count()).toBe(1);
});

test("[D6.restart][D6.idle] an idle chat without turns says quietly that its agent is gone, and one click restarts it", async () => {
	const { page, problems } = await openChat(() => {
		window.hub.append("chat", "agent.attached", { agentSessionId: "a", agent: { name: "eliza" } });
		const loss = { message: "Eliza ended with exit code 3.", exitCode: 3, idle: true };
		window.hub.append("chat", "agent.lost", loss);
	});
	const line = page.getByRole("region", { name: "The agent of this chat" });
	await line.getByText(/exit code 3/).waitFor();
	expect(await problemsInAllLooks(page)).toEqual([]);
	await line.getByRole("button", { name: "Restart agent" }).click();
	expect(await asked(page, "session.restart")).toEqual([{ sessionId: "chat", others: [] }]);
	await page.evaluate(() =>
		window.hub.append("chat", "agent.attached", { agentSessionId: "b", agent: { name: "eliza" } }),
	);
	await line.waitFor({ state: "detached" });
	expect(problems).toEqual([]);
});

test("[D6.restart] chats that share the process are named before they are restarted", async () => {
	const { page } = await openChat(() => {
		window.hub.methods["session.restart"] = ({ others = [] }) =>
			others.length > 0
				? { restarted: true }
				: { restarted: false, others: [{ sessionId: "b", title: "The other chat", running: true }] };
	});
	await agentChip(page).click();
	await page.getByRole("menuitem", { name: /Restart agent/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText(/The other chat/).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Restart", exact: true }).click();
	await dialog.waitFor({ state: "detached" });
	expect(await asked(page, "session.restart")).toEqual([
		{ sessionId: "chat", others: [] },
		{ sessionId: "chat", others: ["b"] },
	]);
});

test("[D5.stopAndClose] an idle chat is stopped and closed from its menu, by keyboard and without a question", async () => {
	const { page, problems } = await openChat(() => window.hub.beginTurn("chat", "Hello").end(), 900);
	await agentChip(page).press("Enter");
	await page.getByRole("menu").waitFor();
	expect(await problemsInAllLooks(page)).toEqual([]);
	await page.keyboard.type("Stop");
	await page.keyboard.press("Enter");
	await page.getByRole("tab", { name: /A chat/ }).waitFor({ state: "detached" });
	expect(await asked(page, "session.stop")).toEqual([{ sessionId: "chat" }]);
	expect(problems).toEqual([]);
});

test("[D5.stopAndClose] what runs is stopped only after a question", async () => {
	const { page } = await openChat(running, 900);
	await page.getByRole("tab", { name: /A chat/ }).waitFor();
	await agentChip(page).click();
	await page.getByRole("menuitem", { name: /Stop and close/ }).click();
	const dialog = page.getByRole("dialog", { name: "Stop Eliza and close this chat?" });
	await dialog.getByRole("button", { name: "Cancel" }).click();
	expect(await asked(page, "session.stop")).toEqual([]);
	await agentChip(page).click();
	await page.getByRole("menuitem", { name: /Stop and close/ }).click();
	await dialog.getByRole("button", { name: "Stop and close" }).click();
	await page.getByRole("tab", { name: /A chat/ }).waitFor({ state: "detached" });
	expect(await asked(page, "session.stop")).toEqual([{ sessionId: "chat" }]);
});

test("[D5.resumable][E1.starting] an agent that was let go, and settings it did not take, are told in the chat", async () => {
	const { page, problems } = await openChat(() => {
		window.hub.append("chat", "agent.attached", { agentSessionId: "a", agent: { name: "eliza" } });
		const reason = "The agent does not offer “gone”.";
		const settings = [{ option: "mode", value: "gone", from: "settings" as const, reason }];
		window.hub.append("chat", "agent.unset", { settings });
		window.hub.beginTurn("chat", "Hello").end();
		window.hub.append("chat", "agent.released", { why: "time" });
	});
	await page.getByText(/ended after 8 hours/).waitFor();
	await page.getByText(/mode “gone” from the settings/).waitFor();
	expect(await problemsInAllLooks(page)).toEqual([]);
	await page.getByRole("button", { name: "Dismiss" }).click();
	expect(await page.getByText(/mode “gone”/).count()).toBe(0);
	await page.evaluate(() => {
		const origin = { how: "seeded" as const, letGo: "time" as const, knows: { turns: 1, of: 1 } };
		window.hub.append(
			"chat",
			"agent.attached",
			{ agentSessionId: "b", agent: { name: "eliza" }, ...origin },
			1,
		);
	});
	await page.getByText(/was given quotes/).waitFor();
	expect(await page.getByText(/ended after 8 hours/).count()).toBe(1);
	expect(problems).toEqual([]);
});
