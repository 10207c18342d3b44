import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import type { PromptAction } from "../world/actions.ts";
import { repeating } from "../world/repeating-transport.ts";
import { Scene } from "../world/scene.ts";
import { describeMoment, moments, release } from "./moment.ts";
import { type Fault, play } from "./play.ts";

/** Two people do the same things at the same time, and sometimes the hub is killed meanwhile. */
const race: Fault = async (scene, { action }) => {
	const { ada, bob, random } = scene;
	bob.opinion = "reject_once";
	const next = ada.write("/echo next");
	const sent = [bob.send(action), bob.send(next), ada.send(next)];
	const done = [
		ada.jot(`Ada's ${action.messageId}`),
		bob.jot(`Bob's ${action.messageId}`),
		...sent,
		Promise.race(sent.slice(1)).then(() =>
			Promise.all([ada.edit(next, "/echo one way"), bob.edit(next, "/echo another way")]),
		),
	];
	release(scene);
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

/** The answer was lost, or someone presses the button again; by then the message may be known only on disk. */
const resends = {
	"at once": async () => undefined,
	"after its turn": (scene, action) => scene.ada.ended(action),
	"to the next hub": async (scene) => {
		await scene.hub.kill();
		await scene.revive();
	},
	"to the next hub after its turn": async (scene, action) => {
		await scene.ada.ended(action);
		await scene.hub.kill();
		await scene.revive();
	},
} satisfies Record<string, (scene: Scene, action: PromptAction) => Promise<void>>;

for (const [when, wait] of Object.entries(resends)) {
	test(`[D1.messages] a message sent again ${when} runs once · seed ${runSeed}`, async ({ task }) => {
		const scene = await Scene.open(task);
		const action = await scene.ada.say("/stream 480 0 24");
		await wait(scene, action);
		await Promise.all([scene.ada.send(action), scene.bob.send(action), scene.ada.send(action)]);
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
