import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const dismissals = (page: Page) =>
	page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "store.dismiss").map(({ params }) => params),
	);

const trouble = {
	reason: "full",
	message: "The disk is full. Nothing can be saved: free some space.",
	since: 1,
} as const;

test("[D7.disk] while nothing can be saved a notice says so and offers a retry; it disappears when saving works again", async () => {
	const { page } = await pages.newPage();
	await page.evaluate((trouble) => {
		window.hub.addSession("s", "/code/engine", "eliza", "A chat");
		window.hub.storeState = { trouble };
		window.hub.staysInTrouble = true;
		window.startParley();
	}, trouble);
	const notice = page.getByRole("alert").filter({ hasText: "The disk is full" });
	await notice.getByText("what you write is kept here").waitFor();
	await notice.getByRole("button", { name: "Retry" }).click();
	await expect
		.poll(() => page.evaluate(() => window.hub.requests.some(({ method }) => method === "store.retry")))
		.toBe(true);
	expect(await notice.count()).toBe(1);
	await page.evaluate(() => {
		window.hub.staysInTrouble = false;
	});
	await notice.getByRole("button", { name: "Retry" }).press("Enter");
	await notice.waitFor({ state: "detached" });
	await page.evaluate((trouble) => {
		window.hub.setStoreState({ trouble });
	}, trouble);
	await notice.waitFor();
	await page.evaluate(() => {
		window.hub.setStoreState({});
	});
	await notice.waitFor({ state: "detached" });
});

test("[A15.salvage] the report of what was salvaged from a damaged store stays until it has been read", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		const kept = "/data/store.damaged-2026-03-04T05-06-07.db";
		window.hub.storeState = {
			salvage: { kept, bytes: 12_300_000, sessions: 12, harmed: 2, lostEvents: 41, at: 1 },
		};
		window.startParley();
	});
	const notice = page.getByRole("alert").filter({ hasText: "was damaged" });
	await notice.getByText("12 chats were saved. 41 entries are missing, in 2 chats").waitFor();
	await notice.getByText("/data/store.damaged-2026-03-04T05-06-07.db").waitFor();
	await notice.getByText("The damaged file (12 MB) is kept").waitFor();
	await notice.getByRole("button", { name: "Dismiss" }).click();
	await notice.waitFor({ state: "detached" });
	expect(await page.evaluate(() => window.hub.storeState)).toEqual({});
	expect(await dismissals(page)).toEqual([{ remove: false }]);
});

test("[A15.salvage] the second press deletes the damaged file, from the notice and from the storage dialog", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		const kept = "/data/store.damaged-2026-03-04T05-06-07.db";
		window.hub.storeState = {
			salvage: { kept, bytes: 12_300_000, sessions: 12, harmed: 0, lostEvents: 0, at: 1 },
		};
		window.hub.damagedFiles.push({ path: kept, bytes: 12_300_000 });
		window.startParley();
	});
	const notice = page.getByRole("alert").filter({ hasText: "was damaged" });
	await notice.getByRole("button", { name: "Remove from the disk…" }).waitFor();
	await page.getByRole("button", { name: "Recently deleted chats" }).click();
	await page.getByText("a damaged file that is kept may still contain them").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Storage" }).click();
	const dialog = page.getByRole("dialog", { name: "Storage" });
	const files = dialog.getByRole("region", { name: "Damaged files that are kept" });
	await files.getByText("/data/store.damaged-2026-03-04T05-06-07.db, 12 MB").waitFor();
	await files.getByText("even ones you delete here").waitFor();
	await files.getByRole("button", { name: "Remove from the disk…" }).click();
	expect(await dismissals(page)).toEqual([]);
	await files.getByRole("button", { name: "Remove for good" }).click();
	await files.waitFor({ state: "detached" });
	await notice.waitFor({ state: "detached" });
	expect(await dismissals(page)).toEqual([{ remove: true }]);
});

test("[A15.damage] a damaged chat is listed as such, says what is wrong, shows what can be read, and can be deleted", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => {
		const session = window.hub.addSession("s", "/code/engine", "eliza", "Old chat");
		window.hub.beginTurn("s", "Go").answer("What is left.").end();
		session.appendWire("unreadable", { problem: "Event 4 is not JSON." }, 1);
		session.damaged = "Event 4 is not JSON.";
		window.hub.addSession("t", "/code/engine", "eliza", "").damaged =
			"The chat is in a damaged part of the store file.";
		window.startParley();
	});
	const inList = (name: RegExp) => page.locator(".session-open").and(page.getByRole("button", { name }));
	const line = inList(/Old chat.*damaged/);
	await line.waitFor();
	await inList(/Damaged chat.*damaged/).waitFor();
	await line.click();
	await page.getByText("What is left.").waitFor();
	const notice = page.getByRole("status").filter({ hasText: "This chat is damaged" });
	await notice.getByText("Event 4 is not JSON.", { exact: true }).waitFor();
	await page.getByRole("button", { name: /unreadable.*damaged on disk/ }).click();
	await page.locator("p").getByText("Event 4 is not JSON.", { exact: true }).waitFor();
	await notice.getByRole("button", { name: "Delete…" }).click();
	const dialog = page.getByRole("dialog", { name: "Delete “Old chat”?" });
	await dialog.getByRole("button", { name: "Delete" }).click();
	await line.waitFor({ state: "detached" });
	expect(await page.getByRole("tab", { name: "Old chat" }).count()).toBe(0);
});
