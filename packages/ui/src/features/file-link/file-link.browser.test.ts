import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages, type PageOptions } from "../../testing/app-pages.ts";
import { accessibilityProblems } from "../../testing/axe.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const answer =
	"See [src/a.ts](src/a.ts#L5) and `src/b.ts:12:3`, not [this](javascript:alert(1)), [that](vscode://file/etc) or [them](//server/share).";

const showAnswer = async (windows: number, options: PageOptions = {}) => {
	const opened = await pages.newPage(options);
	const { page } = opened;
	await page.evaluate(
		({ text, count }) => {
			window.hub.methods["host.list"] = () => ({ windows: count });
			window.hub.methods["host.openFile"] = ({ path, outside }) =>
				path.startsWith("/") && outside !== true ? { outside: `/real${path}` } : {};
			window.hub.addSession("s", "/code/engine", "eliza", "Links");
			const turn = window.hub.beginTurn("s", "Where?");
			turn.answer(`${text}\n\n[outside](/etc/hosts)`);
			turn.end();
			window.startParley();
		},
		{ text: answer, count: windows },
	);
	await page.getByRole("button", { name: "Links" }).first().click();
	await page.getByText("See", { exact: false }).first().waitFor();
	return opened;
};

test("[B12.assistant][B12.safe][C2.hosts] with an editor, a file that an answer names opens at its line; hostile links stay text", async () => {
	const { page, problems } = await showAnswer(1);
	const asked = () =>
		page.evaluate(() =>
			window.hub.requests.flatMap(({ method, params }) => (method === "host.openFile" ? [params] : [])),
		);
	await page.getByRole("link", { name: "src/a.ts", exact: true }).click();
	await expect.poll(asked).toEqual([{ sessionId: "s", path: "src/a.ts", line: 5, outside: false }]);
	const code = page.getByRole("link", { name: "src/b.ts:12:3" });
	await code.focus();
	await page.keyboard.press("Enter");
	await expect
		.poll(async () => (await asked()).at(-1))
		.toEqual({ sessionId: "s", path: "src/b.ts", line: 12, column: 3, outside: false });
	expect(await page.locator(".answer").getByRole("link").allInnerTexts()).toEqual([
		"src/a.ts",
		"src/b.ts:12:3",
		"outside",
	]);
	await page.getByRole("link", { name: "outside" }).click();
	const dialog = page.getByRole("dialog", { name: "Open a file outside the chat's folder?" });
	await dialog.getByText("/real/etc/hosts").waitFor();
	expect((await asked()).at(-1)).toMatchObject({ path: "/etc/hosts", outside: false });
	await dialog.getByRole("button", { name: "Open" }).click();
	await expect.poll(async () => (await asked()).at(-1)).toMatchObject({ path: "/etc/hosts", outside: true });
	expect(problems).toEqual([]);
});

test("[B12.assistant] in a browser alone, a file is named and can be copied; Escape returns the focus", async () => {
	const { page, problems } = await showAnswer(0, {
		permissions: ["clipboard-read", "clipboard-write"],
		viewport: { width: 300, height: 500 },
	});
	const link = page.getByRole("link", { name: "src/a.ts", exact: true });
	await link.click();
	const popover = page.getByRole("dialog", { name: "File src/a.ts:5" });
	await popover.getByRole("button", { name: "Copy path" }).click();
	await popover.getByRole("button", { name: "Copied" }).waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("src/a.ts:5");
	const box = await popover.boundingBox();
	expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(300);
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await popover.waitFor({ state: "detached" });
	expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(problems).toEqual([]);
});
