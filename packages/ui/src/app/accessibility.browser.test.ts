import { afterAll, beforeAll, expect, test } from "vitest";
import { throughAgents } from "../testing/agent-walks.ts";
import { AppPages } from "../testing/app-pages.ts";
import { accessibilityProblems } from "../testing/axe.ts";
import { throughDialogs } from "../testing/dialog-walks.ts";
import { problemsInAllLooks } from "../testing/looks.ts";
import {
	throughAgentChange,
	throughApproval,
	throughForeignSessions,
	throughNewChat,
	throughOptions,
	throughRichChat,
} from "../testing/walks.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
}, 60_000);

afterAll(() => pages[Symbol.asyncDispose]());

test("[ground] axe finds no problem in a rich chat, in any colour scheme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 900, height: 2400 } });
	await throughRichChat(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
	expect(problems).toEqual([]);
});

test("[ground] axe finds no problem with an approval and a queue, in any colour scheme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 300, height: 640 } });
	await throughApproval(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
	expect(problems).toEqual([]);
});

test("[ground] axe finds no problem in the dialogs", async () => {
	const { page } = await pages.newPage();
	await throughNewChat(page, async () => expect(await accessibilityProblems(page)).toEqual([]));
});

test("[ground] axe finds no problem in any dialog, in any colour scheme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 300, height: 640 } });
	await throughDialogs(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
	expect(problems).toEqual([]);
});

test("[ground] axe finds no problem on the page of agents, in any colour scheme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 280, height: 640 } });
	await throughAgents(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
	expect(problems).toEqual([]);
}, 60_000);

test.each([300, 900])(
	"[ground] axe finds no problem with the options at %i px, in any colour scheme",
	async (width) => {
		const { page, problems } = await pages.newPage({ viewport: { width, height: 640 } });
		await throughOptions(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
		expect(problems).toEqual([]);
	},
);

test("[ground] axe finds no problem with the menu of the agent and its questions, in any colour scheme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 280, height: 640 } });
	await throughAgentChange(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
	expect(problems).toEqual([]);
});

test("[ground] axe finds no problem with the sessions that agents remember, in any colour scheme", async () => {
	const { page, problems } = await pages.newPage({ viewport: { width: 280, height: 640 } });
	await throughForeignSessions(page, async () => expect(await problemsInAllLooks(page)).toEqual([]));
	expect(problems).toEqual([]);
});
