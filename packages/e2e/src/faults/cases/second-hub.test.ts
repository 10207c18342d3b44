import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { HubUnderTest } from "../world/hub-under-test.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, type Moment } from "./moment.ts";
import { type Fault, play } from "./play.ts";

const moments: readonly Moment[] = [
	{ point: "before commit", of: "text" },
	{ point: "committed", of: "prompt.sent" },
	{ point: "published", of: "text" },
	{ point: "sent", of: "permission.requested" },
];

/** A second hub on the same data must neither run nor touch the agents. */
const intrude: Fault = async (scene) => {
	const rival = new HubUnderTest({ data: scene.data });
	await expect(rival.start()).rejects.toThrow();
};

for (const moment of casesOf("a second hub starts", moments)) {
	test(`[E2.oneHub][D7.reattach] a second hub starts ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task);
		expect(await play(scene, moment, intrude)).toEqual([]);
		expect(scene.hub.lives).toBe(1);
	});
}

/** Two hubs start at once where one was killed: one of them goes on with the agents. */
const race: Fault = async (scene, { action }) => {
	const rival = new HubUnderTest({ data: scene.data });
	await scene.hub.kill();
	const started = await Promise.allSettled([scene.hub.start(), rival.start()]);
	expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	for (const { viewer } of scene.people) {
		viewer.wire.mend();
		viewer.client.retryNow();
	}
	for (const person of scene.people) person.answers = true;
	await scene.ada.ended(action);
	await rival.kill();
	await scene.revive();
};

for (const moment of casesOf("two hubs race for the agents", moments)) {
	test(`[E2.oneHub][D7.reattach] two hubs race for the agents of one killed ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		expect(await play(await Scene.open(task), moment, race)).toEqual([]);
	});
}
