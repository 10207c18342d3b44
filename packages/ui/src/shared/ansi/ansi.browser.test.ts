import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

/** A chat with a tool that has this output. */
const showOutput = async (text: string, options = {}): Promise<Page> => {
	const { page } = await pages.newPage({ viewport: { width: 900, height: 900 }, ...options });
	await page.evaluate((output) => {
		window.hub.addSession("s", "/code/engine", "eliza", "Colours");
		const content = [{ type: "content" as const, content: { type: "text" as const, text: output } }];
		window.hub.beginTurn("s", "Go").tool({ toolCallId: "t", title: "npm test", status: "running", content });
		window.startParley();
	}, text);
	await page.getByRole("button", { name: "Colours" }).first().click();
	await page.locator(".disclosure-line", { hasText: "npm test" }).click();
	return page;
};

const esc = "\u001b";

test("[E4.toolContent] the output of a program is drawn in its colours, and is copied as plain text", async () => {
	const page = await showOutput(
		`start\r${esc}[K${esc}[1;32m✓${esc}[0m passed ${esc}[38;2;10;20;30;4mtrue${esc}[0m ${esc}[7mback${esc}[0m\nnext ${esc}[3`,
	);
	const output = page.locator(".ansi");
	await output.waitFor();
	expect(await output.innerText()).toBe("✓ passed true back\nnext ");
	const look = (text: string) =>
		output.locator("span", { hasText: text }).evaluate((element) => {
			const { color, backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(element);
			return { color, backgroundColor, fontWeight, textDecorationLine };
		});
	expect(await look("✓")).toMatchObject({ fontWeight: "700" });
	expect((await look("✓")).color).not.toBe(await output.evaluate((it) => getComputedStyle(it).color));
	expect(await look("true")).toMatchObject({ color: "rgb(10, 20, 30)", textDecorationLine: "underline" });
	expect((await look("back")).backgroundColor).toBe(
		await output.evaluate((it) => getComputedStyle(it).color),
	);
	// Text that was cut off continues where it stopped.
	await page.evaluate((text) => {
		const content = [{ type: "content" as const, content: { type: "text" as const, text } }];
		window.hub.turn("s", 1).tool({ toolCallId: "t", status: "completed", content });
	}, `next ${esc}[31mred`);
	await expect.poll(() => output.innerText()).toBe("next red");
	expect((await look("red")).color).not.toBe((await look("red")).backgroundColor);
});

test("[E4.toolContent] an editor's theme defines the sixteen colours", async () => {
	const page = await showOutput(`${esc}[31mred${esc}[0m`, { colorScheme: "dark" });
	await page.evaluate(() =>
		document.documentElement.style.setProperty("--vscode-terminal-ansiRed", "rgb(1, 2, 3)"),
	);
	const red = page.locator(".ansi span");
	expect(await red.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(1, 2, 3)");
});

test.each(["dark", "light"] as const)("[E4.toolContent] colours are readable, %s", async (colorScheme) => {
	const codes = [...Array(7).keys()].flatMap((code) => [31 + code, 91 + code]);
	const onGround = [
		[30, 43],
		[97, 44],
		[30, 102],
		[30, 107],
	].map(([text, ground]) => `${esc}[${text};${ground}m on ${ground} `);
	const page = await showOutput(
		`${codes.map((code) => `${esc}[${code}mcolour ${code}`).join(" ")}\n${onGround.join("")}`,
		{ colorScheme },
	);
	expect(await accessibilityProblems(page)).toEqual([]);
});
