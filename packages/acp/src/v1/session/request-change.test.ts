import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { Aspects } from "@parley/protocol/agent/options/session-option";
import { describe, expect, test, vi } from "vitest";
import { connect, eliza, openSession, prompt, type RecordedSession, text } from "../../testing/harness.ts";
import type { AgentConnection } from "./agent-connection.ts";
import { requestChange, requestFor } from "./request-change.ts";

const offering = (offer: string): Promise<AgentConnection> =>
	connect(eliza({ ELIZA_OPTIONS: `--offer ${offer}` }));

const aspectsOf = ({ events }: RecordedSession): Aspects =>
	Object.fromEntries(
		events.flatMap((event) =>
			event.type === "agent.state" ? [[event.payload.aspect, event.payload.value] as const] : [],
		),
	);

const currentOf = (record: RecordedSession): Readonly<Record<string, unknown>> =>
	Object.fromEntries(readOptions(aspectsOf(record)).map(({ id, current }) => [id, current]));

const statesOf = ({ events }: RecordedSession): number =>
	events.filter((event) => event.type === "agent.state" && event.payload.aspect !== "commands").length;

describe("an agent that offers", () => {
	test.each(["modes", "config", "modes,config"])(
		"[E3.modes] %s gets its mode set, and works in it",
		async (offer) => {
			const { session, record } = await openSession(await offering(offer));
			expect(currentOf(record)).toMatchObject({ mode: "ask" });
			await session.configure({ kind: "mode", mode: "plan" });
			expect(currentOf(record)).toMatchObject({ mode: "plan" });
			await prompt(session, "m1", text("/mode"));
			expect(record.answer()).toBe("My mode is plan.");
		},
	);

	test.each(["models", "config", "models,config"])("[E3.models] %s gets its model set", async (offer) => {
		const { session, record } = await openSession(await offering(offer));
		await session.configure({ kind: "model", model: "couch-larger" });
		expect(currentOf(record)).toMatchObject({ model: "couch-larger" });
		await prompt(session, "m1", text("/model"));
		expect(record.answer()).toBe("My model is couch-larger.");
	});

	test("[E3.config] options gets a select and a boolean set, and options that come and go are told", async () => {
		const { session, record } = await openSession(await offering("config"));
		await session.configure({ kind: "option", option: "thought", value: "high" });
		await session.configure({ kind: "option", option: "polite", value: false });
		expect(currentOf(record)).toMatchObject({ thought: "high", polite: false });
		await session.configure({ kind: "model", model: "couch-small" });
		expect(Object.keys(currentOf(record))).not.toContain("thought");
	});

	test("[E3.modes][E3.config] everything in two ways is told once for each change, and both ways agree", async () => {
		const { session, record } = await openSession(await offering("modes,models,config"));
		const before = statesOf(record);
		await session.configure({ kind: "mode", mode: "auto-accept" });
		await prompt(session, "m1", text("/echo after her own updates"));
		expect(statesOf(record) - before).toBe(2);
		const { mode, config } = aspectsOf(record);
		expect(mode).toMatchObject({ currentModeId: "auto-accept" });
		expect(readOptions({ config: config ?? {} })[0]).toMatchObject({ current: "auto-accept" });
	});
});

test("[E3.modes] a mode is set while a turn runs", async () => {
	const { session, record } = await openSession(await offering("modes"));
	const turn = prompt(session, "m1", text("/hang"));
	await session.configure({ kind: "mode", mode: "plan" });
	expect(currentOf(record)).toEqual({ mode: "plan" });
	session.cancel();
	expect(await turn).toMatchObject({ outcome: "cancelled" });
});

test.each<[OptionChange, string]>([
	[{ kind: "model", model: "m" }, "The agent does not offer “model” right now."],
	[{ kind: "mode", mode: "m" }, "Choose one of: ask, plan, auto-accept."],
	[{ kind: "option", option: "mode", value: "ask" }, "does not offer “mode” right now"],
])("[E3.errors] %j is refused in words, and nothing is sent", async (change, words) => {
	const { session, record } = await openSession(await offering("modes"));
	await expect(session.configure(change)).rejects.toThrow(words);
	expect(currentOf(record)).toEqual({ mode: "ask" });
});

test("[E3.config] a boolean is sent as one", () => {
	const configOptions = [{ id: "b", type: "boolean", currentValue: false }];
	expect(requestFor({ config: { configOptions } }, { kind: "option", option: "b", value: true })).toEqual({
		method: "session/set_config_option",
		params: { configId: "b", type: "boolean", value: true },
	});
});

test("[E3.errors] an agent that does not answer a change is given up, and its late answer counts", async () => {
	vi.useFakeTimers();
	const taken: unknown[] = [];
	const aspects = { mode: { availableModes: [{ id: "a", name: "A" }] } };
	let late = (_: unknown): void => undefined;
	const calls = {
		configure: (_: string, __: object, answer: { onResult: (result: unknown) => void }): void => {
			late = answer.onResult;
		},
	};
	const take = async (answer: unknown): Promise<void> => void taken.push(answer);
	const asked = requestChange(calls, { kind: "mode", mode: "a" }, { aspects: () => aspects, take });
	const refused = expect(asked).rejects.toThrow("did not answer within 30 s");
	vi.runAllTimers();
	await refused;
	vi.useRealTimers();
	late({});
	expect(taken).toEqual([{}]);
});
