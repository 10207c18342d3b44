import { expect, test } from "vitest";
import { syncedTypes } from "../check/find-violations.ts";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { DiskDamage } from "../world/disk-damage.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, moments, release } from "./moment.ts";
import { type Fault, play } from "./play.ts";
import { playDamaged } from "./play-damaged.ts";

/** Tracks how much of the write-ahead log is known to be on disk: all of it, whenever a synced event was shown or a prompt acknowledged. */
const watchSync = (scene: Scene, damage: DiskDamage): { readonly synced: () => number } => {
	let synced = damage.walSize;
	const note = (): void => {
		synced = Math.max(synced, damage.walSize);
	};
	for (const person of scene.people) {
		const { viewer } = person;
		person.onAcknowledged = note;
		let seen = viewer.view.shown.length;
		viewer.view.watch(() => {
			const news = viewer.view.shown.slice(seen);
			seen += news.length;
			if (news.some(({ type }) => syncedTypes.test(type))) note();
		});
	}
	return { synced: () => synced };
};

/** Power ends everything at once. */
const losePower = async (scene: Scene): Promise<void> => {
	scene.mayBreakTurns = true;
	await scene.processes.killAll();
	await crash(scene);
};

/** Kills the hub, and waits until every viewer has noticed and shown the last that arrived. */
const crash = async (scene: Scene): Promise<void> => {
	await scene.hub.kill();
	release(scene);
	await Promise.all(scene.people.map(({ viewer }) => viewer.lost()));
};

for (const moment of casesOf("power lost", moments)) {
	test(`[C6.rebuild][D3.replay] power lost ${describeMoment(moment)} · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		const damage = new DiskDamage(scene.storePath, scene.random);
		const { synced } = watchSync(scene, damage);
		const cutPower: Fault = async () => {
			await losePower(scene);
			damage.losePower(synced());
			damage.forgetIndex();
			await scene.revive();
		};
		expect(await play(scene, moment, cutPower, "unsynced")).toEqual([]);
	});
}

for (const moment of casesOf("write-ahead log truncated", moments)) {
	test(`[C6.rebuild][D3.replay] write-ahead log truncated ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		const damage = new DiskDamage(scene.storePath, scene.random);
		damage.checkpoint();
		const truncate: Fault = async () => {
			// The agent is ended if it would go on with what the store has lost.
			scene.mayBreakTurns = true;
			await crash(scene);
			damage.losePower(0);
			damage.forgetIndex();
			await scene.revive();
		};
		expect(await play(scene, moment, truncate, "anything")).toEqual([]);
	});
}

for (const moment of casesOf("pages corrupted", moments)) {
	test(`[A15.damage][A15.salvage] pages corrupted ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		const damage = new DiskDamage(scene.storePath, scene.random);
		damage.checkpoint();
		const corrupt: Fault = async () => {
			scene.mayBreakTurns = true;
			await crash(scene);
			damage.corruptPages(scene.random.int(1, 3));
		};
		expect(await playDamaged(scene, moment, corrupt)).toEqual([]);
	});
}

test(`[C6.gap][C6.rebuild] events that were shown are lost, and the log has grown past them when the view returns · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const damage = new DiskDamage(scene.storePath, scene.random);
	damage.checkpoint();
	const { ada, bob } = scene;
	await bob.ended(await ada.say("/echo lost"));
	const { view } = bob.viewer;
	const reached = view.lastSeen;
	await losePower(scene);
	damage.loseLog();
	bob.viewer.wire.cut();
	await scene.revive();
	await ada.ended(await ada.say(`/tools ${scene.random.int(5, 9)}`));
	expect(ada.viewer.view.lastSeen).toBeGreaterThan(reached);
	bob.viewer.wire.mend();
	expect(await scene.settle("anything")).toEqual([]);
	expect(view.warnings).toMatchObject([{ kind: "gap", to: reached }]);
});
