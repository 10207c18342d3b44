import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { Scene } from "../world/scene.ts";

test(`[E1.bounded] an agent that nests values 3,500 deep in every place ends neither hub nor chat · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const { ada, bob, hub } = scene;
	await ada.seeThrough(await ada.say("/deep all 3500"));
	const poisoned = await bob.viewer.view.until(({ turns }) => turns[1]?.end !== undefined);
	expect(poisoned.turns[1]?.end?.outcome).toBe("failed");
	expect(JSON.stringify(poisoned)).toContain("nested more than 64 levels deep");
	expect(await scene.settle()).toEqual([]);
	expect(hub.lives).toBe(1);
});
