import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages, type PageOptions } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";

let pages: AppPages;
beforeAll(async () => {
	pages = await AppPages.open();
});
afterAll(() => pages[Symbol.asyncDispose]());

type Sides = { readonly path?: string; readonly oldText?: string; readonly newText: string };

/** A chat in which an agent has made one edit, unfolded. */
const edited = async (sides: Sides, options: PageOptions = {}) => {
	const { page, problems } = await pages.newPage({ viewport: { width: 900, height: 1400 }, ...options });
	await page.evaluate(({ path = "/code/engine/src/engine.ts", ...texts }) => {
		window.hub.addSession("s", "/code/engine", "eliza", "Edits");
		const turn = window.hub.beginTurn("s", "Change it");
		const content = [{ type: "diff" as const, path, ...texts }];
		turn.tool({ toolCallId: "t", title: "Edit the engine", kind: "edit", status: "completed", content });
		turn.answer("Done.");
		turn.end();
		window.startParley();
	}, sides);
	const chats = page.getByRole("button", { name: "Chats", exact: true });
	if (await chats.isVisible()) await chats.click();
	await page.getByRole("navigation").getByRole("button", { name: "Edits" }).first().click();
	await page.getByText("Done.").waitFor();
	const row = page.getByRole("button", { name: /Edit the engine/ });
	if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
	return { page, problems, diff: page.locator(".diff") };
};

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`);
const changed = (page: Page) => page.locator('.diff-line:not([data-sign=" "])');

test("[B7.diff] an edit at both ends of a file is two lines each way, and the lines between unfold", async () => {
	const before = numbered(1000);
	const after = before.with(0, "first").with(999, "last");
	const { page, diff, problems } = await edited({ oldText: before.join("\n"), newText: after.join("\n") });
	await diff.getByText("+2", { exact: true }).waitFor();
	await diff.getByText("−2", { exact: true }).waitFor();
	expect(await changed(page).count()).toBe(4);
	expect(await page.locator(".diff-line").count()).toBe(10);
	const gap = diff.getByRole("button", { name: "992 unchanged lines" });
	await gap.click();
	await diff.getByRole("region", { name: /^Changes to/ }).waitFor();
	await page.locator(".diff-line", { hasText: "line 5" }).first().waitFor();
	expect(await page.locator(".diff-line").count()).toBeLessThan(300);
	await gap.click();
	await expect.poll(() => page.locator(".diff-line").count()).toBe(10);
	expect(problems).toEqual([]);
});

test("[B7.diff] a short edit starts open, a long one as a line with its size; either stays as the user left it", async () => {
	const before = numbered(60);
	const rewrite = (count: number) => before.map((line, at) => (at < count ? `${line}!` : line)).join("\n");
	const { page, problems } = await pages.newPage({ viewport: { width: 900, height: 900 } });
	await page.evaluate(
		({ oldText, short, long }) => {
			const { hub } = window;
			hub.addSession("other", "/code/engine", "eliza", "Elsewhere");
			hub.addSession("s", "/code/engine", "eliza", "Edits");
			const turn = hub.beginTurn("s", "Change it");
			const path = "/code/engine/a.ts";
			const edit = (toolCallId: string, title: string, newText: string) => {
				const content = [{ type: "diff" as const, path, oldText, newText }];
				turn.tool({ toolCallId, title, kind: "edit", status: "completed", content });
			};
			edit("t1", "Short edit", short);
			edit("t2", "Long edit", long);
			turn.end();
			window.startParley();
		},
		{ oldText: before.join("\n"), short: rewrite(10), long: rewrite(11) },
	);
	const list = page.getByRole("navigation");
	await list.getByRole("button", { name: "Edits" }).first().click();
	const short = page.getByRole("button", { name: /Short edit/ });
	const long = page.getByRole("button", { name: /Long edit/ });
	await short.waitFor();
	expect(await short.getAttribute("aria-expanded")).toBe("true");
	expect(await long.getAttribute("aria-expanded")).toBe("false");
	expect(await long.locator(".tool-size").innerText()).toBe("+11\n−11");
	expect(await short.locator(".tool-size").count()).toBe(0);
	await short.click();
	await long.click();
	expect(await short.locator(".tool-size").innerText()).toBe("+10\n−10");
	await list.getByRole("button", { name: "Elsewhere" }).first().click();
	await list.getByRole("button", { name: "Edits" }).first().click();
	await short.waitFor();
	expect(await short.getAttribute("aria-expanded")).toBe("false");
	expect(await long.getAttribute("aria-expanded")).toBe("true");
	expect(problems).toEqual([]);
});

test("[B7.diff] an unfolded gap keeps the focus", async () => {
	const before = numbered(60);
	const { page, diff } = await edited({
		oldText: before.join("\n"),
		newText: before.with(20, "other").join("\n"),
	});
	const gap = diff.getByRole("button", { name: "17 unchanged lines" });
	await gap.focus();
	await page.keyboard.press("Enter");
	await page.locator(".diff-line", { hasText: /line 3$/ }).waitFor();
	expect(await gap.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await gap.getAttribute("aria-expanded")).toBe("true");
});

test("[B7.diff] a diff notes what its lines do not show", async () => {
	const { diff } = await edited({ oldText: "a\r\nb\r\n", newText: "a\nc" });
	await diff.getByText("Line endings change from CRLF to LF.").waitFor();
	expect(await diff.getByText("Newline at end of file removed.").count()).toBe(1);
	const many = numbered(2500);
	const turned = await edited({ oldText: many.join("\n"), newText: many.toReversed().join("\n") });
	await turned.diff.getByText(/^Too much differs to compare line by line/).waitFor();
	expect(await turned.diff.getByText("+2500", { exact: true }).count()).toBe(1);
});

test("[B7.diff] a long diff and a long line mount few elements", async () => {
	const words = "words and more ".repeat(2000);
	const { page, diff } = await edited({
		oldText: ["start", ...numbered(900), words].join("\n"),
		newText: ["begin", ...numbered(900).map((line) => `${line}!`), `${words}new`].join("\n"),
	});
	await diff.getByRole("button", { name: /^Show all \([\d,]+ more lines\)/ }).click();
	await diff.getByRole("region", { name: /^Changes to/ }).waitFor();
	expect(await page.locator(".diff-line").count()).toBeLessThan(300);
	const cut = page.getByText("29,800 more characters");
	await expect
		.poll(async () => {
			await diff.getByRole("region").evaluate((box) => box.scrollTo(0, box.scrollHeight));
			return cut.count();
		})
		.toBe(1);
	expect(await page.locator(".diff-word", { hasText: "new" }).count()).toBe(1);
});

const scene: Sides = {
	path: "/code/engine/packages/very/deep/folder/of/the/product/source/steam/engine.ts",
	oldText: `${["import { boil } from './boiler.ts';", "", "export const start = (engine) => {", "\tboil(engine.water, 90);", "\tengine.run();", "};", "", ...numbered(12), "export const stop = () => {};"].join("\n")}\n`,
	newText: [
		"import { boil } from './boiler.ts';",
		"import { log } from './log.ts';",
		"",
		"export const start = (engine) => {",
		"\tboil(engine.water, 100);",
		"\tlog('started');",
		"\tengine.run();",
		"};",
		"",
		...numbered(12),
		"export const stop = (engine) => engine.halt();",
	].join("\n"),
};

const looks = [
	["dark", { colorScheme: "dark" }],
	["light", { colorScheme: "light" }],
	["dark high contrast", { colorScheme: "dark", contrast: "more" }],
	["light high contrast", { colorScheme: "light", contrast: "more" }],
] as const;

/** The WCAG contrast of each element's text against its background. */
const contrasts = (page: Page) =>
	page.evaluate(() => {
		const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
		const luminance = (): number => {
			const [r = 0, g = 0, b = 0] = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].map((part) => {
				const share = part / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const paint = (colors: readonly string[]): number => {
			for (const color of colors) {
				if (canvas === null) break;
				canvas.fillStyle = color;
				canvas.fillRect(0, 0, 1, 1);
			}
			return luminance();
		};
		const grounds = (element: Element | null): string[] =>
			element === null ? [] : [...grounds(element.parentElement), getComputedStyle(element).backgroundColor];
		const places = [
			...[
				'.diff-count[data-sign="+"]',
				'.diff-count[data-sign="-"]',
				".diff-gap",
				".diff-word",
				".diff-note",
			].map((selector) => [selector, undefined] as const),
			...["+", "-"].flatMap((sign) => [
				[`.diff-line[data-sign="${sign}"]`, undefined] as const,
				[`.diff-line[data-sign="${sign}"]`, "::before"] as const,
				[`.diff-line[data-sign="${sign}"] > .diff-word`, undefined] as const,
			]),
		];
		return places.map(([selector, pseudo]) => {
			const element = document.querySelector(selector);
			if (element === null) return { place: selector, contrast: 0 };
			const ground = grounds(element);
			const [a, b] = [paint(ground), paint([...ground, getComputedStyle(element, pseudo).color])];
			const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
			return { place: `${selector}${pseudo ?? ""}`, contrast };
		});
	});

test.each(looks)("[ground] a diff is legible, %s", async (_, options) => {
	for (const width of [300, 900]) {
		const { page, diff, problems } = await edited(scene, { ...options, viewport: { width, height: 900 } });
		await diff.getByText("Newline at end of file removed.").waitFor();
		const faint = (await contrasts(page)).filter(({ contrast }) => contrast < 4.5);
		expect(faint).toEqual([]);
		expect(await accessibilityProblems(page)).toEqual([]);
		expect(problems).toEqual([]);
	}
});

test("[B7.diff] a diff too narrow for its path still names the file", async () => {
	const { diff } = await edited(scene, { viewport: { width: 300, height: 900 } });
	const path = diff.locator(".path-text");
	const cut = await path.evaluate((element) => {
		const name = document.createRange();
		const text = element.querySelector("bdi")?.firstChild;
		if (!text) return undefined;
		const length = text.textContent?.length ?? 0;
		name.setStart(text, length - "engine.ts".length);
		name.setEnd(text, length);
		const [box, inner] = [element.getBoundingClientRect(), name.getBoundingClientRect()];
		return {
			isCut: element.scrollWidth > element.clientWidth,
			isInside: inner.left >= box.left && inner.right <= box.right + 1,
		};
	});
	expect(cut).toEqual({ isCut: true, isInside: true });
});
