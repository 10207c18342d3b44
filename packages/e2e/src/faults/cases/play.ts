import type { Findings } from "../check/find-violations.ts";
import type { PromptAction } from "../world/actions.ts";
import type { Scene } from "../world/scene.ts";
import { type Moment, plotOf, reach, release } from "./moment.ts";

/** What goes wrong at the moment, with everything standing still. It need not let go itself. */
export type Fault = (
	scene: Scene,
	act: { readonly moment: Moment; readonly action: PromptAction },
) => Promise<unknown>;

/** Plays a case: a prompt, up to the moment, the blow, and all that follows from it. Says what is wrong afterwards. */
export const play = async (
	scene: Scene,
	moment: Moment,
	fault: Fault,
	loss: Findings["loss"] = "nothing",
): Promise<string[]> => {
	const { ada } = scene;
	const action = ada.write(plotOf(moment, scene));
	const reached = reach(scene, moment);
	const sending = ada.send(action);
	await reached;
	// Whatever the hub says too early has arrived by then.
	const listeners = moment.point === "published" ? [scene.bob] : [scene.bob, ada];
	for (const { viewer } of listeners) await viewer.ask("session.list", { limit: 1 });
	await fault(scene, { moment, action });
	release(scene);
	await sending;
	return scene.settle(loss);
};
