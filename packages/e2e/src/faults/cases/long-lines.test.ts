import { execFileSync } from "node:child_process";
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

test(`[D7.reattach] the keeper's disk is full while no hub reads: the agent waits, and nothing is lost · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const { ada, hub, processes } = scene;
	const { keeper } = processes;
	execFileSync("prlimit", ["--pid", String(keeper), "--fsize=0:"]);
	const action = await ada.say("/stream 400000 800000 200");
	await ada.viewer.view.until(({ head }) => head.running !== undefined);
	await hub.kill();
	await scene.revive();
	await ada.ended(action);
	execFileSync("prlimit", ["--pid", String(keeper), "--fsize=unlimited:"]);
	expect(processes.keeper).toBe(keeper);
	expect(await scene.settle()).toEqual([]);
});
