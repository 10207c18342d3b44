import { RefusedError, type Scene } from "../world/scene.ts";
import { type Moment, plotOf, reach } from "./moment.ts";
import type { Fault } from "./play.ts";

/** How often a hub may end over its damaged store before it must either run or refuse. */
const maxEnds = 2;

/**
 * Plays a case that may damage the store beyond repair. Then the hub must report it, to a person or to whoever started it; otherwise every
 * check must pass.
 */
export const playDamaged = async (scene: Scene, moment: Moment, fault: Fault): Promise<string[]> => {
	const action = scene.ada.write(plotOf(moment, scene));
	const reached = reach(scene, moment);
	const sending = scene.ada.send(action);
	await reached;
	await fault(scene, { moment, action });
	const told = Promise.race(scene.people.map(({ viewer }) => isTold(viewer.view)));
	const settled = sending
		.then(() => (action.refused ? [] : scene.settle("anything")))
		.catch((error: unknown) => {
			if (error instanceof RefusedError) return [];
			throw error;
		});
	// It may lose the race and reject later, during teardown.
	settled.catch(() => undefined);
	for (let ends = 0; ends <= maxEnds; ends += 1) {
		try {
			await scene.revive();
		} catch {
			return saysWhy(scene);
		}
		const outcome = await Promise.race([told, settled, scene.hub.ended().then(() => "ended" as const)]);
		if (outcome !== "ended") return outcome;
	}
	return [`the hub ended ${maxEnds + 1} times instead of saying what is wrong`];
};

/** Resolves when the person was told that the session cannot be shown. */
const isTold = (view: Scene["ada"]["viewer"]["view"]): Promise<string[]> =>
	new Promise((resolve) => {
		view.watch(() => {
			if (view.warnings.some(({ kind }) => kind === "failed" || kind === "gone")) resolve([]);
		});
	});

const saysWhy = ({ hub: { output } }: Scene): string[] =>
	/damaged|corrupt|malformed|not a database/i.test(output)
		? []
		: [`the hub did not start and did not say what is wrong with its store: ${output}`];
