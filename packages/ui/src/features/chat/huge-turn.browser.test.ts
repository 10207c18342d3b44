import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with an existing interface.
	interface Window {
		releasePages: () => void;
	}
}

/** One turn of this many steps, each a line and a tool call; its pages wait until they are released. */
const hugeTurn = (steps: number): void => {
	const { hub } = window;
	hub.openingItems = 100;
	hub.addSession("huge", "/code/engine", "eliza", "Huge");
	const turn = hub.beginTurn("huge", "Do it all");
	for (let step = 1; step <= steps; step += 1) {
		turn.answer(`Step ${step}.`);
		turn.tool({ toolCallId: `t${step}`, title: `Run ${step}`, kind: "execute", status: "completed" });
	}
	turn.end();
	const answer = hub.methods["session.page"];
	const { promise, resolve } = Promise.withResolvers<void>();
	window.releasePages = resolve;
	hub.methods["session.page"] = async (params) => {
		await promise;
		if (answer === undefined) throw new Error("The hub has no pages.");
		return answer(params);
	};
};

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });

const steps = (page: Page) => page.getByText(/^Step \d+\.$/);

const requests = (page: Page) =>
	page.evaluate(() => window.hub.requests.filter(({ method }) => method === "session.page").length);

/** The positions of the steps on the screen, once scrolling has stopped. */
const places = async (page: Page): Promise<ReadonlyMap<string, number>> => {
	await expect
		.poll(() =>
			log(page).evaluate(async (area) => {
				const before = area.scrollTop;
				for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
				return area.scrollTop === before;
			}),
		)
		.toBe(true);
	const area = await log(page).boundingBox();
	const found = await steps(page).evaluateAll((elements) =>
		elements.map((element) => [element.textContent, element.getBoundingClientRect().y] as const),
	);
	const [top, bottom] = [area?.y ?? 0, (area?.y ?? 0) + (area?.height ?? 0)];
	return new Map(found.filter(([, y]) => y > top && y < bottom));
};

test("[D3.pages] scrolling up loads older items of a huge turn, and the row being read stays in place", async () => {
	const { page, problems } = await pages.newPage();
	await page.evaluate(hugeTurn, 600);
	await page.evaluate(() => window.startParley());
	await page.getByRole("navigation").getByRole("button", { name: "Huge" }).first().click();
	await page.getByText("Step 600.").waitFor();
	expect(await requests(page)).toBe(0);
	await log(page).hover();
	await expect
		.poll(
			async () => {
				await page.mouse.wheel(0, -300);
				return requests(page);
			},
			{ timeout: 15_000 },
		)
		.toBe(1);
	await page.getByText("Loading older messages…").waitFor();
	const before = await places(page);
	expect(before.size).toBeGreaterThan(1);
	await page.evaluate(() => window.releasePages());
	await page.getByText("Loading older messages…").waitFor({ state: "detached" });
	const after = await places(page);
	for (const [step, y] of before) expect(after.get(step), step).toBeCloseTo(y, 0);
	await log(page).focus();
	await expect
		.poll(
			async () => {
				await page.keyboard.press("Home");
				return page.getByText("Step 1.", { exact: true }).count();
			},
			{ timeout: 15_000 },
		)
		.toBe(1);
	expect(await page.locator(".row").count()).toBeLessThan(120);
	const asked = await page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "session.page"),
	);
	expect(asked.every(({ params }) => JSON.stringify(params).includes('"item":'))).toBe(true);
	expect(problems).toEqual([]);
});
