import type { Findings } from "../check/find-violations.ts";
import type { PromptAction } from "../world/actions.ts";
import type { Scene } from "../world/scene.ts";
import { type Moment, plotOf, reach, release } from "./moment.ts";

/** A fault, applied at the moment while everything is held. It need not release anything itself. */
export type Fault = (
	scene: Scene,
	act: { readonly moment: Moment; readonly action: PromptAction },
) => Promise<unknown>;

/** Plays a case: a prompt, up to the moment, then the fault and its consequences. Returns the violations found. */
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
	// By then, anything the hub published too early has arrived.
	const listeners = moment.point === "published" ? [scene.bob] : [scene.bob, ada];
	for (const { viewer } of listeners) await viewer.ask("session.list", { limit: 1 });
	await fault(scene, { moment, action });
	release(scene);
	await sending;
	return scene.settle(loss);
};
