import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { Scene } from "../world/scene.ts";

/** More than the pipes between hub, keeper and agent hold. */
const long = "long ".repeat(120_000);

test(`[D7.reattach] hub killed when the keeper has accepted a prompt that the agent does not read · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const { ada, hub, journal } = scene;
	process.kill(journal.pid, "SIGSTOP");
	const action = await ada.say(`/echo ${long}`);
	await ada.viewer.view.until(({ head }) => head.running !== undefined);
	await hub.kill();
	await scene.revive();
	process.kill(journal.pid, "SIGCONT");
	await ada.ended(action);
	expect(await scene.settle()).toEqual([]);
});

test(`[D7.reattach] hub killed when half of a prompt is on its way to the keeper · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const { ada, hub, processes } = scene;
	const { keeper } = processes;
	process.kill(keeper, "SIGSTOP");
	const action = await ada.say(`/echo ${long}`);
	await ada.viewer.view.until(({ head }) => head.running !== undefined);
	await hub.kill();
	process.kill(keeper, "SIGCONT");
	await scene.revive();
	await ada.ended(action);
	expect(await scene.settle()).toEqual([]);
});
