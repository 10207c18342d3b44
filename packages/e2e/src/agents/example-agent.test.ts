import { expect, type RunnerTestCase, test } from "vitest";
import { ask } from "../harness/ask.ts";
import { Stage } from "../harness/stage.ts";
import { AgentChat } from "./agent-chat.ts";
import { programOf } from "./recipes/program-of.ts";

/* The agent that the protocol's own SDK shows to those who write one. */

const open = async (task: Readonly<RunnerTestCase>) => {
	const stage = new Stage(task);
	const example = { command: process.execPath, args: [await programOf("example")] };
	const parley = await stage.serve({ config: { agents: { example } }, args: ["--agent", "example"] });
	await ask(parley, "folder.trust", { path: parley.folder, trusted: true });
	return AgentChat.open(stage, { parley });
};

test("[E1.others] the example agent works, and its answer and its tools are shown once", async ({ task }) => {
	const person = await open(task);
	expect(await person.work("Improve it")).toBe(1);
	await person.checkRest();
	expect(await person.tools.allInnerTexts()).toEqual([
		expect.stringContaining("Reading project files"),
		expect.stringMatching(/Modifying critical configuration file.*allowed once/s),
	]);
	expect((await person.chat.answers.allInnerTexts()).join(" ")).toMatch(/I'll help.*Now I.*Perfect!/s);
	expect(await person.troubles.count()).toBe(0);
});

test("[E1.others][E5.deny] what the example agent may not do is shown as rejected", async ({ task }) => {
	const person = await open(task);
	await person.say("Improve it");
	await person.card.waitFor();
	await person.reject();
	await person.chat.idle();
	expect(await person.tools.last().innerText()).toContain("rejected");
	expect(await person.chat.lastAnswer.innerText()).toContain("I'll skip");
	await person.checkRest();
});

test("[E1.others][B4.withdraw] the example agent is stopped while it asks, although it says that it has ended its turn", async ({
	task,
}) => {
	const person = await open(task);
	await person.say("Improve it");
	await person.card.waitFor();
	await person.chat.button(/^Stop/).click();
	await person.chat.idle();
	expect(await person.tools.last().innerText()).toContain("cancelled");
	expect(await person.troubles.allInnerTexts()).toEqual(["Stopped."]);
	await person.checkRest();
});
