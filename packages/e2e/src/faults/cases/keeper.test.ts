import { expect, test } from "vitest";
import { isRunning } from "../programs/is-running.ts";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, hubMoments, moments } from "./moment.ts";
import { type Fault, play } from "./play.ts";

/** With the keeper its agents end: their turns are interrupted, and the chat goes on with another agent. */
const kill: Fault = async (scene) => {
	scene.mayBreakTurns = true;
	const { processes } = scene;
	await processes.kill([processes.keeper]);
};

const killBoth: Fault = async (scene) => {
	scene.mayBreakTurns = true;
	const { processes, hub } = scene;
	await Promise.all([processes.kill([processes.keeper]), hub.kill()]);
	await scene.revive();
};

const stop: Fault = async (scene) => {
	const { keeper } = scene.processes;
	process.kill(keeper, "SIGSTOP");
	scene.later(scene.random.int(30, 300), () => process.kill(keeper, "SIGCONT"));
};

/** What the hub sent last breaks off in mid-frame, and the next one finds a keeper that has not read it yet. */
const killWhileStopped: Fault = async (scene) => {
	const { keeper } = scene.processes;
	process.kill(keeper, "SIGSTOP");
	await scene.hub.kill();
	scene.later(scene.random.int(0, 300), () => process.kill(keeper, "SIGCONT"));
	await scene.revive();
};

for (const moment of casesOf("keeper killed", moments)) {
	test(`[D7.lapsed][E11.closes] keeper killed ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		const { pid } = scene.journal;
		expect(await play(scene, moment, kill)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
		expect(isRunning(pid)).toBe(false);
	});
}

for (const moment of casesOf("hub and keeper killed", moments)) {
	test(`[D7.lapsed][E11.orphans] hub and keeper killed ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		const { pid } = scene.journal;
		expect(await play(scene, moment, killBoth)).toEqual([]);
		expect(isRunning(pid)).toBe(false);
	});
}

for (const moment of casesOf("keeper stopped", moments)) {
	test(`[C5.order][D3.replay] keeper stopped ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, stop)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("hub killed before a stopped keeper", hubMoments)) {
	test(`[D7.reattach] hub killed before a stopped keeper ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		expect(await play(await Scene.open(task), moment, killWhileStopped)).toEqual([]);
	});
}
