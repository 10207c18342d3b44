import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

test("[ground] adding a feature to the list adds its panel and keeps all others", async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(() => window.startParley(undefined, window.withPlantedFeature));
	const panel = page.getByRole("complementary", { name: "Planted panel" });
	await panel.getByText("Told 0 times, with 1 chats open.").waitFor();
	await page.getByRole("button", { name: "Storage" }).waitFor();
	expect(problems).toEqual([]);
});

test("[ground] without its feature in the list a panel is absent", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: "Storage" }).waitFor();
	expect(await page.getByRole("complementary", { name: "Planted panel" }).count()).toBe(0);
});

test("[ground] the state of a feature works while its view exists and is disposed with it", async () => {
	const { page, problems } = await pages.newPage();
	const tell = (): Promise<string | undefined> =>
		page.evaluate(() => {
			document.dispatchEvent(new Event("planted"));
			return document.documentElement.dataset["planted"];
		});
	await page.evaluate(() => window.startParley(undefined, window.withPlantedFeature));
	expect(await tell()).toBe("1");
	await page.getByRole("complementary", { name: "Planted panel" }).getByText("Told 1 times").waitFor();
	await page.evaluate(() => window.stopParley());
	expect(await tell()).toBe("1");
	expect(problems).toEqual([]);
});

test("[ground] a feature has state of its own in each open chat: it sees the log, and is closed with the chat", async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(() => {
		window.hub.addSession("a", "/code/engine", "eliza", "Chat A");
		window.hub.addSession("b", "/code/engine", "eliza", "Chat B");
		window.startParley(undefined, window.withPlantedFeature);
	});
	const chats = page.getByRole("navigation");
	await chats.getByRole("button", { name: "Chat A" }).first().click();
	const part = page.getByRole("note", { name: "Planted part" });
	await part.getByText("0 events of a, loaded 1 times.").waitFor();
	await page.evaluate(() => window.hub.append("a", "session.renamed", { title: "Renamed", by: "person" }));
	await part.getByText("1 events of a, loaded 1 times.").waitFor();
	await chats.getByRole("button", { name: "Chat B" }).first().click();
	await part.getByText("0 events of b, loaded 1 times.").waitFor();
	await chats.getByRole("button", { name: "Renamed" }).first().click();
	await part.getByText("1 events of a, loaded 1 times.").waitFor();
	await page.locator(".tab.active .tab-open").focus();
	await page.keyboard.press("Delete");
	await part.getByText("0 events of b").waitFor();
	expect(await page.evaluate(() => document.documentElement.dataset["plantedClosed"])).toBe("a");
	expect(problems).toEqual([]);
});
