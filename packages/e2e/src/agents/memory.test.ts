import { describe, expect, type RunnerTestCase, test } from "vitest";
import { Stage } from "../harness/stage.ts";
import { AgentChat } from "./agent-chat.ts";
import { AgentWorld } from "./agent-world.ts";
import { recalling, saying } from "./model/script.ts";
import { chosenAgents } from "./recipes/chosen.ts";

/* A chat goes on, whatever has ended meanwhile. */

const first = "say 4 kiwi";

describe.each(chosenAgents)("$name", (recipe) => {
	/** A chat with one finished turn. */
	const begin = async (task: Readonly<RunnerTestCase>): Promise<AgentChat> => {
		const stage = new Stage(task);
		const person = await AgentChat.open(stage, stage.use(await AgentWorld.open(recipe)));
		await person.work(`script: ${first}`);
		expect(await person.chat.lastAnswer.innerText()).toBe(saying(4).trim());
		return person;
	};
	/** It knows what it was told, and nothing is shown twice. */
	const recall = async (person: AgentChat): Promise<void> => {
		const answers = await person.chat.answers.allInnerTexts();
		const prompts = await person.conversation.locator(".prompt").count();
		await person.work("What did I ask first?");
		expect(await person.chat.answers.allInnerTexts()).toEqual([...answers, recalling(first)]);
		expect(await person.conversation.locator(".prompt").count()).toBe(prompts + 1);
		await person.checkRest();
	};

	test("[D6.remembers][D6.next] killed while idle, it knows what it was asked first", async ({ task }) => {
		const person = await begin(task);
		person.world.killAgent();
		await person.lost();
		await recall(person);
		await person.checkSeam();
	});

	test("[D6.remembers][D6.error][D6.next] killed in mid-sentence, it is missed, and the next one knows what was said", async ({
		task,
	}) => {
		const person = await begin(task);
		await person.say("script: say 5000");
		await person.chat.streamed(100);
		person.world.killAgent();
		await person.chat.idle();
		expect(await person.troubles.allInnerTexts()).toEqual([expect.stringContaining("stopped unexpectedly")]);
		await person.checkRest();
		await recall(person);
	});

	test("[D6.remembers][D7.hub] after a restart of everything it knows what it was asked first, and nothing is left behind", async ({
		task,
	}) => {
		const person = await begin(task);
		await person.world.restart();
		await person.reopen(/kiwi/);
		await recall(person);
		await person.checkSeam();
		const { world } = person;
		await world.parley.command("stop", "--force");
		expect(world.processes).toEqual([]);
	});
});
