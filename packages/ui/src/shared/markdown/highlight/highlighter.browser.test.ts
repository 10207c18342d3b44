import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrowserPages } from "../../../testing/browser-page.ts";
import { openMarkdownPages } from "../testing/open-markdown-pages.ts";
import { tokenClasses } from "./token-class.ts";

let pages: BrowserPages;
beforeAll(async () => {
	pages = await openMarkdownPages();
}, 60_000);
afterAll(() => pages.close());

const countRanges = () => [...CSS.highlights.values()].reduce((sum, highlight) => sum + highlight.size, 0);

test("[B12.code] a worker colours closed code without adding elements; the colours go with the view", async () => {
	const { page, errors } = await pages.newPage();
	await page.evaluate(() => {
		const { view, element } = window.markdownPage.newView({
			highlighter: window.markdownPage.newHighlighter(),
		});
		const code = 'const a = "text"; // \u202e\n';
		view.update(
			`\`\`\`ts\n${code}${code}\`\`\`\n\n\`\`\`no-such\nconst\n\`\`\`\n\n\`\`\`ts\nconst open`,
			false,
		);
		window.shown = { view, element };
	});
	await page.waitForFunction(() => (CSS.highlights.get("hljs-comment")?.size ?? 0) > 0);
	const coloured = await page.evaluate(() => ({
		ranges: [...CSS.highlights].flatMap(([name, highlight]) =>
			[...highlight].map(({ startContainer, startOffset, endContainer, endOffset }) => {
				const range = document.createRange();
				range.setStart(startContainer, startOffset);
				range.setEnd(endContainer, endOffset);
				return `${name} ${range}`;
			}),
		),
		spans: window.shown.element.querySelectorAll("code span:not(.md-chunk)").length,
	}));
	const line = ["hljs-keyword const", 'hljs-string "text"', "hljs-comment // [U+202E]"];
	expect(coloured.ranges.sort()).toEqual([...line, ...line].sort());
	expect(coloured.spans).toBe(0);
	await page.evaluate(() => window.shown.view.dispose());
	expect(await page.evaluate(countRanges)).toBe(0);
	expect(errors).toEqual([]);
	await page.close();
});

test("[B12.code] only code on screen has colours, however long it is", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		const { view, element } = window.markdownPage.newView({
			highlighter: window.markdownPage.newHighlighter(),
		});
		const lines = Array.from({ length: 2000 }, (_, index) => `const a = "text"; // ${index}`).join("\n");
		view.update(`\`\`\`ts\n${lines}\n\`\`\`\n`, true);
		window.shown = { view, element };
	});
	const isColoured = (comment: string) =>
		[...(CSS.highlights.get("hljs-comment") ?? [])].some(
			({ startContainer, startOffset, endOffset }) =>
				startContainer.textContent?.slice(startOffset, endOffset) === comment,
		);
	await page.waitForFunction(isColoured, "// 0");
	expect(await page.evaluate(countRanges)).toBeLessThan(2000);
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await page.waitForFunction(isColoured, "// 1999");
	expect(await page.evaluate(isColoured, "// 0")).toBe(false);
	expect(await page.evaluate(countRanges)).toBeLessThan(2000);
	await page.close();
});

test("[B12.code] without browser support code is shown plain", async () => {
	const { page, errors, requests } = await pages.newPage();
	const text = await page.evaluate(() => {
		Object.defineProperty(window, "Highlight", { value: undefined });
		const { view, element } = window.markdownPage.newView({
			highlighter: window.markdownPage.newHighlighter(),
		});
		view.update("```ts\nconst a = 1;\n```\n", true);
		return element.querySelector("code")?.textContent;
	});
	expect(text).toBe("const a = 1;");
	expect(requests).toEqual([]);
	expect(errors).toEqual([]);
	await page.close();
});

test.for([
	["dark", "", "#2b2b2b"],
	["light", "", "#f5f5f5"],
	["dark", "vscode-high-contrast", "#0c141f"],
	["light", "vscode-high-contrast vscode-high-contrast-light", "#f2f2f2"],
	["light", "vscode-dark", "#2b2b2b"],
	["dark", "vscode-light", "#f5f5f5"],
] as const)("[B12.code] code colours are readable: %s %s", async ([colorScheme, classes, background]) => {
	const { page } = await pages.newPage();
	await page.emulateMedia({ colorScheme });
	const colours = await page.evaluate(
		({ names, bodyClass }) => {
			document.documentElement.style.colorScheme = "light dark";
			document.body.className = bodyClass;
			const { view, element } = window.markdownPage.newView();
			view.update("```ts\nconst a = 1;\n```\n", true);
			const code = element.querySelector("code") ?? element;
			return names.map((name) => getComputedStyle(code, `::highlight(hljs-${name})`).color);
		},
		{ names: tokenClasses, bodyClass: classes },
	);
	const enough = classes.includes("high") ? 7 : 4.5;
	for (const [index, colour] of colours.entries())
		expect(
			contrast(readRgb(colour), readHex(background)),
			`${tokenClasses[index]} ${colour}`,
		).toBeGreaterThan(enough);
	expect(new Set(colours).size).toBeGreaterThan(8);
	await page.close();
});

type Rgb = readonly number[];

const readRgb = (colour: string): Rgb => {
	return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
};

const readHex = (colour: string): Rgb => {
	return [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));
};

const luminance = (colour: Rgb): number => {
	const [red = 0, green = 0, blue = 0] = colour
		.map((part) => part / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: Rgb, b: Rgb): number => {
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
	return (light + 0.05) / (dark + 0.05);
};
