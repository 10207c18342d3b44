import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";
import { longChat, richChat } from "../../testing/scenes.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const box = (page: Page) => page.getByRole("combobox", { name: "Search all chats" });
const options = (page: Page) => page.getByRole("listbox", { name: "Results" }).getByRole("option");
const status = (page: Page) => page.locator(".search-found [role=status]");

/** A hub that finds a few results in a chat of 120 turns, by the first word of the query. */
const searchable = async (size = { width: 900, height: 640 }) => {
	const opened = await pages.newPage({ viewport: size });
	await opened.page.evaluate(longChat, 120);
	await opened.page.evaluate(() => {
		window.hub.addSession("other", "/code/notes", "eliza", "Another chat");
		const mark = (text: string, word: string) => {
			const start = text.indexOf(word);
			return { text, ranges: [{ start, end: start + word.length }] };
		};
		const base = { folder: "/code/engine", ts: Date.now() - 90_000 };
		const results = [
			{
				...base,
				kind: "prompt" as const,
				title: "Long",
				target: { sessionId: "long", turn: 5, item: "prompt" },
				snippet: mark("Question 5? <b>not bold</b>", "Question"),
			},
			{
				...base,
				kind: "answer" as const,
				title: "Long",
				target: { sessionId: "long", turn: 60, item: "text:a60/answer1" },
				snippet: mark("…Answer 60. More words follow.", "Answer"),
			},
			{
				...base,
				kind: "title" as const,
				title: "Another chat",
				target: { sessionId: "other" },
				snippet: mark("Another chat", "chat"),
			},
		];
		window.hub.methods["search.query"] = ({ query, thinking = false }) => {
			if (query === "broken") throw window.failure("internal_error", "The index is damaged.");
			if (query === "nothing") return { results: [], more: false, waiting: 2 };
			if (query === "?")
				return { results: [], more: false, waiting: 0, error: "There is nothing to search for." };
			return { results: thinking ? results.slice(0, 1) : results, more: query === "many", waiting: 0 };
		};
		window.startParley();
	});
	await box(opened.page)
		.or(opened.page.getByRole("button", { name: "Chats" }))
		.first()
		.waitFor();
	return opened;
};

const asked = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		window.hub.requests.flatMap(({ method, params }) =>
			method === "search.query" && typeof params === "object" && params !== null && "query" in params
				? [String(params.query)]
				: [],
		),
	);

test("[A14.snippet] the results replace the list, with the matches marked and nothing interpreted as HTML", async () => {
	const { page, problems } = await searchable();
	await page.keyboard.press("Alt+f");
	await page.keyboard.type("question");
	await expect.poll(() => options(page).count()).toBe(3);
	expect(await page.getByRole("list", { name: "Chats" }).count()).toBe(0);
	expect(await options(page).first().locator("mark").allInnerTexts()).toEqual(["Question"]);
	expect(await options(page).first().innerText()).toContain("<b>not bold</b>");
	expect(await status(page).innerText()).toBe("3 results.");
	expect((await asked(page)).at(-1)).toBe("question");
	expect((await asked(page)).length).toBeLessThan("question".length);
	expect(await accessibilityProblems(page)).toEqual([]);
	expect(problems).toEqual([]);
});

test("[A14.jump] an old result is loaded, shown and marked for a moment", async () => {
	const { page } = await searchable();
	await box(page).fill("question");
	await options(page).first().click();
	const prompt = page.locator('.row[data-key="5/prompt"]');
	await prompt.waitFor();
	await expect.poll(() => prompt.isVisible()).toBe(true);
	await expect.poll(() => distanceFromTop(page, "5/prompt")).toBeLessThan(400);
	expect(await page.locator(".row.sought").getAttribute("data-key")).toBe("5/prompt");
	await page.locator(".row.sought").waitFor({ state: "detached" });
	expect(await distanceFromTop(page, "5/prompt")).toBeLessThan(400);
	expect(await box(page).inputValue()).toBe("question");
});

/** Pixels from the top edge of the transcript to a row, or a great many if it is out of sight. */
const distanceFromTop = (page: Page, key: string): Promise<number> =>
	page.evaluate((wanted) => {
		const row = document.querySelector(`.row[data-key="${wanted}"]`)?.getBoundingClientRect();
		const area = document.querySelector(".transcript-scroll")?.getBoundingClientRect();
		if (row === undefined || area === undefined || row.bottom < area.top) return Number.MAX_SAFE_INTEGER;
		return Math.abs(row.top - area.top);
	}, key);

