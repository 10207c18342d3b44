import { statSync } from "node:fs";
import { expect, test } from "vitest";
import type { Disk } from "../programs/orders.ts";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, moments, release } from "./moment.ts";
import { type Fault, play } from "./play.ts";

/** People who were refused wait and retry; a hub that ended is restarted. An agent whose work cannot be saved may be stopped. */
const beStubborn = (scene: Scene): void => {
	scene.mayBreakTurns = true;
	for (const person of scene.people) {
		person.mayRetry = () => new Promise((resolve) => scene.later(40, () => resolve(true)));
	}
	scene.reviveWhenEnded();
};

/** Nothing can be written for a while. */
const refuse =
	(disk: Disk): Fault =>
	async (scene) => {
		beStubborn(scene);
		scene.hub.setDisk(disk);
		release(scene);
		scene.later(scene.random.int(100, 300), () => scene.hub.setDisk("well"));
	};

/** For a while the files may grow only a little. */
const limit: Fault = async (scene) => {
	beStubborn(scene);
	scene.hub.limitFiles(statSync(`${scene.storePath}-wal`).size + scene.random.int(0, 20_000));
	release(scene);
	scene.later(scene.random.int(100, 300), () => {
		if (scene.hub.isAlive) scene.hub.limitFiles("unlimited");
	});
};

for (const moment of casesOf("disk full", moments)) {
	test(`[D7.disk] disk full ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, refuse("full"))).toEqual([]);
		expect(scene.hub.lives, "the hub ended although there was room again").toBe(1);
	});
}

for (const moment of casesOf("store read-only", moments)) {
	test(`[D7.disk] store read-only ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, refuse("read-only"))).toEqual([]);
		expect(scene.hub.lives, "the hub ended although it could write again").toBe(1);
	});
}

for (const moment of casesOf(
	"the system refuses to write",
	moments.filter(({ point }) => point === "before commit"),
)) {
	test(`[D7.disk] the system refuses to write ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, limit)).toEqual([]);
		expect(scene.hub.lives, "the hub ended although it could write again").toBe(1);
	});
}

test(`[D7.disk] whoever sends while the disk is full is told so, and that they can send again · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	scene.hub.setDisk("full");
	const action = await scene.ada.say(`/echo ${"long ".repeat(20_000)}`);
	expect(action.refused).toBe(true);
	expect(scene.ada.viewer.refusals.map(({ message }) => message).join()).toMatch(/full|space|room/i);
	scene.hub.setDisk("well");
	beStubborn(scene);
	await scene.ada.send(action);
	expect(action.acknowledged).toBe(true);
	expect(await scene.settle()).toEqual([]);
	expect(scene.hub.lives).toBe(1);
});

test(`[D7.disk] a long output without room on disk ends neither hub nor chat: it is reported, and with room the chat continues · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const { ada, bob, hub, storePath } = scene;
	const largest = Math.max(statSync(storePath).size, statSync(`${storePath}-wal`).size);
	beStubborn(scene);
	hub.limitFiles(largest + 256 * 1024);
	const troubled = Promise.withResolvers<string>();
	bob.viewer.client.onTopic((event) => {
		if (event.topic === "store" && event.payload.trouble) troubled.resolve(event.payload.trouble.reason);
	});
	const action = await ada.say("/output 2048");
	expect(await troubled.promise).toBe("full");
	hub.limitFiles("unlimited");
	await ada.viewer.ask("store.retry", {});
	await ada.seeThrough(action);
	await ada.seeThrough(await ada.say("/output 2048"));
	expect(await scene.settle()).toEqual([]);
	expect(hub.lives, "the hub ended although there was room again").toBe(1);
});

test(`[D7.disk] a hub that finds its store read-only says so and leaves it alone · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	await scene.hub.kill();
	await expect(scene.hub.start("read-only")).rejects.toThrow();
	expect(scene.hub.output).toMatch(/read-?only/i);
	await scene.revive();
	expect(await scene.settle()).toEqual([]);
});
