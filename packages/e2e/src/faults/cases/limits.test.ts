import { defaultLimits, type Limits } from "@parley/keeper/limits";
import { memoryOf } from "@parley/keeper/testing/memory-of-output";
import { expect, test } from "vitest";
import { runSeed } from "../seed.ts";
import { casesOf, runsThird } from "../share.ts";
import { KeeperWatch } from "../world/keeper-watch.ts";
import { Scene, type SceneOptions } from "../world/scene.ts";
import { spilled, untilSpilled } from "../world/spilled.ts";
import { holdWork, seeEnd, wake } from "./held-work.ts";

/* Agents go on while no hub acknowledges what they say, until the keeper keeps no more of it. */

const { agent: agentLimit, memory } = defaultLimits;
/** More than a keeper takes from one agent at a time. */
const slack = 512 * 1024;
const keeperMemoryMiB = 150;

const stream = (bytes: number): string => `/stream ${bytes} 0 60000`;
/** More than an agent may leave in memory, so that it is seen on disk. */
const aside = `/stream ${2 * memory} 0 6000`;

const expectModest = (scene: Scene): void =>
	expect(memoryOf(scene.processes.keeper) ?? 0).toBeLessThan(keeperMemoryMiB);

/** One agent is at its limit and waits; another one answers. */
const hubKilled = async (scene: Scene): Promise<void> => {
	const neighbour = await scene.neighbour("second");
	const flood = await holdWork(scene.ada, scene.journal.pid, stream(agentLimit + 4 * slack));
	const other = await holdWork(neighbour.person, neighbour.journal.pid, aside);
	await scene.hub.kill();
	{
		await using watch = await KeeperWatch.open(scene.data);
		wake(flood);
		const full = await watch.until(flood.pid, ({ kept }) => kept >= agentLimit);
		expect(full.kept).toBeLessThan(agentLimit + slack);
		const before = await watch.agent(other.pid);
		wake(other);
		await watch.until(other.pid, ({ end }) => end > before.end + 2 * memory);
		expect((await watch.agent(flood.pid)).end).toBe(full.end);
		expectModest(scene);
	}
	await scene.revive();
	await seeEnd([other, flood]);
	expect(neighbour.violations()).toEqual([]);
};

/** It is attached, and so the keeper can be asked only by looking at its files. */
const hubStopped = async (scene: Scene): Promise<void> => {
	const neighbour = await scene.neighbour("second");
	const flood = await holdWork(scene.ada, scene.journal.pid, stream(agentLimit + 4 * slack));
	const other = await holdWork(neighbour.person, neighbour.journal.pid, aside);
	scene.hub.signal("SIGSTOP");
	wake(flood);
	const onDisk = agentLimit - memory;
	await untilSpilled(scene.data, ([first = 0]) => first >= onDisk);
	wake(other);
	await untilSpilled(scene.data, ([, second = 0]) => second >= memory);
	expect(spilled(scene.data)[0]).toBeLessThan(agentLimit + slack);
	expectModest(scene);
	scene.hub.signal("SIGCONT");
	await seeEnd([other, flood]);
	expect(neighbour.violations()).toEqual([]);
	expect(scene.hub.lives).toBe(1);
};

const crowd = ["second", "third", "fourth", "fifth"];

/** None of them is at its own limit. The last agent has little to say, and takes its time: the others must stay where they are. */
const allTogether = async (scene: Scene, { agent, all }: KeptLimits): Promise<void> => {
	const each = Math.ceil(all / (crowd.length + 1)) + 2 * slack;
	expect(each).toBeLessThan(agent);
	const floods = [await holdWork(scene.ada, scene.journal.pid, stream(each))];
	const neighbours = [];
	for (const name of crowd) {
		const neighbour = await scene.neighbour(name);
		neighbours.push(neighbour);
		floods.push(await holdWork(neighbour.person, neighbour.journal.pid, stream(each)));
	}
	const quiet = await scene.neighbour("last");
	const other = await holdWork(quiet.person, quiet.journal.pid, "/stream 24000 16000 24");
	await scene.hub.kill();
	const pids = floods.map(({ pid }) => pid);
	{
		await using watch = await KeeperWatch.open(scene.data);
		for (const flood of floods) wake(flood);
		await watch.untilKept(pids, all);
		const before = await watch.agent(other.pid);
		wake(other);
		await watch.until(other.pid, ({ end }) => end > before.end + 24_000);
		expect(await watch.kept(pids)).toBeLessThan(all + pids.length * (slack / 4));
		expectModest(scene);
	}
	await scene.revive();
	await seeEnd([other, ...floods]);
	for (const { violations } of [...neighbours, quiet]) expect(violations()).toEqual([]);
};

type KeptLimits = Pick<Limits, "agent" | "all">;
type Case = {
	readonly what: string;
	readonly act: (scene: Scene, limits: KeptLimits) => Promise<void>;
	readonly options: SceneOptions;
};

const atAll = (keeperLimits: KeptLimits): Case => ({
	what: `agents are at the limit of ${keeperLimits.all / 2 ** 20} MiB for all after their hub was killed`,
	act: allTogether,
	options: { others: [...crowd, "last"], keeperLimits },
});

const cases: readonly Case[] = [
	{
		what: "an agent is at its limit after its hub was killed",
		act: hubKilled,
		options: { others: ["second"] },
	},
	{
		what: "an agent is at its limit while its hub is stopped",
		act: hubStopped,
		options: { others: ["second"] },
	},
	atAll({ agent: agentLimit / 8, all: defaultLimits.all / 8 }),
];

/** Hundreds of megabytes through a hub take their time. */
const timeout = 180_000;
const slow = runsThird ? [] : [atAll(defaultLimits)];

for (const { what, act, options } of [...casesOf("limits of the keeper", cases), ...slow]) {
	test(`[E11.keeper][D7.reattach] ${what}: it waits, another answers, and everything arrives once · seed ${runSeed}`, {
		timeout,
	}, async ({ task }) => {
		const scene = await Scene.open(task, options);
		await act(scene, options.keeperLimits ?? defaultLimits);
		expect(await scene.settle()).toEqual([]);
	});
}
