import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages, type PageOptions } from "../testing/app-pages.ts";
import { importedFile, throughDialogs } from "../testing/dialog-walks.ts";
import { unsaidIn } from "../testing/unsaid.ts";
import {
	throughApproval,
	throughFiles,
	throughNewChat,
	throughRichChat,
	type Walk,
} from "../testing/walks.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
}, 60_000);

afterAll(() => pages[Symbol.asyncDispose]());

/** What was shown or announced and neither said by the catalogue nor told by the hub or the person. */
const unsaid = async (page: Page): Promise<readonly string[]> => {
	const { shown, told } = await page.evaluate(() => ({
		shown: window.shownTexts?.all ?? [],
		told: [...(window.toldHub?.texts ?? [])].join("\n"),
	}));
	expect(shown.length).toBeGreaterThan(10);
	const data = `${told}\n${importedFile}`.replaceAll(/\s+/g, " ");
	return shown.flatMap(({ text, place }) => unsaidIn(text, data).map((words) => `${place}: ${words}`));
};

const wide = { viewport: { width: 900, height: 900 } };
const narrow = { viewport: { width: 300, height: 640 } };

test.for<[name: string, walk: Walk, options: PageOptions]>([
	["a rich chat", throughRichChat, wide],
	["an approval", throughApproval, narrow],
	["files and long texts", throughFiles, wide],
	["a new chat", throughNewChat, wide],
	["the dialogs", throughDialogs, narrow],
])("[ground] every word of %s is from the catalogue or from the hub", async ([, walk, options]) => {
	const { page, problems } = await pages.newPage(options);
	await page.evaluate(() => window.speakPseudo());
	await walk(page, async () => {});
	expect(await unsaid(page)).toEqual([]);
	expect(problems).toEqual([]);
});

test("[ground] a planted text is found, also one that was there for a moment", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => window.speakPseudo());
	await throughNewChat(page, async () => {});
	await page.evaluate(async () => {
		const planted = document.createElement("p");
		planted.title = "Planted title";
		planted.textContent = "Planted text";
		document.body.append(planted);
		await new Promise(requestAnimationFrame);
		planted.remove();
		document.querySelector("[role='alert']")?.append("Planted alert");
		document.querySelector("input")?.setAttribute("placeholder", "Planted placeholder");
		await new Promise(requestAnimationFrame);
	});
	expect((await unsaid(page)).map((text) => text.replace(/^.*: /, "")).toSorted()).toEqual([
		"Planted alert",
		"Planted placeholder",
		"Planted text",
		"Planted title",
	]);
});
