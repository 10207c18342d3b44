import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const list = (page: Page) => page.getByRole("list", { name: "Chats" });
const line = (page: Page, title: string) => list(page).locator(".session-open", { hasText: title });
const titles = (page: Page) => list(page).locator(".session-title").allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-session"));
const asked = (page: Page, method: string) =>
	page.evaluate((name) => window.hub.requests.filter((each) => each.method === name).length, method);

const withSessions = async (count: number) => {
	const opened = await pages.newPage();
	await opened.page.evaluate((many) => {
		for (let number = 1; number <= many; number += 1)
			window.hub.addSession(`s${number}`, "/code/engine", "eliza", `Chat ${number}`);
		window.startParley();
	}, count);
	await line(opened.page, `Chat ${count}`).first().waitFor();
	return opened;
};

/** Delays the hub's response to the deletion of a session until the test releases it. */
const holdDeletion = (page: Page, sessionId: string) =>
	page.evaluate((held) => {
		const real = window.hub.methods["session.delete"];
		window.hub.methods["session.delete"] = async (params) => {
			if (params.sessionId === held)
				await new Promise<void>((resolve) => addEventListener("release", () => resolve(), { once: true }));
			return real?.(params) ?? {};
		};
	}, sessionId);
const release = (page: Page) => page.evaluate(() => dispatchEvent(new Event("release")));

test("[A13.single][A13.undo] a key press removes an idle chat before the hub has answered, and Undo restores it", async () => {
	const { page, problems } = await withSessions(3);
	await line(page, "Chat 2").click();
	await page.getByRole("tab", { name: "Chat 2" }).waitFor();
	await holdDeletion(page, "s2");
	await line(page, "Chat 2").press("Delete");
	await expect.poll(() => titles(page)).toEqual(["Chat 3", "Chat 1"]);
	expect(await page.getByRole("tab", { name: "Chat 2" }).count()).toBe(0);
	expect(await focused(page)).toBe("s1");
	await release(page);
	await page.getByText("“Chat 2” deleted.").waitFor();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => titles(page)).toEqual(["Chat 3", "Chat 2", "Chat 1"]);
	await page.getByRole("tab", { name: "Chat 2" }).waitFor();
	expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
	expect(problems).toEqual([]);
});

test("[A13.undo] an open list of deleted chats shows a chat as soon as the hub has deleted it", async () => {
	const { page } = await withSessions(2);
	await holdDeletion(page, "s2");
	await line(page, "Chat 2").press("Delete");
	await expect.poll(() => titles(page)).toEqual(["Chat 1"]);
	await page.getByRole("button", { name: "Recently deleted chats" }).click();
	const dialog = page.getByRole("dialog", { name: "Recently deleted" });
	await dialog.getByText("There are none.").waitFor();
	await release(page);
	await dialog.getByRole("button", { name: "Restore Chat 2" }).waitFor();
});

