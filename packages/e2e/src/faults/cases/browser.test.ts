import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "playwright-core";
import { expect, type RunnerTestCase, test } from "vitest";
import { ChatPage } from "../../harness/chat-page.ts";
import { numbersOf } from "../../harness/numbers.ts";
import { Stage } from "../../harness/stage.ts";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { BrowserProcesses } from "../world/browser-processes.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, type Moment, reach, release } from "./moment.ts";

const ui = dirname(fileURLToPath(import.meta.resolve("@parley/ui/bundle")));
const length = 4000;
/** Rendered Markdown lacks the text's trailing space. */
const shown = length - 1;

/** A scene that listens for browsers, and a browser on its session. */
const open = async (task: Readonly<RunnerTestCase>) => {
	const scene = await Scene.open(task, { ui });
	const stage = new Stage(task);
	const listener = await scene.bob.viewer.ask("hub.listen", { host: "127.0.0.1", port: 0 });
	const show = async (browser: BrowserContext): Promise<ChatPage> => {
		const chat = await ChatPage.open(browser, `${listener.url}#token=${listener.token}`);
		await chat.pick(/echo hello/);
		return chat;
	};
	const browser = await stage.browserProcess();
	const chat = await show(browser);
	return { scene, stage, listener, show, chat, processes: new BrowserProcesses(browser) };
};

type Opened = Awaited<ReturnType<typeof open>>;

/** Starts a turn in the browser and runs it up to the moment. */
const begin = async ({ scene, chat }: Opened, moment: Moment): Promise<string> => {
	const mark = `mark${scene.random.int(0, 2 ** 31)}`;
	const reached = reach(scene, moment);
	await chat.send(`/stream ${length} 8000 40 ${mark}`);
	await reached;
	return mark;
};

/** A page ends up showing what a new page shows, and the prompt ran once. */
const check = async ({ scene, show }: Opened, page: ChatPage, mark: string): Promise<void> => {
	await page.idle();
	const fresh = await show(page.page.context());
	await fresh.idle();
	// Only rows near the viewport exist; the last answer is near it on both pages.
	expect(await page.lastNumbers()).toEqual(await fresh.lastNumbers());
	expect(scene.journal.timesRun(mark)).toBe(1);
	expect(await scene.settle()).toEqual([]);
};

const moments: readonly Moment[] = [
	{ point: "before commit", of: "prompt.accepted" },
	{ point: "committed", of: "text" },
	{ point: "published", of: "text" },
	{ point: "sent", of: "text" },
];

for (const moment of casesOf("browser killed", moments)) {
	test(`[B14.browser][D7.view] browser killed ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const opened = await open(task);
		const { scene, stage, show, processes } = opened;
		const mark = await begin(opened, moment);
		processes.signal("SIGKILL");
		release(scene);
		const again = await show(await stage.browserProcess());
		await again.streamed(shown);
		await again.idle();
		expect(await again.lastNumbers()).toEqual(numbersOf(length));
		await check(opened, again, mark);
	});
}

for (const moment of casesOf("browser stopped", moments)) {
	test(`[D3.replay] browser stopped ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const opened = await open(task);
		const { scene, chat, processes } = opened;
		const mark = await begin(opened, moment);
		processes.signal("SIGSTOP");
		release(scene);
		scene.later(scene.random.int(100, 600), () => processes.signal("SIGCONT"));
		await chat.streamed(shown);
		await chat.idle();
		expect(await chat.lastNumbers()).toEqual(numbersOf(length));
		await check(opened, chat, mark);
	});
}

test(`[D3.replay] browser slowed while an agent streams · seed ${runSeed}`, async ({ task }) => {
	const opened = await open(task);
	const { scene, chat } = opened;
	const devtools = await chat.page.context().newCDPSession(chat.page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: scene.random.int(4, 10) });
	const mark = await begin(opened, { point: "sent", of: "text" });
	release(scene);
	await chat.streamed(shown);
	await chat.idle();
	expect(await chat.lastNumbers()).toEqual(numbersOf(length));
	await check(opened, chat, mark);
});

test(`[D7.hub][D3.replay] hub killed before a browser's eyes · seed ${runSeed}`, async ({ task }) => {
	const opened = await open(task);
	const { scene, chat, listener } = opened;
	const mark = await begin(opened, { point: "before commit", of: "text" });
	await scene.hub.kill();
	release(scene);
	await chat.outage.waitFor();
	await scene.revive();
	const port = Number(new URL(listener.url).port);
	await scene.bob.viewer.ask("hub.listen", { host: "127.0.0.1", port, token: listener.token });
	await chat.outage.waitFor({ state: "detached" });
	await check(opened, chat, mark);
});
