import type { Question } from "@parley/protocol/question/events";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppPages } from "../../testing/app-pages.ts";
import { problemsInAllLooks } from "../../testing/looks.ts";

let pages: AppPages;

beforeAll(async () => {
	pages = await AppPages.open();
});

afterAll(() => pages[Symbol.asyncDispose]());

const everyField: Question = {
	requestId: "q",
	toolCallId: "t",
	message: "Please tell me about yourself.",
	form: {
		type: "form",
		title: "About you",
		fields: [
			{
				type: "text",
				name: "name",
				title: "Name",
				description: "What they call you.",
				required: true,
				maxLength: 20,
			},
			{ type: "text", name: "story", title: "Story" },
			{ type: "text", name: "email", title: "E-mail", format: "email" },
			{ type: "text", name: "page", title: "Page", format: "uri" },
			{ type: "text", name: "born", title: "Born on", format: "date" },
			{ type: "text", name: "wakes", title: "Wakes at", format: "date-time" },
			{ type: "text", name: "password", title: "Password", secret: true },
			{ type: "number", name: "weight", title: "Weight", minimum: 0, default: 1.5 },
			{ type: "number", name: "bugs", title: "Bugs", whole: true },
			{ type: "boolean", name: "sleeps", title: "Sleeps well", default: true },
			{
				type: "choice",
				name: "mood",
				title: "Mood",
				required: true,
				options: [{ value: "calm", title: "Calm", description: "as the sea" }, { value: "lost" }],
			},
			{
				type: "choice",
				name: "planet",
				title: "Planet",
				options: ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"].map((value) => ({ value })),
			},
			{
				type: "choices",
				name: "fears",
				title: "Fears",
				options: [{ value: "merge" }, { value: "friday", title: "Fridays" }],
				maxItems: 1,
				default: ["friday"],
			},
		],
	},
};

/** Begins a chat in which an agent asks this. */
const ask = async (page: Page, question: Question) => {
	await page.evaluate((asked) => {
		window.hub.addSession("s", "/code/engine", "eliza", "Questions");
		window.hub.addSession("other", "/code/engine", "eliza", "Elsewhere");
		const turn = window.hub.beginTurn("s", "Go");
		turn.tool({ toolCallId: "t", title: "Fill in", status: "running" });
		turn.question(asked);
		window.startParley();
	}, question);
	await show(page, "Questions");
	const card = page.getByRole("article", { name: question.message });
	await card.getByRole("button", { name: "Decline" }).waitFor();
	return card;
};

const open = async (question: Question, options: Parameters<AppPages["newPage"]>[0] = {}) => {
	const { page, problems } = await pages.newPage(options);
	return { page, card: await ask(page, question), problems };
};

const show = (page: Page, title: string) => page.getByRole("button", { name: title }).first().click();

const answers = (page: Page) =>
	page.evaluate(() =>
		window.hub.requests.filter(({ method }) => method === "question.answer").map(({ params }) => params),
	);

