import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRunning } from "../faults/programs/is-running.ts";
import { buildHub, type HubBuild } from "./build-hub.ts";
import { type Chat, UpgradeScene } from "./upgrade-scene.ts";
import type { Window } from "./window.ts";

let folder = "";
let older: HubBuild;
let newer: HubBuild;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "parley-builds-"));
	older = await buildHub(join(folder, "older"), "0.8.0");
	newer = await buildHub(join(folder, "newer"), "0.9.0");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Long enough to be at it while a hub takes over, however slow the machine is: it ends when the test says so. */
const forever = "/stream 2400000 2400 24";

const hasText = ({ person }: Chat, longerThan = 0): Promise<number> =>
	person.viewer.view
		.until(({ turns }) => textLength(turns) > longerThan)
		.then(({ turns }) => textLength(turns));

type Turns = NonNullable<Chat["person"]["viewer"]["view"]["state"]>["turns"];
const textLength = (turns: Turns): number =>
	turns
		.flatMap(({ items }) => items)
		.reduce((sum, item) => sum + (item.type === "text" ? item.text.length : 0), 0);

const stopAndEnd = async ({ person }: Chat): Promise<void> => {
	await person.stop();
	await person.viewer.view.until(({ head }) => head.running === undefined);
};

/** Three agents: one speaks, one waits for an answer, one speaks and has prompts queued. */
const work = async (scene: UpgradeScene) => {
	const [speaking, asking, busy] = [
		await scene.chat("speaking"),
		await scene.chat("asking"),
		await scene.chat("busy"),
	];
	await speaking.person.say(forever);
	asking.person.answers = false;
	const question = await asking.person.say("/permission edit");
	await busy.person.say(forever);
	const queued = [await busy.person.say("/echo queued"), await busy.person.say("/tools 2")];
	await asking.person.viewer.view.until(({ head }) => head.pending.length === 1);
	await hasText(speaking);
	await hasText(busy);
	return { speaking, asking, busy, question, queued, all: [speaking, asking, busy] };
};

const agentsOf = async (window: Window) => {
	const { keeper } = await window.hub();
	return { keeper: keeper?.pid, agents: keeper?.agents.map(({ pid }) => pid).sort() };
};

test("[D7.upgrade][D7.pendingHub][C6.reconnect] a newer build takes over from a busy older one: its three agents go on, and its views notice no more than a reconnection", async () => {
	await using scene = await UpgradeScene.open(["speaking", "asking", "busy"]);
	const before = scene.window(older);
	const { version, pid } = await before.hub();
	expect(version).toBe(older.version);
	const { speaking, asking, busy, question, queued, all } = await work(scene);
	const kept = await agentsOf(before);
	expect(kept.agents).toEqual(all.map(({ journal }) => journal.pid).sort());

	const after = scene.window(newer);
	const hub = await after.hub();
	const said = [await hasText(speaking), await hasText(busy)] as const;
	expect(hub.version).toBe(newer.version);
	expect(hub.pid).not.toBe(pid);
	expect(isRunning(pid)).toBe(false);
	expect(await agentsOf(after)).toEqual(kept);
	expect(scene.processes.keepers).toEqual([kept.keeper]);

	expect(await before.reached("refused")).toMatchObject({ reason: "version" });
	await hasText(speaking, said[0]);
	await hasText(busy, said[1]);
	expect(asking.person.viewer.view.state?.head.pending).toHaveLength(1);
	asking.person.answers = true;
	await asking.person.ended(question);
	await stopAndEnd(speaking);
	await stopAndEnd(busy);
	for (const prompt of queued) await busy.person.seeThrough(prompt);
	await expectUntouched(scene, all);
	for (const { states } of all) {
		// One that is quick may find the older hub once more while that is leaving.
		expect(states.filter((state) => state === "connected").length).toBeGreaterThan(1);
		expect(states.filter((state) => !["connecting", "waiting", "connected"].includes(state))).toEqual([]);
	}
	expect(asking.journal.answers).toHaveLength(1);
});

test("[D7.upgrade][C12.compatibility] an older build does not take over from a newer one at work, and says why", async () => {
	await using scene = await UpgradeScene.open(["speaking", "asking", "busy"]);
	const current = scene.window(newer);
	const { pid } = await current.hub();
	const { all, asking, question, ...rest } = await work(scene);
	const kept = await agentsOf(current);

	const refused = await scene.window(older).reached("refused");
	expect(refused).toMatchObject({
		reason: "version",
		message: "Parley 0.9.0 is running, and this is version 0.8.0. Update this program.",
	});
	expect(await current.hub()).toMatchObject({ pid, version: newer.version });
	expect(await agentsOf(current)).toEqual(kept);
	for (const { states } of all) expect(states.filter((state) => state === "waiting")).toEqual([]);
	asking.person.answers = true;
	await asking.person.ended(question);
	await stopAndEnd(rest.speaking);
	await stopAndEnd(rest.busy);
	for (const prompt of rest.queued) await rest.busy.person.seeThrough(prompt);
	await expectUntouched(scene, all);
});

/** Store, view and journal of each agree, and each has had one agent. */
const expectUntouched = async (scene: UpgradeScene, chats: readonly Chat[]): Promise<void> => {
	await scene.end();
	for (const { violations, journal } of chats) {
		expect(violations()).toEqual([]);
		expect(journal.pids).toHaveLength(1);
	}
};
