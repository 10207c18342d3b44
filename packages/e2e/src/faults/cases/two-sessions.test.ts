import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, type Moment } from "./moment.ts";
import { type Fault, play } from "./play.ts";

/* Two sessions share a process, and so its output: each line belongs to one of them, and the keeper knows one position. */

const plots = ["/stream 2400 4800 24", "/tools 5", "/permission edit"] as const;

const moments: readonly Moment[] = [
	{ point: "before commit", of: "text" },
	{ point: "before commit", of: "turn.ended" },
	{ point: "committed", of: "text" },
	{ point: "committed", of: "permission.resolved" },
	{ point: "sent", of: "text" },
	{ point: "sent", of: "permission.requested" },
];

for (const moment of casesOf("hub of two sessions killed", moments)) {
	test(`[D7.reattach][E2.shared] hub killed while two sessions share a process ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		const { person, violations } = await scene.neighbour();
		const busy = await person.say(scene.random.pick(plots));
		const kill: Fault = async () => {
			await scene.hub.kill();
			await scene.revive();
			person.viewer.client.retryNow();
			await person.ended(busy);
		};
		expect(await play(scene, moment, kill)).toEqual([]);
		expect(violations()).toEqual([]);
	});
}
