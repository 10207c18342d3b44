import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAgentsPage } from "../../testing/agent-walks.ts";
import { AppPages } from "../../testing/app-pages.ts";
import { clippedTexts } from "../../testing/clipped-texts.ts";
import { expiredChat } from "../../testing/login-scenes.ts";
import {
	openLockedChat,
	throughAccount,
	throughExpiredLogin,
	throughLogins,
} from "../../testing/login-walks.ts";
import { problemsInAllLooks } from "../../testing/looks.ts";
import { openChats } from "../../testing/open-chats.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const paramsOf = (page: Page, wanted: string): Promise<readonly unknown[]> =>
	page.evaluate(
		(name) => window.hub.requests.filter(({ method }) => method === name).map(({ params }) => params),
		wanted,
	);

const logIn = (page: Page) => page.getByRole("button", { name: "Log in", exact: true });
const card = (page: Page) => page.getByRole("region", { name: "Claude Code wants you to log in" });

test("[A9.login] the step shows the agent's own reason and its ways, takes no focus, and the waiting message is sent by itself", async () => {
	const { page, problems } = await pages.newPage();
	await openLockedChat(page);
	const words = await card(page).innerText();
	expect(words).toContain("You are not logged in. Choose an account first.");
	expect(words).toContain("Your message waits and is sent by itself once you are logged in.");
	const ways = card(page).getByRole("radio");
	expect(await ways.count()).toBe(5);
	expect(await ways.first().isChecked()).toBe(true);
	expect(await card(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
	await logIn(page).click();
	await card(page).waitFor({ state: "detached" });
	expect(await paramsOf(page, "login.start")).toEqual([
		{ place: { sessionId: "locked" }, methodId: "browser", inEditor: false },
	]);
	await page.locator(".row", { hasText: "Look at the parser" }).waitFor();
	expect(await paramsOf(page, "prompt.send")).toEqual([]);
	expect(problems).toEqual([]);
});

test("[A9.login] everything works by keyboard; a login under way is shown in every view, also a new one, and cancelled from any", async () => {
	const { page } = await pages.newPage({ viewport: { width: 280, height: 640 } });
	await openLockedChat(page);
	await card(page).getByRole("radio").first().focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const status = card(page).getByRole("status");
	await expect.poll(() => status.innerText()).toContain("Logging in with “Wait for a colleague”…");
	// A second view of the same hub, as after a reload: it begins with what the hub and the log say.
	await page.evaluate(() => window.startParley());
	const cancel = card(page).getByRole("button", { name: "Cancel" });
	await expect.poll(() => cancel.count()).toBe(2);
	await cancel.last().press("Enter");
	await expect.poll(() => logIn(page).count()).toBe(2);
	expect(await paramsOf(page, "login.cancel")).toEqual([{ agentId: "claude" }]);
	const chosen = card(page).getByRole("radio", { name: "Wait for a colleague" });
	expect(await chosen.last().isChecked()).toBe(true);
});

test("[A9.login][C8.browser] values are typed hidden, only what is needed is required, and the address is shown with its host and opened by nobody", async () => {
	const { page } = await pages.newPage();
	await openLockedChat(page);
	await card(page)
		.getByRole("radio", { name: /API key/ })
		.click();
	const key = card(page).getByLabel("API key", { exact: true }).last();
	expect(await key.getAttribute("type")).toBe("password");
	const save = card(page).getByRole("button", { name: "Save and log in" });
	expect(await save.isDisabled()).toBe(true);
	const link = card(page).getByRole("link", { name: "Get it at console.example.org" });
	expect(await link.getAttribute("href")).toBe("https://console.example.org/keys");
	expect(await link.getAttribute("rel")).toContain("noreferrer");
	await key.fill("planted");
	await key.press("Enter");
	await card(page).waitFor({ state: "detached" });
	expect(await paramsOf(page, "login.saveVariables")).toEqual([
		{
			...{ place: { sessionId: "locked" }, methodId: "key" },
			variables: [{ name: "AGENT_API_KEY", value: "planted" }],
		},
	]);
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
		"planted",
	);
});

test("[A9.login] a browser shows the exact command for a terminal, what it leaves out, and asks the agent when the person is done", async () => {
	const { page } = await pages.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
	await openLockedChat(page);
	await card(page)
		.getByRole("radio", { name: /Log in in a terminal/ })
		.click();
	const line = "cd /code/engine && claude-agent-acp --cli auth login";
	await card(page).getByText(line).waitFor();
	expect(await card(page).innerText()).toContain("Left out because it is secret: API_KEY.");
	expect(await card(page).getByRole("button", { name: "Open terminal" }).count()).toBe(0);
	await card(page).getByRole("button", { name: "Copy command" }).click();
	await card(page).getByText("Copied.").waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
	const done = card(page).getByRole("button", { name: "I have logged in" });
	await done.click();
	await card(page).getByRole("alert").getByText("Claude Code says that it is still not logged in.").waitFor();
	await done.click();
	await card(page).waitFor({ state: "detached" });
});

test("[A9.login] a failed login says why and can be tried again", async () => {
	const { page } = await pages.newPage();
	await openLockedChat(page);
	await card(page)
		.getByRole("radio", { name: /Try your luck/ })
		.click();
	await logIn(page).click();
	expect(await card(page).getByRole("alert").innerText()).toBe("The login did not work: no luck");
	await card(page)
		.getByRole("radio", { name: /Log in with a browser/ })
		.click();
	await logIn(page).click();
	await card(page).waitFor({ state: "detached" });
});

test("[A9.login] after a login in the middle of a chat, the refused message is sent again with one press and not before", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(expiredChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Expired/ })
		.first()
		.click();
	await logIn(page).click();
	const met = page.locator(".login[data-state='met']");
	await met.getByText("You are logged in to Claude Code.").waitFor();
	expect(await paramsOf(page, "prompt.send")).toEqual([]);
	await met.getByRole("button", { name: "Send again" }).click();
	await met.waitFor({ state: "detached" });
	expect(await paramsOf(page, "prompt.send")).toMatchObject([
		{ sessionId: "expired", content: [{ type: "text", text: "Second" }] },
	]);
});

