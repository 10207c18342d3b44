import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

test("[ground] a panel is there once its feature is in the list, beside all that was", async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(() => window.startParley(undefined, [window.plantedFeature]));
	await page.getByRole("complementary", { name: "Planted panel" }).getByText("Here I am.").waitFor();
	await page.getByRole("button", { name: "Storage" }).waitFor();
	expect(problems).toEqual([]);
});

test("[ground] there is no panel whose feature is not in the list", async () => {
	const { page } = await pages.newPage();
	await page.evaluate(() => window.startParley());
	await page.getByRole("button", { name: "Storage" }).waitFor();
	expect(await page.getByRole("complementary", { name: "Planted panel" }).count()).toBe(0);
});
