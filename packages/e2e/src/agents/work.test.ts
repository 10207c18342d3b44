import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, type RunnerTestCase, test } from "vitest";
import { Stage } from "../harness/stage.ts";
import { AgentChat } from "./agent-chat.ts";
import { done, failure, saying, thinking } from "./model/script.ts";
import { chosenAgents } from "./recipes/chosen.ts";
import { worldOf } from "./world-of.ts";

/* What a person does with any agent, with agents that others have written. */

describe.each(chosenAgents)("$name", (recipe) => {
	const world = worldOf(recipe);
	const open = (task: Readonly<RunnerTestCase>): Promise<AgentChat> =>
		AgentChat.open(new Stage(task), world());

	test("[E1.others][E4.message] it answers, word by word, and once", async ({ task }) => {
		const person = await open(task);
		await person.work("script: say 60");
		expect(await person.chat.lastAnswer.innerText()).toBe(saying(60).trim());
		expect(await person.chat.answers.count()).toBe(1);
		expect(await person.troubles.allInnerTexts()).toEqual([]);
		await person.checkRest();
		expect(await person.chat.answers.count()).toBe(1);
	});

	test.runIf(recipe.thinks)("[E1.others][E4.thought] what it thinks is shown apart", async ({ task }) => {
		const person = await open(task);
		await person.work("script: think 12");
		expect(await person.chat.lastAnswer.innerText()).toBe(done);
		await person.checkRest();
		const thought = person.conversation.locator(".thought");
		expect(await thought.count()).toBe(1);
		await thought.getByRole("button").click();
		expect((await thought.innerText()).replaceAll(/\*\*Subject\*\*/g, "").match(/thought\d+/g)).toEqual(
			thinking(12).trim().split(" "),
		);
	});

	test("[E1.others][E5.approve][E4.diffs] it writes a file once it may, and the diff is shown", async ({
		task,
	}) => {
		const person = await open(task);
		const path = world().path("note.txt");
		await person.say(`script: write ${path} hello`);
		await person.card.waitFor();
		await expect(readFile(path)).rejects.toThrow("ENOENT");
		expect(await person.card.innerText()).toContain("hello");
		await person.allow();
		await person.chat.idle();
		expect(await readFile(path, "utf8")).toBe("hello\n");
		expect(await person.chat.lastAnswer.innerText()).toBe(done);
		await person.checkRest();
		expect(await person.tools.count()).toBe(1);
		expect(await person.tools.innerText()).not.toMatch(/failed|no result|cancelled|rejected/);
		await expect.poll(() => person.details(person.tools)).toMatch(/note\.txt.*hello/s);
	});

	test("[E1.others][E5.approve][E4.diffs] it edits a file once it may", async ({ task }) => {
		const person = await open(task);
		const path = world().path("edited.txt");
		await writeFile(path, "first\nmiddle\nlast\n");
		expect(await person.work(`script: edit ${path} middle centre`)).toBeGreaterThan(0);
		expect(await readFile(path, "utf8")).toBe("first\ncentre\nlast\n");
		expect(await person.chat.lastAnswer.innerText()).toBe(done);
		await person.checkRest();
		await expect.poll(() => person.details(person.tools.last())).toMatch(/edited\.txt.*middle.*centre/s);
	});

	test("[E1.others][E4.toolContent] it runs a command, and what it tells of the output is shown", async ({
		task,
	}) => {
		const person = await open(task);
		const path = world().path("ran.txt");
		expect(await person.work(`script: run printf shell-%s 42 | tee ${path}`)).toBe(1);
		expect(await readFile(path, "utf8")).toBe("shell-42");
		await person.checkRest();
		expect(await person.tools.count()).toBe(1);
		await expect.poll(() => person.details(person.tools)).toContain("printf shell-%s 42");
		if (recipe.tellsOutput) expect(await person.tools.innerText()).toContain("shell-42");
	});

	test.runIf(recipe.plans !== "never")("[E1.others] its list of tasks is shown", async ({ task }) => {
		const person = await open(task);
		await person.work("script: plan");
		expect(await person.chat.lastAnswer.innerText()).toBe(done);
		expect(await person.tools.count()).toBe(1);
		await person.checkRest();
	});

	test("[E1.others][E5.deny] what is rejected is not done, and the transcript says so", async ({ task }) => {
		const person = await open(task);
		const path = world().path("rejected.txt");
		await person.say(`script: run echo no | tee ${path}`);
		await person.card.waitFor();
		await person.reject();
		await person.chat.idle();
		await expect(readFile(path)).rejects.toThrow("ENOENT");
		expect(await person.tools.innerText()).toContain("rejected");
		await person.checkRest();
		await person.work("script: say 3");
		expect(await person.chat.lastAnswer.innerText()).toBe(saying(3).trim());
	});

	test("[E1.others][B4.stop] it is stopped in mid-sentence", async ({ task }) => {
		const person = await open(task);
		await person.say("script: say 5000");
		await person.chat.streamed(100);
		const { abandoned } = world().model;
		await person.chat.composer.press("Escape");
		await person.chat.idle();
		expect(await person.troubles.allInnerTexts()).toEqual(["Stopped."]);
		expect(saying(5000).startsWith(await person.chat.lastAnswer.innerText())).toBe(true);
		await expect.poll(() => world().model.abandoned).toBe(abandoned + 1);
		await person.checkRest();
		await person.work("script: say 3");
		expect(await person.chat.lastAnswer.innerText()).toBe(saying(3).trim());
		await person.checkRest();
	});

	test("[E1.others][B4.stop][B4.deaf] it is stopped before its model says a word", async ({ task }) => {
		const person = await open(task);
		const { model } = world();
		const asked = model.asked.length;
		await person.say("script: hang");
		await expect.poll(() => model.asked.length, { timeout: 20_000 }).toBeGreaterThan(asked);
		await person.chat.button(/^Stop/).click();
		// An agent that does not hear it is stopped by force.
		const force = person.chat.button("Force stop");
		await force.or(person.chat.button(/^Send \(/)).waitFor();
		if (await force.isVisible()) await force.click();
		await person.chat.idle();
		expect(await person.troubles.count()).toBe(1);
		await person.checkRest();
		await person.work("script: say 3");
		expect(await person.chat.answers.allInnerTexts()).toEqual([saying(3).trim()]);
	});

	test("[E1.others][D7.reload] the page is loaded again in mid-sentence, and nothing is lost or doubled", async ({
		task,
	}) => {
		const person = await open(task);
		await person.say("script: say 250");
		await person.chat.streamed(100);
		await person.chat.page.reload();
		await person.chat.streamed(saying(250).trim().length);
		await person.chat.idle();
		expect(await person.chat.answers.allInnerTexts()).toEqual([saying(250).trim()]);
		await person.checkRest();
	});

	test("[E1.others][D2.serial] two chats with it work at once, and neither has words of the other", async ({
		task,
	}) => {
		const stage = new Stage(task);
		const [one, two] = [await AgentChat.open(stage, world()), await AgentChat.open(stage, world())];
		await one.say("script: say 90");
		await two.say("script: say 120");
		await Promise.all([one.chat.idle(), two.chat.idle()]);
		expect(await one.chat.answers.allInnerTexts()).toEqual([saying(90).trim()]);
		expect(await two.chat.answers.allInnerTexts()).toEqual([saying(120).trim()]);
		await one.checkRest();
		await two.checkRest();
	});

	test("[E1.others][D2.queue] what is sent meanwhile waits, and runs in order", async ({ task }) => {
		const person = await open(task);
		await person.say("script: say 150");
		await person.chat.streamed(50);
		await person.chat.send("script: say 2");
		await person.chat.send("script: say 5");
		await expect
			.poll(() => person.chat.answers.allInnerTexts(), { timeout: 60_000 })
			.toEqual([saying(150).trim(), saying(2).trim(), saying(5).trim()]);
		await person.checkRest();
	});

	test("[E1.others][B4.withdraw] it is stopped while it asks", async ({ task }) => {
		const person = await open(task);
		const path = world().path("cancelled.txt");
		await person.say(`script: run echo no | tee ${path}`);
		await person.card.waitFor();
		await person.chat.button(/^Stop/).click();
		await person.chat.idle();
		await expect(readFile(path)).rejects.toThrow("ENOENT");
		expect(await person.troubles.allInnerTexts()).toEqual(["Stopped."]);
		expect(await person.tools.innerText()).toContain("cancelled");
		await person.checkRest();
		await person.work("script: say 3");
		expect(await person.chat.lastAnswer.innerText()).toBe(saying(3).trim());
	});

	test("[E1.others][E3.errors] an error of its model is told, and the chat goes on", async ({ task }) => {
		const person = await open(task);
		await person.work("script: fail 400");
		await expect.poll(() => person.text()).toContain(failure);
		await person.checkRest();
		await person.work("script: say 3");
		expect(await person.chat.lastAnswer.innerText()).toBe(saying(3).trim());
		await person.checkRest();
	});
});
