import type { ConnectionStatus } from "@parley/client/core/hub-connection";
import type { Page } from "playwright-core";
import { showList } from "./dialog-walks.ts";
import { richChat } from "./scenes.ts";
import { spoken } from "./spoken-name.ts";
import type { Walk } from "./walks.ts";

const wording = { code: "transport.unreachable" };
const inEnglish = "Parley cannot be reached.";
const statuses: readonly ConnectionStatus[] = [
	{ state: "connecting", attempt: 0 },
	{ state: "connecting", attempt: 1, lostAt: Date.now() + 60_000 },
	{ state: "waiting", retryAt: 0, attempt: 1, stopped: true, reason: inEnglish, wording },
	{ state: "waiting", retryAt: 0, attempt: 1, reason: inEnglish, wording },
	{ state: "waiting", retryAt: 0, attempt: 9, reason: inEnglish, wording },
	...(["unauthorized", "forbidden", "version", "gone", "unstartable"] as const).map(
		(reason) => ({ state: "refused", reason, message: inEnglish, wording }) as const,
	),
	{ state: "closed" },
];

/** Every status of a lost connection. */
const throughStatuses = async (page: Page, check: () => Promise<void>): Promise<void> => {
	for (const status of statuses) {
		await page.evaluate((now) => window.hub.setStatus(now), status);
		await page.locator(".notice").waitFor({ state: "attached" });
		await check();
		await page.evaluate(() => window.hub.retryNow());
		await page.locator(".notice").waitFor({ state: "detached" });
	}
};

export const throughConnection: Walk = async (page, check) => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await throughStatuses(page, check);
};

export const throughEditor: Walk = async (page, check) => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley({ place: "sidebar", folders: () => ["/code/engine"] }));
	await page.getByRole("button", { name: spoken`Chats` }).waitFor();
	await check();
	await throughStatuses(page, check);
};

/** Nothing can be saved, and a damaged store was replaced. */
export const throughStoreNotices: Walk = async (page, check) => {
	await page.evaluate(() => {
		const message = "The disk is full. Nothing can be saved: free some space.";
		const kept = "/data/store.damaged-2026-03-04T05-06-07.db";
		const lost = { harmed: 2, lostEvents: 41, lostDrafts: 1 };
		window.hub.storeState = {
			trouble: { reason: "full", message, since: 1 },
			salvage: { kept, bytes: 12_300_000, sessions: 12, ...lost, at: 1 },
		};
	});
	await showList(page);
	await page.getByText("/data/store.damaged").waitFor();
	await check();
};

export const throughSearch: Walk = async (page, check) => {
	await page.evaluate(() => {
		const found = { folder: "/code/engine", ts: Date.now() - 90_000, title: "Fix the flaky test" };
		const snippet = { text: "a flaky test", ranges: [{ start: 2, end: 7 }] };
		const results = (["title", "prompt", "answer", "thought", "tool"] as const).map((kind) => ({
			...found,
			kind,
			target: { sessionId: "rich" },
			snippet,
		}));
		window.hub.methods["search.query"] = ({ query }) => {
			if (query === "broken") throw window.failure("internal_error", "The index is damaged.");
			return { results: query === "nothing" ? [] : results, more: true, waiting: 2 };
		};
	});
	await showList(page);
	const box = page.getByRole("combobox", { name: spoken`Search all chats` });
	const results = page.getByRole("listbox", { name: spoken`Results` });
	await box.fill("flaky");
	await results.waitFor();
	await check();
	await box.fill("nothing");
	await results.waitFor({ state: "detached" });
	await check();
	await box.fill("broken");
	await page.getByText("The index is damaged.").first().waitFor();
	await check();
};

/** Two windows write a draft at once, and one writes too much. */
export const throughDrafts: Walk = async (page, check) => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.click();
	const input = page.locator(".composer-input");
	await input.pressSequentially("mine");
	await page.evaluate(() => window.hub.drafts.writeElsewhere("rich", "theirs"));
	await input.blur();
	await page.locator(".draft-note").waitFor();
	await check();
	await page.getByRole("button", { name: spoken`Use it` }).click();
	await page.locator(".draft-preview", { hasText: "mine" }).waitFor();
	await input.fill("x".repeat(200_001));
	await input.blur();
	await page.locator(".draft-problem").waitFor();
	await check();
};

export const throughFileLinks: Walk = async (page, check) => {
	await page.evaluate(() => {
		window.hub.addSession("links", "/code/engine", "eliza", "Links");
		const turn = window.hub.beginTurn("links", "Where?");
		turn.answer("See [src/a.ts](src/a.ts#L5).");
		turn.end();
		window.startParley();
	});
	await page.getByRole("button", { name: "Links" }).first().click();
	await page.getByRole("link", { name: "src/a.ts" }).click();
	await page.locator(".file-link-popover").waitFor();
	await check();
};

/** The hub refuses every request. */
export const throughFailures: Walk = async (page, check) => {
	await page.evaluate(richChat);
	await page.evaluate(() => window.startParley());
	await page
		.getByRole("button", { name: /Fix the flaky test/ })
		.first()
		.click();
	await page.getByText("panic: boom").waitFor({ state: "attached" });
	await page.evaluate(() => {
		const { methods } = window.hub;
		const fail = (): never => {
			throw window.failure("internal_error", "It does not work.");
		};
		Object.assign(methods, Object.fromEntries(Object.keys(methods).map((name) => [name, fail])));
	});
	await page.locator(".composer-input").fill("Go on");
	await page.keyboard.press("Enter");
	await page.getByText("It does not work.").first().waitFor();
	await check();
	await page
		.getByRole("list", { name: spoken`Chats` })
		.getByRole("button", { name: /Old chat/ })
		.first()
		.press("Delete");
	for (const name of [spoken`Storage`, spoken`Recently deleted chats`]) {
		await page.getByRole("button", { name }).click();
		await page.getByRole("dialog").getByText("It does not work.").first().waitFor();
		await check();
		await page.keyboard.press("Escape");
	}
};