test("[A13.single] a chat that the hub fails to delete comes back, with the reason", async () => {
	const { page } = await withSessions(2);
	await page.evaluate(() => {
		window.hub.methods["session.delete"] = () => {
			throw window.failure("internal_error", "The disk is on fire.");
		};
	});
	await line(page, "Chat 1").press("Delete");
	await page.getByText("Not deleted: The disk is on fire.").waitFor();
	expect(await titles(page)).toEqual(["Chat 2", "Chat 1"]);
	expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

test("[A13.undo] Ctrl+Z in the list undoes a deletion, and restores what was typed with the chat", async () => {
	const { page } = await withSessions(2);
	await line(page, "Chat 1").click();
	await page.getByRole("textbox", { name: /^Message to/ }).fill("half a thought");
	await line(page, "Chat 1").press("Delete");
	await page.getByText("“Chat 1” deleted.").waitFor();
	expect(await focused(page)).toBe("s2");
	await page.keyboard.press("Control+z");
	await page.getByRole("tab", { name: /Chat 1/ }).waitFor();
	await expect
		.poll(() => page.getByRole("textbox", { name: /^Message to/ }).inputValue())
		.toBe("half a thought");
});

test("[A13.confirm] several chats are selected with the mouse and deleted after confirmation", async () => {
	const { page } = await withSessions(6);
	await page.getByRole("button", { name: "Select several chats" }).click();
	await page.getByRole("checkbox", { name: /Chat 5/ }).click();
	await page.getByRole("checkbox", { name: /Chat 3/ }).click({ modifiers: ["Shift"] });
	await page.getByRole("checkbox", { name: /Chat 1/ }).click({ modifiers: ["Control"] });
	await page.getByText("4 selected").waitFor();
	expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(4);
	expect(await page.getByRole("tab").count()).toBe(0);
	await page.getByRole("button", { name: "Delete the selected chats" }).click();
	const dialog = page.getByRole("dialog", { name: "Delete 4 chats?" });
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await dialog.waitFor({ state: "detached" });
	expect(await asked(page, "session.delete")).toBe(0);
	await page.getByText("4 selected").waitFor();
	await page.getByRole("button", { name: "Delete the selected chats" }).click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect.poll(() => titles(page)).toEqual(["Chat 6", "Chat 2"]);
	await page.getByText("4 chats deleted.").waitFor();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => titles(page)).toHaveLength(6);
	expect(await page.getByRole("checkbox").count()).toBe(0);
});

test("[A13.confirm] several chats are selected and deleted with the keyboard alone", async () => {
	const { page } = await withSessions(5);
	await line(page, "Chat 5").focus();
	await page.keyboard.press("Shift+ArrowDown");
	await page.keyboard.press("Shift+ArrowDown");
	await page.getByText("3 selected").waitFor();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Space");
	await page.getByText("4 selected").waitFor();
	await page.keyboard.press("Space");
	await page.getByText("3 selected").waitFor();
	await page.keyboard.press("Control+a");
	await page.getByText("5 selected").waitFor();
	await page.keyboard.press("Escape");
	expect(await page.getByRole("checkbox").count()).toBe(0);
	await page.keyboard.press("Shift+ArrowUp");
	await page.getByText("2 selected").waitFor();
	await page.keyboard.press("Delete");
	await page.getByRole("dialog", { name: "Delete 2 chats?" }).waitFor();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect.poll(() => titles(page)).toEqual(["Chat 5", "Chat 4", "Chat 3"]);
});

test("[A13.progress][A13.cancelled] deleting ten or more shows progress; cancelling reports what was deleted, and that can be undone", async () => {
	const { page } = await withSessions(14);
	await holdDeletion(page, "s10");
	await line(page, "Chat 14").focus();
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Delete");
	const asks = page.getByRole("dialog", { name: "Delete 14 chats?" });
	await asks.getByRole("button", { name: "Delete" }).click();
	const dialog = page.getByRole("dialog", { name: "Deleting 14 chats" });
	await dialog.getByText("4 of 14 deleted").waitFor();
	expect(await dialog.getByRole("progressbar").getAttribute("value")).toBe("4");
	expect(await titles(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await release(page);
	await page.getByText("Cancelled: 5 of 14 chats were deleted.").waitFor();
	expect(await titles(page)).toHaveLength(9);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => titles(page)).toHaveLength(14);
});

test("[A13.cancelled] cancelling before the first deletion deletes nothing and says so", async () => {
	const { page } = await withSessions(11);
	await page.evaluate(() => {
		window.hub.methods["session.delete"] = async () => {
			await new Promise<void>((resolve) => addEventListener("release", () => resolve(), { once: true }));
			throw window.failure("cancelled", "It was cancelled.");
		};
	});
	await line(page, "Chat 11").focus();
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Delete");
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	const dialog = page.getByRole("dialog", { name: "Deleting 11 chats" });
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await release(page);
	await page.getByText("Cancelled: nothing was deleted.").waitFor();
	expect(await titles(page)).toHaveLength(11);
	expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

test("[E20.workspace] the list, also after a reload, and the search show the chats of one folder", async () => {
	const { page } = await pages.newPage();
	const scene = () => {
		for (let number = 1; number <= 130; number += 1) {
			const folder = number % 2 === 0 ? "/code/engine" : "/code/notes";
			window.hub.addSession(`s${number}`, folder, "eliza", `Chat ${number}`);
		}
		window.hub.methods["search.query"] = () => ({ results: [], more: false, waiting: 0 });
		window.startParley();
	};
	await page.evaluate(scene);
	const filter = page.getByRole("combobox", { name: "Show chats of" });
	await filter.selectOption({ label: "notes" });
	await expect.poll(async () => (await titles(page))[0]).toBe("Chat 129");
	expect(await titles(page)).toHaveLength(50);
	await page.getByRole("button", { name: "Show older chats" }).click();
	await expect.poll(() => titles(page)).toHaveLength(65);
	expect((await titles(page)).every((title) => Number(title.slice(5)) % 2 === 1)).toBe(true);
	await page.getByRole("button", { name: "Show older chats" }).waitFor({ state: "detached" });
	await page.getByRole("combobox", { name: "Search chats in notes" }).fill("x");
	await expect
		.poll(() =>
			page.evaluate(() => window.hub.requests.findLast(({ method }) => method === "search.query")?.params),
		)
		.toMatchObject({ folder: "/code/notes" });
	await page.reload();
	await page.evaluate(scene);
	await expect.poll(async () => (await titles(page))[0]).toBe("Chat 129");
	await filter.selectOption({ label: "All folders" });
	await expect.poll(async () => (await titles(page))[0]).toBe("Chat 130");
});

test("[A12.page] older chats follow the page before them, whatever the hub has pushed meanwhile", async () => {
	const { page } = await withSessions(120);
	await expect.poll(() => titles(page)).toHaveLength(50);
	// An old chat gets a new title: it is known now, and lies far beyond the first page.
	await page.evaluate(() => window.hub.pushState("s3"));
	await expect.poll(() => titles(page)).toHaveLength(51);
	await page.getByRole("button", { name: "Show older chats" }).click();
	await expect.poll(() => titles(page)).toHaveLength(101);
	expect((await titles(page)).slice(0, 100)).toEqual(
		Array.from({ length: 100 }, (_, at) => `Chat ${120 - at}`),
	);
	// The session that the next page should follow no longer exists.
	await page.evaluate(() => window.hub.quietly(() => window.hub.sessions.delete("s21")));
	await page.evaluate(() => {
		const real = window.hub.methods["session.list"];
		window.hub.methods["session.list"] = (params) => {
			if (params.before === "s21") throw window.failure("not_found", "The list has changed meanwhile.");
			return real?.(params) ?? { sessions: [], more: false };
		};
	});
	await page.getByRole("button", { name: "Show older chats" }).click();
	await expect.poll(() => asked(page, "session.list")).toBe(4);
	await page.getByRole("button", { name: "Show older chats" }).click();
	await expect.poll(() => titles(page)).not.toContain("The list did not load");
});
