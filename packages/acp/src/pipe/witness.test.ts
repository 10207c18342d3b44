import { expect, test } from "vitest";
import { fakeConnection, fakeSession } from "../testing/fake-connection.ts";
import { readWitness } from "./witness.ts";

const full = (): Promise<void> => Promise.reject(new Error("no space left"));

test("[D7.disk][D7.reattach] what is acknowledged names the sessions that lack some of it", async () => {
	const fake = await fakeConnection();
	const { agent } = fake;
	let save = async (): Promise<void> => undefined;
	await fakeSession(fake, "s", () => save());
	await fakeSession(fake, "other", async () => undefined);
	await agent.heard();
	const witness = () => readWitness(agent.acknowledged.at(-1)?.witness);
	expect(witness()).toEqual({ saved: { s: 1, other: 1 }, unsaved: [] });
	save = full;
	const lost = agent.sayText("agent-s", "lost");
	await agent.heard(lost);
	const beyond = agent.acknowledged.filter(({ position }) => position >= lost);
	expect(beyond.map((each) => readWitness(each.witness).unsaved)).toEqual([["s"]]);
	save = async () => undefined;
	await agent.heard(agent.sayText("agent-other", "more"));
	expect(witness()).toMatchObject({ unsaved: ["s"] });
});

test("[D7.disk][D7.reattach] a session that lacks something is named at once, even if nothing is acknowledged for now", async () => {
	const fake = await fakeConnection();
	const { agent } = fake;
	let save = async (): Promise<void> => undefined;
	await fakeSession(fake, "s", () => save());
	const held = Promise.withResolvers<void>();
	let isSlow = false;
	await fakeSession(fake, "slow", () => (isSlow ? held.promise : Promise.resolve()));
	await agent.heard();
	const { position } = agent;
	isSlow = true;
	save = full;
	agent.sayText("agent-slow", "not yet");
	agent.sayText("agent-s", "lost");
	await expect.poll(() => readWitness(agent.acknowledged.at(-1)?.witness).unsaved).toEqual(["s"]);
	expect(agent.acknowledged.at(-1)?.position).toBe(position);
	held.resolve();
	await agent.heard();
});

test("[D7.disk][D7.reattach] a session with a new agent session lacks nothing", async () => {
	const fake = await fakeConnection();
	const { agent } = fake;
	let save = async (): Promise<void> => undefined;
	const { session } = await fakeSession(fake, "s", () => save());
	save = full;
	await agent.heard(agent.sayText("agent-s", "lost"));
	await session.close();
	save = async () => undefined;
	await fakeSession(fake, "s", () => save());
	await agent.heard();
	expect(readWitness(agent.acknowledged.at(-1)?.witness).unsaved).toEqual([]);
});

test("[D7.keeper] what a witness of another version does not say is not known", () => {
	const nothing = { saved: {}, unsaved: [] };
	for (const value of [null, undefined, "w", 3, {}, { saved: 1, unsaved: "s", dropped: { bytes: 1 } }])
		expect(readWitness(value)).toEqual(nothing);
	expect(readWitness({ saved: { s: 1, t: "2" }, unsaved: ["u", 3] })).toEqual({
		saved: { s: 1 },
		unsaved: ["u"],
	});
});