test("[E3.elicitation][E23.text][E23.longText][E23.number][E23.checkbox][E23.select][E23.radio][E23.mandatory] every type of field is filled in and sent as its own type, and a mandatory one holds the submit", async () => {
	const { page, card, problems } = await open(everyField);
	await card.getByRole("button", { name: "Submit" }).click();
	await card.getByText("2 fields need your attention.").waitFor();
	const name = card.getByRole("textbox", { name: /^Name/ });
	expect(await name.getAttribute("aria-invalid")).toBe("true");
	expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
	expect(await answers(page)).toEqual([]);
	await name.fill("Ada");
	expect(await name.getAttribute("aria-invalid")).toBe("false");
	const story = card.getByLabel("Story");
	expect(await story.evaluate(({ tagName }) => tagName)).toBe("TEXTAREA");
	await story.fill("Once\nupon");
	await card.getByLabel("E-mail").fill("nobody");
	await card.getByLabel("Page").fill("https://example.org");
	await card.getByLabel("Born on").fill("1815-12-10");
	await card.getByLabel("Wakes at").fill("2024-02-29T07:30");
	await card.getByLabel("Password", { exact: true }).fill("hunter2-hunter2");
	await card.getByLabel("Bugs").fill("3");
	await card.getByLabel("Sleeps well").uncheck();
	await card.getByRole("radio", { name: /Calm/ }).check();
	await card.getByLabel("Planet").selectOption("Earth");
	await card.getByRole("checkbox", { name: "Fridays" }).uncheck();
	await card.getByRole("checkbox", { name: "merge" }).check();
	await card.getByRole("button", { name: "Submit" }).click();
	await card.getByText("Enter an e-mail address.").waitFor();
	await card.getByLabel("E-mail").fill("ada@example.org");
	await name.press("Enter");
	await card.waitFor({ state: "detached" });
	const wakes = await page.evaluate(() => new Date("2024-02-29T07:30").toISOString());
	expect(await answers(page)).toEqual([
		{
			...{ sessionId: "s", requestId: "q", action: "accept" },
			values: [
				{ name: "name", value: "Ada" },
				{ name: "story", value: "Once\nupon" },
				{ name: "email", value: "ada@example.org" },
				{ name: "page", value: "https://example.org" },
				{ name: "born", value: "1815-12-10" },
				{ name: "wakes", value: wakes },
				{ name: "password", value: "hunter2-hunter2" },
				{ name: "weight", value: 1.5 },
				{ name: "bugs", value: 3 },
				{ name: "sleeps", value: false },
				{ name: "mood", value: "calm" },
				{ name: "planet", value: "Earth" },
				{ name: "fears", value: ["merge"] },
			],
		},
	]);
	await page
		.getByRole("log")
		.getByText(/^Answered · Please tell me/)
		.waitFor();
	expect(problems).toEqual([]);
});

test("[E3.elicitation] the tool that a question is about does not look as if it ran", async () => {
	const { page, card } = await open(everyField);
	const tool = page.locator(".tool", { hasText: "Fill in" });
	await tool.getByText("waiting for you").waitFor();
	await page.getByRole("log").getByText("Waiting for your answer…").waitFor();
	const spinning = page.getByRole("log").locator(".icon.spin");
	expect(await spinning.count()).toBe(0);
	await card.getByRole("button", { name: "Decline" }).click();
	await tool.getByText("running").waitFor();
	expect(await spinning.count()).toBeGreaterThan(0);
});

test("[E3.elicitation] what was entered survives another chat and a reload, but no secret does", async () => {
	const { page, card } = await open(everyField);
	await card.getByLabel(/^Name/).fill("Ada");
	await card.getByRole("radio", { name: "lost" }).check();
	await card.getByLabel("Password", { exact: true }).fill("hunter2-hunter2");
	await show(page, "Elsewhere");
	await card.waitFor({ state: "detached" });
	await show(page, "Questions");
	expect(await card.getByLabel(/^Name/).inputValue()).toBe("Ada");
	expect(await card.getByLabel("Password", { exact: true }).inputValue()).toBe("hunter2-hunter2");
	const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
	expect(await kept()).not.toContain("hunter2");
	await page.reload();
	await ask(page, everyField);
	expect(await card.getByLabel(/^Name/).inputValue()).toBe("Ada");
	expect(await card.getByRole("radio", { name: "lost" }).isChecked()).toBe(true);
	expect(await card.getByLabel("Password", { exact: true }).inputValue()).toBe("");
	await card.getByRole("button", { name: "Decline" }).click();
	await page
		.getByRole("log")
		.getByText(/^Declined ·/)
		.waitFor();
	expect(await kept()).not.toContain("Ada");
});

test("[E3.elicitation][E23.dismiss] a question never takes the focus, Alt+A goes to it, Escape leaves it and answers nothing, and Dismiss cancels it", async () => {
	const { page, card } = await open(everyField);
	expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false);
	await page.keyboard.press("Alt+a");
	expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
	await page.keyboard.press("Escape");
	expect(await card.count()).toBe(1);
	expect(await answers(page)).toEqual([]);
	await card.getByRole("button", { name: "Dismiss" }).click();
	await card.waitFor({ state: "detached" });
	expect(await answers(page)).toEqual([{ sessionId: "s", requestId: "q", action: "cancel" }]);
	const isComposer = await page.evaluate(() => document.activeElement?.tagName);
	expect(isComposer).toBe("TEXTAREA");
});