test("[E3.logout][E3.providers] the page of agents shows as whom an agent works, logs it out and in, and sets where its models come from", async () => {
	const { page } = await openChats(pages);
	await openAgentsPage(page);
	await page.getByRole("button", { name: "Account of Claude Code…" }).click();
	const dialog = page.getByRole("dialog", { name: "Account of Claude Code" });
	await dialog.getByRole("button", { name: "Ask the agent" }).click();
	await dialog.getByText("Claude Code is logged in.").waitFor();
	await dialog.getByText("ada@example.org · in use").waitFor();
	await dialog.getByRole("button", { name: "Change spare" }).click();
	await dialog.getByLabel("Address").fill("javascript:alert(1)");
	expect(await dialog.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
	await dialog.getByLabel("Address").fill("https://models.example.org/v1");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("openai · https://models.example.org/v1").waitFor();
	await dialog.getByRole("button", { name: "Switch spare off" }).click();
	await dialog.getByText("Off").waitFor();
	expect(await dialog.getByRole("button", { name: "Switch main off" }).count()).toBe(0);
	await dialog.getByRole("button", { name: "Log out" }).click();
	await dialog.getByText("Claude Code is not logged in.").waitFor();
});

test.each([280, 900])(
	"[ground] axe finds no problem in the logins at %i px, in any colour scheme, and no text is cut",
	async (width) => {
		for (const walk of [throughLogins, throughExpiredLogin]) {
			const { page, problems } = await pages.newPage({ viewport: { width, height: 640 } });
			await walk(page, async () => {
				expect(await problemsInAllLooks(page)).toEqual([]);
				expect(await page.evaluate(clippedTexts)).toEqual([]);
			});
			expect(problems).toEqual([]);
		}
	},
	60_000,
);

test("[ground] axe finds no problem in the account of an agent, in any colour scheme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 280, height: 640 } });
	await throughAccount(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
	expect(problems).toEqual([]);
}, 60_000);
