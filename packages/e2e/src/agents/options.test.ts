import { describe, expect, type RunnerTestCase, test } from "vitest";
import { Stage } from "../harness/stage.ts";
import { AgentChat } from "./agent-chat.ts";
import { AgentWorld } from "./agent-world.ts";
import { saying } from "./model/script.ts";
import { chosenAgents } from "./recipes/chosen.ts";

describe.each(chosenAgents)("$name", (recipe) => {
	const open = async (task: Readonly<RunnerTestCase>): Promise<AgentChat> => {
		const stage = new Stage(task);
		return AgentChat.open(stage, stage.use(await AgentWorld.open(recipe)));
	};

	test("[E1.others][E3.modes] its mode is shown before the first prompt, is changed, and is what the agent says after it was killed", async ({
		task,
	}) => {
		const person = await open(task);
		await person.option("mode").waitFor();
		const mode = await person.chooseOther("mode");
		await person.work("script: say 3");
		await person.checkRest();
		expect(await person.option("mode").innerText()).toBe(mode);
		person.world.killAgent();
		await person.lost();
		await person.work("script: say 4");
		expect(await person.chat.lastAnswer.innerText()).toBe(saying(4).trim());
		expect(await person.option("mode").innerText()).toBe(mode);
		await person.checkRest();
	});

	test("[E1.others][E3.models] its model is shown before the first prompt and is changed, and is the one that works, also after a kill", async ({
		task,
	}) => {
		const person = await open(task);
		const { model } = person.world;
		await person.work("script: say 3");
		const chosen = await person.chooseOther("model");
		await person.work("script: say 4");
		const [before, after] = model.asked;
		expect(after).not.toBe(before);
		await person.checkRest();
		person.world.killAgent();
		await person.lost();
		await person.work("script: say 5");
		expect({ shown: await person.option("model").innerText(), works: model.asked[2] }).toEqual({
			shown: chosen,
			works: after,
		});
		await person.checkRest();
	});
});
