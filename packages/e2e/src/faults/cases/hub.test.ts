import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, hubMoments, moments, release } from "./moment.ts";
import { type Fault, play } from "./play.ts";

const kill: Fault = async (scene) => {
	await scene.hub.kill();
	// What it had sent may still arrive, be lost with it, or break off anywhere.
	const { wire } = scene.ada.viewer;
	const lost = scene.random.int(0, 2);
	if (lost === 1) wire.cut();
	if (lost === 2) void wire.cutAfter(scene.random.int(1, 300));
	wire.release();
	wire.mend();
	await scene.revive();
};

/** It commits what it has read, and goes. */
const leave: Fault = async (scene) => {
	const left = scene.hub.leave();
	release(scene);
	await left;
	await scene.revive();
};

const stop: Fault = async (scene) => {
	scene.hub.signal("SIGSTOP");
	scene.later(scene.random.int(30, 200), () => scene.hub.signal("SIGCONT"));
};

const slow: Fault = async (scene) => scene.hub.slow(scene.random.int(5, 25));

for (const moment of casesOf("hub killed", hubMoments)) {
	test(`[C5.order][D3.replay][D3.committed][D7.hub][D7.reattach] hub killed ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		expect(await play(await Scene.open(task), moment, kill)).toEqual([]);
	});
}

for (const moment of casesOf("hub told to leave", hubMoments)) {
	test(`[C5.order][D3.replay][D7.reattach] hub told to leave ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, leave)).toEqual([]);
		expect(scene.hub.lives).toBe(2);
	});
}

for (const moment of casesOf("hub stopped", moments)) {
	test(`[C5.order][D3.replay] hub stopped ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, stop)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("hub slowed", moments)) {
	test(`[C5.order][D3.replay] hub slowed ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, slow)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

/** Each hub gets a little further than the one before. */
test(`[D7.reattach] hub killed again and again during one turn and its queue · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const { ada, hub, random } = scene;
	const action = await ada.say("/stream 12000 2400 24");
	const queued = [await ada.say("/permission edit"), await ada.say("/tools 3")];
	for (let life = 1; life <= 4; life += 1) {
		const seen = ada.viewer.view.lastSeen + random.int(5, 60);
		await ada.viewer.view.until(({ lastSeen }) => lastSeen >= seen);
		await hub.kill();
		await scene.revive();
	}
	for (const each of [action, ...queued]) await ada.ended(each);
	expect(await scene.settle()).toEqual([]);
	expect(hub.lives).toBe(5);
});
