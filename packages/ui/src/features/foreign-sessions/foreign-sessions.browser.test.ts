import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { openChats } from "../../testing/open-chats.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const open = async (width: number) => {
	const opened = await openChats(pages, { viewport: { width, height: 640 } });
	const section = opened.page.getByRole("button", { name: "Sessions outside Parley" });
	const asked = () =>
		opened.page.evaluate(() =>
			window.hub.requests.flatMap(({ method, params }) => (method === "agent.sessions" ? [params] : [])),
		);
	return { ...opened, section, asked };
};

test("[A12.foreign][E3.list] nobody is asked before the section opens, and no agent is started for it", async () => {
	const { page, section, asked, problems } = await open(280);
	expect(await asked()).toEqual([]);
	await section.click();
	const ofEliza = page.getByRole("region", { name: "Eliza in engine" });
	await ofEliza.getByRole("button", { name: /Why do the tests fail/ }).waitFor();
	await page
		.getByRole("region", { name: "Claude Code in engine" })
		.getByText("Claude Code is not running.")
		.waitFor();
	expect(await asked()).toMatchObject([
		{ agent: "eliza", start: false },
		{ agent: "claude", start: false },
	]);
	expect(await accessibilityProblems(page)).toEqual([]);
	await ofEliza.getByRole("button", { name: "Show more" }).click();
	await ofEliza.getByRole("button", { name: /Untitled session/ }).waitFor();
	expect(await ofEliza.getByRole("listitem").count()).toBe(3);
	expect(problems).toEqual([]);
});

test("[A12.foreign] one of them becomes a chat that is shown, and is not offered any more", async () => {
	const { page, section } = await open(900);
	await section.press("Enter");
	await page.getByRole("button", { name: /Why do the tests fail/ }).press("Enter");
	await page.getByRole("tab", { name: /Why do the tests fail/ }).waitFor();
	const ofEliza = page.getByRole("region", { name: "Eliza in engine" });
	await expect.poll(() => ofEliza.getByRole("button", { name: /Why do the tests fail/ }).count()).toBe(0);
});

test("[A12.foreign] what goes wrong is said, and asking again is one press", async () => {
	const { page, section } = await open(280);
	await section.click();
	await page.getByRole("button", { name: /Afraid of a refactoring/ }).click();
	await page.getByText("The session was not opened: The agent did not open the session.").waitFor();
	const ofClaude = page.getByRole("region", { name: "Claude Code in engine" });
	await ofClaude.getByRole("button", { name: "Start Claude Code and ask" }).click();
	expect(await ofClaude.getByRole("alert").innerText()).toContain("Claude Code wants a login first.");
	await ofClaude.getByRole("button", { name: "Retry" }).waitFor();
});
