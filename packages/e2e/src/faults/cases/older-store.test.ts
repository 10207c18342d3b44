import { cpSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isRunning } from "../programs/is-running.ts";
import { runSeed } from "../seed.ts";
import { Scene } from "../world/scene.ts";

const textLength = (scene: Scene): Promise<number> =>
	scene.bob.viewer.view
		.until(({ turns }) => turns[1]?.items.some((item) => item.type === "text") === true)
		.then(({ turns }) =>
			(turns[1]?.items ?? []).reduce((sum, item) => sum + (item.type === "text" ? item.text.length : 0), 0),
		);

test(`[D7.reattach] a store older than what the agent has done since: the agent is ended, and the turn says so · seed ${runSeed}`, async ({
	task,
}) => {
	const scene = await Scene.open(task);
	const { ada, bob, hub, journal, storePath } = scene;
	const { pid } = journal;
	const [store, copy] = [dirname(storePath), join(scene.root, "copy")];
	const action = await ada.say("/stream 240000 2400 24");
	const then = await textLength(scene);
	hub.signal("SIGSTOP");
	cpSync(store, copy, { recursive: true });
	hub.signal("SIGCONT");
	await bob.viewer.view.until(
		({ turns }) =>
			turns[1]?.items.some((item) => item.type === "text" && item.text.length > then + 2400) === true,
	);
	scene.mayBreakTurns = true;
	await hub.kill();
	rmSync(store, { recursive: true });
	cpSync(copy, store, { recursive: true });
	await scene.revive();
	await bob.ended(action);
	expect(isRunning(pid)).toBe(false);
	const { turns } = await bob.viewer.view.until(() => true);
	expect(turns[1]?.end).toMatchObject({
		outcome: "interrupted",
		error: { wording: { code: "turnEnd.storeBehind" } },
	});
	expect(await scene.settle("anything")).toEqual([]);
});
