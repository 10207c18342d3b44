import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, moments, release } from "./moment.ts";
import { type Fault, play } from "./play.ts";

/** The client dies with all it knew; the same person returns with another one and resends what was not acknowledged. */
const kill: Fault = async (scene, { action }) => {
	scene.ada.viewer.die();
	release(scene);
	const again = await scene.takeOver(scene.ada);
	await again.send(action);
};

/** It reads nothing for a while, and the others continue without it. */
const stop: Fault = async (scene, { action }) => {
	const { wire } = scene.ada.viewer;
	release(scene);
	wire.hold();
	scene.later(scene.random.int(50, 200), () => wire.release());
	await scene.ada.ended(action);
};

const slow: Fault = async (scene, { action }) => {
	const { wire } = scene.ada.viewer;
	release(scene);
	wire.crawl(scene.random.int(300, 3000));
	await scene.ada.ended(action);
};

/** Cuts somewhere in the next messages, then mends. */
const cut: Fault = async (scene, { action }) => {
	const { wire } = scene.ada.viewer;
	const broken = wire.cutAfter(scene.random.int(1, 4000));
	release(scene);
	void broken.then(() => scene.later(scene.random.int(0, 60), () => wire.mend()));
	await scene.bob.ended(action);
};

for (const moment of casesOf("client killed", moments)) {
	test(`[D7.view][D1.messages] client killed ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, kill)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("client stopped", moments)) {
	test(`[D3.replay] client stopped ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, stop)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("client slowed", moments)) {
	test(`[D3.replay] client slowed ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, slow)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("connection cut in mid-event", moments)) {
	test(`[C6.reconnect][D3.replay] connection cut in mid-event ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, cut)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}
