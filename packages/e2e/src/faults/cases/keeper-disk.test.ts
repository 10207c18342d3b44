import { execFileSync } from "node:child_process";
import { defaultLimits } from "@parley/keeper/limits";
import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf } from "../share.ts";
import { KeeperWatch } from "../world/keeper-watch.ts";
import { type Neighbour, Scene } from "../world/scene.ts";
import { spilled } from "../world/spilled.ts";
import { type HeldWork, holdWork, seeEnd, wake } from "./held-work.ts";

/* The keeper cannot write what it is to keep. */

const { memory } = defaultLimits;
/** More than a keeper takes from an agent at a time. */
const slack = 512 * 1024;
const much = 4 * 1024 * 1024;

/** The operating system lets none of the keeper's files grow: to it, a full disk. */
const fillDisk = (scene: Scene, isFull: boolean): void => {
	const size = isFull ? 0 : "unlimited";
	execFileSync("prlimit", ["--pid", String(scene.processes.keeper), `--fsize=${size}:`]);
};

/** An agent has more to say than the keeper has in memory, and waits; another one answers. There is no hub. */
const waitWithoutRoom = async (
	scene: Scene,
	flood: HeldWork,
	other: HeldWork,
	watch: KeeperWatch,
): Promise<void> => {
	wake(flood);
	const waiting = await watch.until(flood.pid, ({ kept }) => kept > memory);
	const before = await watch.agent(other.pid);
	wake(other);
	await watch.until(other.pid, ({ end }) => end > before.end + 24_000);
	expect((await watch.agent(flood.pid)).end, "it was read on although nothing can be saved").toBe(
		waiting.end,
	);
	expect(waiting.kept).toBeLessThan(memory + slack);
	expect(spilled(scene.data), "the keeper tried to write, and nothing was written").toEqual([0]);
};

type Case = {
	readonly what: string;
	readonly act: (scene: Scene, flood: HeldWork, other: HeldWork) => Promise<void>;
};

const cases: readonly Case[] = [
	{
		what: "before the next hub comes",
		act: async (scene, flood, other) => {
			await scene.hub.kill();
			{
				await using watch = await KeeperWatch.open(scene.data);
				await waitWithoutRoom(scene, flood, other, watch);
				fillDisk(scene, false);
				await watch.until(flood.pid, ({ kept }) => kept > much);
				expect(spilled(scene.data)[0]).toBeGreaterThan(much - memory - slack);
			}
			await scene.revive();
			await seeEnd([flood, other]);
		},
	},
	{
		what: "after the next hub has read everything",
		act: async (scene, flood, other) => {
			await scene.hub.kill();
			{
				await using watch = await KeeperWatch.open(scene.data);
				await waitWithoutRoom(scene, flood, other, watch);
			}
			await scene.revive();
			await seeEnd([flood, other]);
			expect(spilled(scene.data).every((size) => size === 0)).toBe(true);
			fillDisk(scene, false);
		},
	},
];

for (const { what, act } of casesOf("disk full under the keeper", cases)) {
	test(`[E11.keeper][D7.reattach] disk full under the keeper, and room ${what}: the agent waits, another answers, and everything arrives once · seed ${runSeed}`, async ({
		task,
	}) => {
		const scene = await Scene.open(task, { others: ["second"] });
		const { ada, journal, processes } = scene;
		const { keeper } = processes;
		const neighbour: Neighbour = await scene.neighbour("second");
		const flood = await holdWork(ada, journal.pid, `/stream ${much} 0 6000`);
		const other = await holdWork(neighbour.person, neighbour.journal.pid, "/stream 24000 0 24");
		fillDisk(scene, true);
		await act(scene, flood, other);
		expect(processes.keeper).toBe(keeper);
		expect(await scene.settle()).toEqual([]);
		expect(neighbour.violations()).toEqual([]);
	});
}
