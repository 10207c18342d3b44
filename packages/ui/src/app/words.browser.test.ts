import { unsaidIn } from "@parley/words/testing/unsaid";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throughAgents } from "../testing/agent-walks.ts";
import { AppPages, type PageOptions } from "../testing/app-pages.ts";
import { clippedTexts } from "../testing/clipped-texts.ts";
import { importedFile, throughDialogs } from "../testing/dialog-walks.ts";
import { throughAccount, throughExpiredLogin, throughLogins } from "../testing/login-walks.ts";
import {
	throughConnection,
	throughDrafts,
	throughEditor,
	throughFailures,
	throughFileLinks,
	throughSearch,
	throughStoreNotices,
} from "../testing/trouble-walks.ts";
import {
	throughAgentChange,
	throughApproval,
	throughFiles,
	throughForeignSessions,
	throughNewChat,
	throughRichChat,
	type Walk,
} from "../testing/walks.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
}, 60_000);

afterAll(() => pages[Symbol.asyncDispose]());

/** Text that was shown or announced but came neither from the catalogue nor from the hub or the person. */
const unsaid = async (page: Page): Promise<readonly string[]> => {
	const { shown, received } = await page.evaluate(() => ({
		shown: window.shownTexts?.all ?? [],
		received: [...(window.recordingHub?.texts ?? [])].join("\n"),
	}));
	expect(shown.length).toBeGreaterThan(10);
	const data = `${received}\n${importedFile}`.replaceAll(/\s+/g, " ");
	return shown.flatMap(({ text, place }) => unsaidIn(text, data).map((words) => `${place}: ${words}`));
};

const wide = { viewport: { width: 900, height: 900 } };
const narrow = { viewport: { width: 300, height: 640 } };

test.for<[name: string, walk: Walk, options: PageOptions]>([
	["a rich chat", throughRichChat, wide],
	["an approval", throughApproval, narrow],
	["files and long texts", throughFiles, wide],
	["a rich chat in a side bar", throughRichChat, narrow],
	["files in a side bar", throughFiles, narrow],
	["a new chat", throughNewChat, wide],
	["the dialogs", throughDialogs, narrow],
	["the page of agents", throughAgents, { viewport: { width: 280, height: 640 } }],
	["sessions outside", throughForeignSessions, narrow],
	["the menu of the agent", throughAgentChange, narrow],
	["a login", throughLogins, { viewport: { width: 280, height: 640 } }],
	["a login that has ended", throughExpiredLogin, narrow],
	["the account of an agent", throughAccount, narrow],
	["a connection that is not there", throughConnection, narrow],
	["the view in an editor", throughEditor, narrow],
	["the store's notices", throughStoreNotices, narrow],
	["a search", throughSearch, narrow],
	["two drafts", throughDrafts, narrow],
	["file links", throughFileLinks, narrow],
	["refused requests", throughFailures, wide],
])(
	"[ground] every word of %s is from the catalogue or from the hub, and none is cut off",
	async ([, walk, options]) => {
		const { page, problems } = await pages.newPage(options);
		await page.evaluate(() => window.speakPseudo());
		const clipped = new Set<string>();
		await walk(page, async () => {
			for (const text of await page.evaluate(clippedTexts)) clipped.add(text);
		});
		expect(await unsaid(page)).toEqual([]);
		expect([...clipped]).toEqual([]);
		expect(problems).toEqual([]);
	},
);

test("[ground] a planted text is found, even one shown only for a moment", async () => {
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

test("[ground] a planted button that is cut off or off-screen is found", async () => {
	const { page } = await pages.newPage(narrow);
	await throughConnection(page, async () => {});
	await page.evaluate(() => {
		for (const [text, marginLeft] of [
			["Cut off", "0"],
			["Beyond", "290px"],
		] as const) {
			const planted = document.createElement("button");
			planted.textContent = text;
			planted.className = "planted";
			Object.assign(planted.style, { marginLeft, width: "24px", overflow: "hidden", whiteSpace: "nowrap" });
			document.body.append(planted);
		}
	});
	expect((await page.evaluate(clippedTexts)).map((text) => text.replace(/^.*: /, ""))).toEqual([
		"Cut off",
		"Beyond",
	]);
});
