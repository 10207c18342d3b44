import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { Scene } from "../world/scene.ts";

test.for(["journal-agent.ts", "stubborn-agent.ts"])(
	`[D7.lifetime][E11.closes] a hub that is told to stop in mid-turn ends %s and the keeper, and nothing is left · seed ${runSeed}`,
	async (agent, { task }) => {
		const scene = await Scene.open(task, { agent });
		const { ada, hub, processes } = scene;
		await ada.say("/stream 240000 240 24");
		await ada.viewer.view.until(({ head }) => head.running !== undefined);
		expect(await ada.viewer.ask("hub.stop", {})).toMatchObject({ stopping: false, busy: 1 });
		await ada.viewer.ask("hub.stop", { force: true });
		await hub.ended();
		expect(processes.all).toEqual([]);
	},
);
