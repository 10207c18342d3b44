import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrowserPages } from "../../testing/browser-page.ts";
import { documents } from "./testing/documents.ts";
import { hostileMarkdown } from "./testing/hostile-markdown.ts";
import { cutMarkdown } from "./testing/markdown-arbitrary.ts";
import { openMarkdownPages } from "./testing/open-markdown-pages.ts";
import { every } from "./testing/stream-whole.ts";

let pages: BrowserPages;
beforeAll(async () => {
	pages = await openMarkdownPages();
}, 60_000);
afterAll(() => pages.close());

const answer = documents["answer"] ?? "";

test("[B12.assistant] every kind of block has its element", async () => {
	const { page, errors } = await pages.newPage();
	const html = await page.evaluate((text) => {
		const { view, element } = window.markdownPage.newView();
		view.update(text, true);
		return element.innerHTML;
	}, answer);
	for (const part of [
		'<h3 class="md-h1" dir="auto">Plan</h3>',
		"<code>src/app.ts</code> and found <strong>two</strong> problems:",
		'<ol class="md-loose"><li><p dir="auto">The <em>first</em> one',
		"it <del>never</del> rarely ends.",
		'<th class="md-right" dir="auto">lines</th>',
		'<td class="md-center" dir="auto"><strong>bad</strong> | worse</td>',
		'<span class="md-language">ts</span>',
		'<button type="button" class="md-copy" aria-label="Copy code">Copy</button>',
		'<a href="https://example.com/a?b=c&amp;d" target="_blank" rel="noopener noreferrer"',
		'<a href="mailto:me@example.com"',
		'<li class="md-task"><p dir="auto"><input type="checkbox" disabled="" aria-label="Done">done</p>',
		'<h4 class="md-h2" dir="auto">Setext</h4><hr>',
		"two spaces<br>and a break.",
	])
		expect(html).toContain(part);
	expect(errors).toEqual([]);
});

test("[B12.streamed] streaming yields the elements of a whole render, whatever the chunks", async () => {
	const seed = Date.now() & 0x7fffffff;
	const generated = fc.sample(cutMarkdown, { seed, numRuns: 400 });
	const written = Object.values(documents).flatMap((text) =>
		[1, 3, 40].map((step) => ({ text, cuts: [...every(step, text)] })),
	);
	const { page } = await pages.newPage();
	const different = await page.evaluate(
		(cases) => {
			const draw = (text: string, cuts: readonly number[]): string => {
				const { view, element } = window.markdownPage.newView();
				for (const cut of cuts) view.update(text.slice(0, cut), false);
				view.update(text, true);
				element.normalize();
				const html = element.innerHTML;
				element.remove();
				return html;
			};
			return cases.filter(({ text, cuts }) => draw(text, cuts) !== draw(text, []));
		},
		[...written, ...generated],
	);
	expect(different, `seed ${seed}`).toEqual([]);
	await page.close();
});

test("[B12.streamed] finished blocks keep their nodes, and a selection in them survives", async () => {
	const { page } = await pages.newPage();
	const result = await page.evaluate(async (text) => {
		const { view, element } = window.markdownPage.newView();
		const start = text.indexOf("| file");
		view.update(text.slice(0, start), false);
		const before = [...element.querySelectorAll("*")];
		const closed = before.slice(0, -1);
		const selected = element.querySelector("li em")?.firstChild;
		if (selected) getSelection()?.selectAllChildren(selected.parentNode ?? selected);
		const touched = new Set<Node>();
		const observer = new MutationObserver((records) => {
			for (const { target } of records) touched.add(target);
		});
		for (const child of element.children)
			observer.observe(child, { subtree: true, childList: true, characterData: true });
		for (let end = start; end < text.length; end += 7) view.update(text.slice(0, end), false);
		view.update(text, true);
		for (const { target } of observer.takeRecords()) touched.add(target);
		return {
			kept: closed.every((node) => node.isConnected),
			touched: touched.size,
			selection: getSelection()?.toString(),
		};
	}, answer);
	expect(result).toEqual({ kept: true, touched: 0, selection: "first" });
	await page.close();
});