test("[ground] arrows choose, Enter opens, Escape clears and then leaves", async () => {
	const { page } = await searchable();
	await page.keyboard.press("Control+k");
	await page.keyboard.type("x");
	await expect.poll(() => options(page).count()).toBe(3);
	const chosen = async (): Promise<string | null> => {
		const id = await box(page).getAttribute("aria-activedescendant");
		expect(await page.locator(`#${id}`).getAttribute("aria-selected")).toBe("true");
		return id;
	};
	const first = await chosen();
	await page.keyboard.press("ArrowDown");
	expect(await chosen()).not.toBe(first);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Enter");
	await page.getByRole("tab", { name: "Another chat" }).waitFor();
	await box(page).focus();
	await page.keyboard.press("Escape");
	await page.getByRole("list", { name: "Chats" }).waitFor();
	expect(await box(page).inputValue()).toBe("");
	await page.keyboard.press("Escape");
	await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
});

test("[A14.error] says when nothing was found, when there is more, when older chats are missing, and what failed", async () => {
	const { page } = await searchable();
	await box(page).fill("nothing");
	await expect
		.poll(() => status(page).innerText())
		.toBe("Nothing found. Older chats are still being indexed.");
	await box(page).fill("?");
	await expect.poll(() => status(page).innerText()).toBe("There is nothing to search for.");
	await box(page).fill("many");
	await expect
		.poll(() => status(page).innerText())
		.toBe("The best 3 results. Add words to narrow the search.");
	await box(page).fill("broken");
	await page.getByText("The search failed: The index is damaged.").waitFor();
	expect(await options(page).count()).toBe(0);
	await page.evaluate(() => {
		window.hub.methods["search.query"] = () => ({ results: [], more: false, waiting: 0 });
	});
	await page.getByRole("button", { name: "Retry" }).click();
	await expect.poll(() => status(page).innerText()).toBe("Nothing found.");
});

test("[A14.scope] thinking is searched on request", async () => {
	const { page } = await searchable();
	await box(page).fill("x");
	await expect.poll(() => options(page).count()).toBe(3);
	await page.getByRole("button", { name: "Search the agents' thinking too" }).click();
	await expect.poll(() => options(page).count()).toBe(1);
});

test("[A14.results] a late answer does not replace a newer one", async () => {
	const { page } = await searchable();
	await page.evaluate(() => {
		const { methods } = window.hub;
		const find = methods["search.query"];
		methods["search.query"] = async (params) => {
			if (params.query === "slow") await new Promise((resolve) => addEventListener("let-go", resolve));
			return params.query === "slow" || find === undefined
				? { results: [], more: false, waiting: 0 }
				: find(params);
		};
	});
	await box(page).fill("slow");
	await expect.poll(() => asked(page)).toEqual(["slow"]);
	await box(page).fill("fast");
	await expect.poll(() => options(page).count()).toBe(3);
	await page.evaluate(() => dispatchEvent(new Event("let-go")));
	await box(page).fill("fast again");
	await expect.poll(() => asked(page)).toEqual(["slow", "fast", "fast again"]);
	expect(await options(page).count()).toBe(3);
});

test("[ground] in 280 pixels the shortcut opens the list, and a result closes it", async () => {
	const { page } = await searchable({ width: 280, height: 560 });
	await page.getByRole("button", { name: "Chats" }).waitFor();
	await page.keyboard.press("Alt+f");
	await box(page).waitFor();
	await page.keyboard.type("question");
	await expect.poll(() => options(page).count()).toBe(3);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280);
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await box(page).waitFor({ state: "detached" });
	await page.locator('.row.sought[data-key="60/text:a60/answer1"]').waitFor();
});

test("[A14.jump] whatever hides a result is opened: a group of tools, a thought", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(richChat);
	await page.evaluate(() => {
		const found = (kind: "tool" | "thought", item: string) => ({
			kind,
			title: "Fix the flaky test",
			folder: "/code/engine",
			ts: 1,
			target: { sessionId: "rich", turn: 1, item },
			snippet: { text: item, ranges: [] },
		});
		window.hub.methods["search.query"] = () => ({
			results: [found("tool", "tool:g2"), found("thought", "text:a1/thought1")],
			more: false,
			waiting: 0,
		});
		window.startParley();
	});
	await box(page).fill("x");
	await options(page).first().click();
	const sought = page.locator(".row.sought");
	await sought.waitFor();
	expect(await sought.getAttribute("data-key")).toBe("1/tool:g2");
	expect(await sought.innerText()).toContain("Search 2");
	await options(page).last().click();
	await page.locator(".row.sought .thought-text").waitFor();
	expect(await sought.innerText()).toContain("Perhaps <b>a date</b> is involved.");
});
