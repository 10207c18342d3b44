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