test("[B12.streamed] an open code block grows by text alone; its copy is exact", async () => {
	const { page } = await pages.newPage();
	const code = Array.from({ length: 600 }, (_, index) => `line ${index} <b> &amp; \u202e`).join("\n");
	const result = await page.evaluate(
		async ({ text }) => {
			let copied = "";
			const copyText = async (value: string): Promise<void> => {
				copied = value;
			};
			const { view, element } = window.markdownPage.newView({ copyText });
			view.update("```ts\n", false);
			const shown = element.querySelector("code");
			let replaced = 0;
			const observer = new MutationObserver((records) => {
				for (const { removedNodes } of records) replaced += removedNodes.length;
			});
			observer.observe(element, { subtree: true, childList: true });
			const source = `\`\`\`ts\n${text}\n\`\`\`\n`;
			for (let end = 6; end < source.length; end += 23) view.update(source.slice(0, end), false);
			view.update(source, true);
			await Promise.resolve();
			element.querySelector<HTMLElement>(".md-copy")?.click();
			await Promise.resolve();
			getSelection()?.selectAllChildren(element.querySelector("pre") ?? element);
			return {
				same: shown === element.querySelector("code"),
				replaced,
				copied: copied === text,
				chunks: element.querySelectorAll(".md-chunk").length,
				selected: getSelection()?.toString().trim() === text.replaceAll("\u202e", "[U+202E]"),
				label: element.querySelector(".md-copy")?.getAttribute("aria-label"),
			};
		},
		{ text: code },
	);
	expect(result).toEqual({
		same: true,
		replaced: 0,
		copied: true,
		chunks: 5,
		selected: true,
		label: "Copied",
	});
	await page.close();
});

test("[B12.safe] hostile text runs no script, fetches nothing and links to no forbidden target", async () => {
	const { page, requests, errors } = await pages.newPage();
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.message());
		dialog.dismiss().catch(() => {});
	});
	const found = await page.evaluate((texts) => {
		for (const text of texts) {
			const { view } = window.markdownPage.newView();
			for (let end = 1; end < text.length; end += 3) view.update(text.slice(0, end), false);
			view.update(text, true);
		}
		const elements = [...document.querySelectorAll<HTMLElement>(".markdown *")];
		return {
			names: [...new Set(elements.map(({ localName }) => localName))].sort(),
			attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))].sort(),
			hrefs: elements.flatMap((element) => element.getAttribute("href") ?? []),
			sources: elements.flatMap((element) => element.getAttribute("src") ?? []),
			links: elements
				.filter((element) => element.hasAttribute("href"))
				.map((link) => link.getAttribute("rel")),
		};
	}, hostileMarkdown);
	// One turn of the event loop and a frame, so that anything started becomes visible.
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
	expect(dialogs).toEqual([]);
	expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([]);
	expect(errors).toEqual([]);
	for (const href of found.hrefs) expect(href).toMatch(/^(?:https?:\/\/[^@]*$|mailto:[^?]+$)/);
	for (const source of found.sources) expect(source).toMatch(/^data:image\/png;base64,/i);
	expect(new Set(found.links)).toEqual(new Set(["noopener noreferrer"]));
	expect(
		found.names.filter((name) => /script|iframe|svg|form|style|base|meta|link|object|embed/.test(name)),
	).toEqual([]);
	expect(found.attributes.filter((name) => /^on|style|srcset|srcdoc|action/.test(name))).toEqual([]);
	await page.close();
});

test("[B12.safe] the host opens links, and a disposed view leaves nothing behind", async () => {
	const { page } = await pages.newPage();
	const result = await page.evaluate(() => {
		const opened: string[] = [];
		const { view, element } = window.markdownPage.newView({ openLink: (url) => opened.push(url) });
		view.update("[**a**](https://example.com/x) [b](vscode://x)", true);
		const click = new MouseEvent("click", { bubbles: true, cancelable: true });
		element.querySelector("a strong")?.dispatchEvent(click);
		const title = element.querySelector<HTMLElement>(".md-dead-link")?.title;
		view.dispose();
		return { opened, prevented: click.defaultPrevented, title, left: element.outerHTML };
	});
	expect(result).toEqual({
		opened: ["https://example.com/x"],
		prevented: true,
		title: "vscode://x",
		left: '<div class=""></div>',
	});
	await page.close();
});

test("[B12.streamed] text that does not extend the last is redrawn", async () => {
	const { page } = await pages.newPage();
	const html = await page.evaluate(() => {
		const { view, element } = window.markdownPage.newView();
		view.update("# a\n\nb\n\n```\nc", false);
		view.update("# x\n\ny", true);
		return element.innerHTML;
	});
	expect(html).toBe('<h3 class="md-h1" dir="auto">x</h3><p dir="auto">y</p>');
	await page.close();
});

test.for([280, 900])("[ground] at %i px nothing is wider than the view", async (width) => {
	const { page } = await pages.newPage({ width, height: 700 });
	const wide = `${answer}\n\n${"x".repeat(400)}\n\n| ${"wide cell | ".repeat(30)}\n|${"--|".repeat(30)}\n\n\`\`\`\n${"y".repeat(400)}\n\`\`\`\n`;
	const overflow = await page.evaluate((text) => {
		const { view, element } = window.markdownPage.newView();
		view.update(text, true);
		return [
			document.documentElement.scrollWidth - innerWidth,
			element.getBoundingClientRect().right - innerWidth,
		];
	}, wide);
	for (const pixels of overflow) expect(pixels).toBeLessThanOrEqual(0);
	await page.close();
});
