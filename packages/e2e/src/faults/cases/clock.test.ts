import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, moments } from "./moment.ts";
import { type Fault, play } from "./play.ts";

const day = 24 * 60 * 60_000;

/** The clock jumps, the hub's alone or everyone's, and sometimes the hub restarts in the new time. */
const jump =
	(direction: 1 | -1): Fault =>
	async (scene) => {
		const offset = direction * scene.random.int(1000, 400 * day);
		scene.hub.moveClock(offset);
		if (scene.random.chance(0.5)) scene.clock = offset;
		if (scene.random.chance(0.3)) scene.ada.viewer.wire.cut();
		scene.ada.viewer.wire.mend();
	};

for (const moment of casesOf("clock jumps back", moments)) {
	test(`[C5.order][D3.replay] clock jumps back ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, jump(-1))).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

for (const moment of casesOf("clock jumps forward", moments)) {
	test(`[C5.order][D3.replay] clock jumps forward ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, jump(1))).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}
