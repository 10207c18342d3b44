import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import {
	type EditorTheme,
	highContrast,
	highContrastLight,
	lightModern,
} from "../../testing/editor-themes.ts";
import { busyChat, richChat } from "../../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

/** Makes a page look like a fresh webview: the theme's colours, and the editor's default styles for code. */
const dress = (page: Page, theme: EditorTheme): Promise<void> =>
	page.evaluate(({ kind, classes, values }) => {
		for (const [name, value] of Object.entries(values))
			document.documentElement.style.setProperty(`--vscode-${name}`, value);
		document.body.className = classes;
		document.body.dataset["vscodeThemeKind"] = kind;
		const own = new CSSStyleSheet();
		own.replaceSync(`@layer vscode-default {
			body { background-color: transparent; color: var(--vscode-editor-foreground); padding: 0 20px; }
			code {
				color: var(--vscode-textPreformat-foreground);
				background-color: var(--vscode-textPreformat-background);
				padding: 1px 3px;
			}
		}`);
		document.adoptedStyleSheets.push(own);
	}, theme);

const start = (page: Page) =>
	page.evaluate(() => window.startParley({ place: "sidebar", folders: () => [], isRemote: true }));

const show = async (page: Page, chat: string) => {
	await page.getByRole("button", { name: "Chats", exact: true }).click();
	await page.getByRole("navigation").getByRole("button", { name: chat }).first().click();
};

test.each([highContrast, highContrastLight, lightModern])(
	"[ground] everything is readable in an editor's theme, $kind",
	async (theme) => {
		const { page, problems } = await pages.newPage({ viewport: { width: 300, height: 2400 } });
		await page.evaluate(richChat);
		await page.evaluate(busyChat);
		await page.evaluate(() => {
			const { hub } = window;
			hub.addSession("code", "/code/engine", "eliza", "Code");
			const content = [{ type: "text" as const, text: "Show me code" }];
			hub.append("code", "prompt.accepted", { messageId: "p1", content });
			hub.append("code", "prompt.sent", { messageId: "p1", content }, 1);
			hub
				.turn("code", 1)
				.answer("Inline `code`, and\n\n    code by indentation\n\n```ts\nconst a = 1;\n```\n");
		});
		await dress(page, theme);
		await start(page);
		await show(page, "Fix the flaky test");
		await page.getByText(/Your next message restarts it/).waitFor();
		for (const line of await page.locator(".row .disclosure-line").all()) await line.click();
		expect(await accessibilityProblems(page)).toEqual([]);
		await show(page, "Code");
		await page.getByText("code by indentation").waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await show(page, "Busy");
		await page.getByRole("button", { name: "Allow once" }).waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.getByRole("button", { name: "Chats", exact: true }).click();
		await page.getByRole("button", { name: "Storage" }).click();
		await page.getByRole("dialog", { name: "Storage" }).waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		expect(problems).toEqual([]);
	},
);

test("[ground] the open chat is outlined in a theme that uses contrast borders", async () => {
	const { page } = await pages.newPage({ viewport: { width: 300, height: 800 } });
	await page.evaluate(richChat);
	await dress(page, highContrast);
	await start(page);
	await show(page, "Fix the flaky test");
	await page.getByRole("button", { name: "Chats", exact: true }).click();
	const line = await page
		.locator(".session.active")
		.evaluate((element) => getComputedStyle(element).borderTopColor);
	expect(line).toBe("rgb(243, 133, 24)");
});

/** Relative luminance and contrast, as WCAG defines them. */
const contrast = (a: readonly number[], b: readonly number[]): number => {
	const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number => {
		const [r = 0, g = 0, bl = 0] = [red, green, blue].map((part) => {
			const share = part / 255;
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
	};
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
	return (light + 0.05) / (dark + 0.05);
};

test("[ground] in a light theme code has a border, counts are readable, and code stays on the line", async () => {
	const { page } = await pages.newPage({ viewport: { width: 300, height: 1200 } });
	await page.evaluate(() => {
		window.hub.addSession("s", "/code/engine", "eliza", "Looks");
		const turn = window.hub.beginTurn("s", "Go");
		turn.answer("Plain words.\n\nWords with `code` in them.\n\n```ts\nconst a = 1;\n```\n");
		const content = [{ type: "diff" as const, path: "/code/engine/a.ts", newText: "a\n" }];
		turn.tool({ toolCallId: "t", title: "Edit a.ts", status: "completed", content });
	});
	await dress(page, lightModern);
	await start(page);
	await show(page, "Looks");
	/** The painted colour, however it is mixed. */
	const paint = (selector: string, property: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element, name) => {
				const context = document.createElement("canvas").getContext("2d");
				if (context === null) return [];
				for (const color of ["#f8f8f8", getComputedStyle(element).getPropertyValue(name)]) {
					context.fillStyle = color;
					context.fillRect(0, 0, 1, 1);
				}
				return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
			}, property);
	const ground = [248, 248, 248];
	expect(contrast(await paint(".md-code", "border-top-color"), ground)).toBeGreaterThan(1.3);
	expect(contrast(await paint(".diff", "border-top-color"), ground)).toBeGreaterThan(1.3);
	expect(contrast(await paint('.diff-count[data-sign="+"]', "color"), ground)).toBeGreaterThanOrEqual(4.5);
	const sizes = await page
		.locator(".md-code code, .diff-lines, .markdown p > code")
		.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontSize));
	expect(sizes).toEqual(["12px", "12px", "12px"]);
	const heights = await page
		.locator(".markdown > p")
		.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
	expect(heights).toEqual([20, 20]);
});