test("[E3.elicitation] what the hub finds wrong is shown beside its field", async () => {
	const { page, card } = await open(everyField);
	await page.evaluate(() => {
		window.hub.methods["question.answer"] = () => ({
			problems: [
				{
					name: "name",
					message: "This does not fit the pattern ^b",
					wording: { code: "field.wrongPattern", values: { pattern: "^b" } },
				},
			],
		});
	});
	await card.getByLabel(/^Name/).fill("Ada");
	await card.getByRole("radio", { name: "lost" }).check();
	await card.getByRole("button", { name: "Submit" }).click();
	await card.getByText("This does not fit the pattern ^b").waitFor();
	expect(await card.getByLabel(/^Name/).inputValue()).toBe("Ada");
});

const visit = (url: string): Question => ({
	requestId: "q",
	message: "Log in there",
	form: { type: "url", url },
});

test("[E3.elicitation] a page is opened by a click alone, with its host in sight, and the agent is told", async () => {
	const { page, card } = await open(visit("https://xn--pple-43d.example/login?a=b"));
	expect(await card.locator(".question-host").innerText()).toBe("xn--pple-43d.example");
	const link = card.getByRole("link", { name: "Open xn--pple-43d.example" });
	expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
	expect(await answers(page)).toEqual([]);
	await page.context().route("https://xn--pple-43d.example/**", (route) => route.fulfill({ body: "hello" }));
	const popup = page.waitForEvent("popup");
	await link.click();
	expect(new URL((await popup).url()).host).toBe("xn--pple-43d.example");
	await card.waitFor({ state: "detached" });
	expect(await answers(page)).toEqual([{ sessionId: "s", requestId: "q", action: "accept" }]);
	const record = page.getByRole("log").getByRole("button", { name: /^Opened xn--pple-43d\.example/ });
	await record.click();
	await page.getByRole("link", { name: "Open xn--pple-43d.example again" }).waitFor();
	await page.evaluate(() => window.hub.append("s", "question.completed", { requestId: "q" }, 1));
	await page
		.getByRole("log")
		.getByText(/^Done at xn--pple-43d\.example/)
		.waitFor();
});

test.for(["javascript:alert(1)", "https://good.org@evil.org/", "file:///etc/passwd"])(
	"[E3.elicitation] %s is shown and cannot be opened",
	async (url) => {
		const { card } = await open(visit(url));
		expect(await card.innerText()).toContain(url);
		expect(await card.getByRole("link").count()).toBe(0);
		await card.getByText(/Parley does not open this address/).waitFor();
	},
);

test("[E3.elicitation] a form with a required field that cannot be shown can only be declined", async () => {
	const fields = [{ type: "other" as const, name: "dream", required: true, kind: "dream" }];
	const { card } = await open({ requestId: "q", message: "Dream", form: { type: "form", fields } });
	await card.getByText("This form needs a field that Parley cannot show. You can decline it.").waitFor();
	expect(await card.getByRole("button", { name: "Submit" }).count()).toBe(0);
});

test("[E3.elicitation] at 280 pixels the buttons are in sight, nothing is cut off, and axe finds nothing in any theme", async () => {
	const { page, card } = await open(everyField, { viewport: { width: 280, height: 560 } });
	await card.getByRole("button", { name: "Submit" }).click();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280);
	const overflow = await card.evaluate((element) => element.scrollWidth - element.clientWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	for (const name of ["Submit", "Decline", "Dismiss"]) {
		const box = await card.getByRole("button", { name }).boundingBox();
		expect(box === null ? Number.POSITIVE_INFINITY : box.x + box.width).toBeLessThanOrEqual(280);
	}
	expect(await problemsInAllLooks(page)).toEqual([]);
});
