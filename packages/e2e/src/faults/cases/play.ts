import type { Findings } from "../check/find-violations.ts";
import type { PromptDeed } from "../world/deeds.ts";
import type { Scene } from "../world/scene.ts";
import { letGo, type Moment, plotOf, reach } from "./moment.ts";

/** What goes wrong at the moment, with everything standing still. It need not let go itself. */
export type Strike = (
	scene: Scene,
	act: { readonly moment: Moment; readonly deed: PromptDeed },
) => Promise<unknown>;

/** Plays a case: a prompt, up to the moment, the blow, and all that follows from it. Says what is wrong afterwards. */
export const play = async (
	scene: Scene,
	moment: Moment,
	strike: Strike,
	loss: Findings["loss"] = "nothing",
): Promise<string[]> => {
	const { ada } = scene;
	const deed = ada.write(plotOf(moment, scene));
	const reached = reach(scene, moment);
	const sending = ada.send(deed);
	await reached;
	// Whatever the hub says too early has arrived by then.
	const listeners = moment.point === "published" ? [scene.bob] : [scene.bob, ada];
	for (const { viewer } of listeners) await viewer.ask("session.list", { limit: 1 });
	await strike(scene, { moment, deed });
	letGo(scene);
	await sending;
	return scene.settle(loss);
};
