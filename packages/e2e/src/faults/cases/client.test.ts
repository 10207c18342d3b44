import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, letGo, moments } from "./moment.ts";
import { play, type Strike } from "./play.ts";

/** The client dies with what it knew; another one comes, of the same person, who sends what got no answer. */
const kill: Strike = async (scene, { deed }) => {
	scene.ada.viewer.die();
	letGo(scene);
	const again = await scene.takeOver(scene.ada);
	await again.send(deed);
};

/** It takes nothing for a while, and others go on without it. */
const stop: Strike = async (scene, { deed }) => {
	const { wire } = scene.ada.viewer;
	letGo(scene);
	wire.hold();
	scene.later(scene.random.int(50, 200), () => wire.release());
	await scene.ada.ended(deed);
};

const slow: Strike = async (scene, { deed }) => {
	const { wire } = scene.ada.viewer;
	letGo(scene);
	wire.crawl(scene.random.int(300, 3000));
	await scene.ada.ended(deed);
};

/** Somewhere in the next messages, then mended. */
const cut: Strike = async (scene, { deed }) => {
	const { wire } = scene.ada.viewer;
	const broken = wire.cutAfter(scene.random.int(1, 4000));
	letGo(scene);
	void broken.then(() => scene.later(scene.random.int(0, 60), () => wire.mend()));
	await scene.bob.ended(deed);
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
