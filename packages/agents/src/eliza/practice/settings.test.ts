import type { NewSessionRequest, SetSessionConfigOptionRequest } from "@agentclientprotocol/sdk";
import { expect, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const booleans = { session: { configOptions: { boolean: {} } } };
const offerAll = ["--offer", "modes,models,config", "--sessions", "load,resume"];
const create: NewSessionRequest = { cwd: "/", mcpServers: [] };

test("[E13.settings] a new session tells modes, old models and options, with groups and booleans", async () => {
	await using eliza = await ElizaProcess.start({ args: offerAll, capabilities: booleans });
	expect(await eliza.agent.request("session/new", create)).toMatchObject({
		modes: {
			currentModeId: "ask",
			availableModes: [{ id: "ask" }, { id: "plan" }, { id: "auto-accept" }],
		},
		models: { currentModelId: "couch-large", availableModels: [{ modelId: "couch-small" }, {}, {}] },
		configOptions: [
			{ id: "mode", category: "mode", type: "select", currentValue: "ask" },
			{
				id: "model",
				category: "model",
				options: [{ group: "small", options: [{ value: "couch-small" }] }, { group: "large" }],
			},
			{ id: "thought", category: "thought_level", currentValue: "low" },
			{ id: "polite", type: "boolean", currentValue: true },
		],
	});
});

test("[E13.settings] without the option there are none, and a client without booleans gets none of them", async () => {
	await using plain = await ElizaProcess.start();
	expect(Object.keys(await plain.agent.request("session/new", create))).toEqual(["sessionId"]);
	await using eliza = await ElizaProcess.start({ args: ["--offer", "config"] });
	const { configOptions } = await eliza.agent.request("session/new", create);
	expect(configOptions?.map(({ id }) => id)).toEqual(["mode", "model", "thought"]);
});

test("[E13.settings] the client sets them, and hears what else changed", async () => {
	await using eliza = await ElizaProcess.start({ args: offerAll, capabilities: booleans });
	const sessionId = await eliza.newSession();
	const modeTold = eliza.nextOfKind("current_mode_update");
	const optionsTold = eliza.nextOfKind("config_option_update");
	await eliza.agent.request("session/set_mode", { sessionId, modeId: "plan" });
	expect(await modeTold).toMatchObject({ currentModeId: "plan" });
	expect(await optionsTold).toMatchObject({
		configOptions: [{ id: "mode", currentValue: "plan" }, {}, {}, {}],
	});

	await eliza.agent.request<unknown, unknown>("session/set_model", { sessionId, modelId: "couch-small" });
	const set: SetSessionConfigOptionRequest = {
		sessionId,
		configId: "polite",
		type: "boolean",
		value: false,
	};
	const { configOptions } = await eliza.agent.request("session/set_config_option", set);
	expect(configOptions.map(({ id, currentValue }) => [id, currentValue])).toEqual([
		["mode", "plan"],
		["model", "couch-small"],
		["polite", false],
	]);
	const wrong = eliza.agent.request("session/set_mode", { sessionId, modeId: "sleep" });
	await expect(wrong).rejects.toMatchObject({ code: -32602 });
});

test("[E13.settings] she changes them herself, and they survive a resume", async () => {
	const state = await temporaryFolder();
	const args = [...offerAll, "--state", state];
	await using eliza = await ElizaProcess.start({ args });
	const sessionId = await eliza.newSession();
	const { updates, text } = await eliza.prompt(sessionId, "/mode auto-accept");
	expect(updates.map(({ sessionUpdate }) => sessionUpdate)).toEqual([
		"current_mode_update",
		"config_option_update",
		"agent_message_chunk",
	]);
	expect(text).toBe("My mode is auto-accept now.");
	await eliza.prompt(sessionId, "/model couch-larger");
	await eliza.prompt(sessionId, "/config thought high");
	expect((await eliza.prompt(sessionId, "/config thought deep")).text).toContain(
		"I cannot set thought to deep.",
	);
	await using again = await ElizaProcess.start({ args });
	const resumed = await again.agent.request("session/resume", { sessionId, cwd: "/" });
	expect(resumed).toMatchObject({
		modes: { currentModeId: "auto-accept" },
		models: { currentModelId: "couch-larger" },
	});
	expect((await again.prompt(sessionId, "/config")).text).toBe(
		"mode: auto-accept\nmodel: couch-larger\nthought: high\npolite: true",
	);
	expect((await again.prompt(sessionId, "/mode")).text).toBe("My mode is auto-accept.");
});

test("[E13.settings] only one of the modes asks", async () => {
	const asked: string[] = [];
	await using eliza = await ElizaProcess.start({
		args: offerAll,
		serve: (app) =>
			app.onRequest("session/request_permission", ({ params }) => {
				asked.push(params.toolCall.toolCallId);
				return { outcome: { outcome: "selected", optionId: "allow_once" } };
			}),
	});
	const sessionId = await eliza.newSession();
	const texts: string[] = [];
	for (const modeId of ["ask", "plan", "auto-accept"]) {
		await eliza.agent.request("session/set_mode", { sessionId, modeId });
		texts.push((await eliza.prompt(sessionId, "/permission edit")).text);
	}
	expect(texts).toEqual(["You allowed it once.", "I am only planning.", "I did not ask."]);
	expect(asked).toEqual(["tool-1"]);
});
