import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, moments } from "./moment.ts";
import { type Fault, play } from "./play.ts";

const kill: Fault = async (scene) => {
	scene.mayBreakTurns = true;
	process.kill(scene.journal.pid, "SIGKILL");
};

const stop: Fault = async (scene) => {
	const { pid } = scene.journal;
	process.kill(pid, "SIGSTOP");
	scene.later(scene.random.int(30, 200), () => process.kill(pid, "SIGCONT"));
};

/** Stopped half of the time. */
const slow: Fault = async (scene) => {
	const { pid } = scene.journal;
	const beat = scene.random.int(4, 12);
	for (let at = 0; at < 10; at += 1) {
		scene.later(2 * at * beat, () => process.kill(pid, "SIGSTOP"));
		scene.later((2 * at + 1) * beat, () => process.kill(pid, "SIGCONT"));
	}
};

for (const moment of casesOf("agent killed", moments)) {
	test(`[C5.order][D3.replay][E11.closes] agent killed ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, kill)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("agent stopped", moments)) {
	test(`[C5.order][D3.replay] agent stopped ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, stop)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("agent slowed", moments)) {
	test(`[C5.order][D3.replay] agent slowed ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, slow)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}
