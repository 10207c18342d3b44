import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import type { PromptDeed } from "../world/deeds.ts";
import { repeating } from "../world/repeating-transport.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, letGo, moments } from "./moment.ts";
import { play, type Strike } from "./play.ts";

/** Two people do the same things at the same time, and now and then the hub dies of it. */
const race: Strike = async (scene, { deed }) => {
	const { ada, bob, random } = scene;
	bob.opinion = "reject_once";
	const next = ada.write("/echo next");
	const sent = [bob.send(deed), bob.send(next), ada.send(next)];
	const done = [
		ada.jot(`Ada's ${deed.messageId}`),
		bob.jot(`Bob's ${deed.messageId}`),
		...sent,
		Promise.race(sent.slice(1)).then(() =>
			Promise.all([ada.edit(next, "/echo one way"), bob.edit(next, "/echo another way")]),
		),
	];
	letGo(scene);
	if (random.chance(0.4)) {
		await scene.hub.kill();
		await scene.revive();
	}
	await Promise.all(done);
};

for (const moment of casesOf("two clients race", moments)) {
	test(`[D1.messages][D3.replay] two clients race ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		expect(await play(await Scene.open(task), moment, race)).toEqual([]);
	});
}

/** The answer was lost, or someone presses the button again; what is known of the message may only be on disk by then. */
const resends = {
	"at once": async () => undefined,
	"after its turn": (scene, deed) => scene.ada.ended(deed),
	"to the next hub": async (scene) => {
		await scene.hub.kill();
		await scene.revive();
	},
	"to the next hub after its turn": async (scene, deed) => {
		await scene.ada.ended(deed);
		await scene.hub.kill();
		await scene.revive();
	},
} satisfies Record<string, (scene: Scene, deed: PromptDeed) => Promise<void>>;

for (const [when, wait] of Object.entries(resends)) {
	test(`[D1.messages] a message sent again ${when} runs once · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		const deed = await scene.ada.say("/stream 480 0 24");
		await wait(scene, deed);
		await Promise.all([scene.ada.send(deed), scene.bob.send(deed), scene.ada.send(deed)]);
		expect(await scene.settle()).toEqual([]);
	});
}

for (const moment of casesOf(
	"everything is delivered twice",
	moments.filter(({ point }) => point === "sent"),
)) {
	test(`[D3.ignored] everything is delivered twice ${describeMoment(moment)} · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task, { wrap: repeating });
		expect(await play(scene, moment, async () => undefined)).toEqual([]);
	});
}
