import { expect, test } from "vitest";
import { isRunning } from "../programs/is-running.ts";
import { runSeed } from "../seed.ts";
import { Scene } from "../world/scene.ts";

test(`[E11.orphans] agents that outlive a killed keeper end, with a child that left its group, before another one starts · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task, { agent: "stubborn-agent.ts" });
	const { ada, hub, journal, processes } = scene;
	const hanging = await ada.say("/hang");
	await ada.viewer.view.until(({ head }) => head.running !== undefined);
	const orphans = journal.pids;
	expect(orphans).toHaveLength(2);

	// The hub first: it would end them itself.
	await hub.kill();
	await processes.kill([processes.keeper]);
	expect(orphans.map(isRunning)).toEqual([true, true]);
	await scene.revive();
	expect(orphans.map(isRunning)).toEqual([false, false]);

	await ada.ended(hanging);
	await ada.seeThrough(await ada.say("/echo again"));
	expect(journal.predecessorsSeen).toEqual([[], []]);
	expect(journal.pids).toHaveLength(4);
});
