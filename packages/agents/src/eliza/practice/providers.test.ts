import { expect, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";

test("[E13.settings] where she offers them, providers are listed, set and disabled", async () => {
	await using eliza = await ElizaProcess.start({ args: ["--offer", "providers"] });
	const ask = (method: string, params: object = {}) =>
		eliza.agent.request<unknown, unknown>(`providers/${method}`, params);
	expect(eliza.introduction.agentCapabilities).toMatchObject({ providers: {} });
	expect(await ask("list")).toMatchObject({ providers: [{ required: true }, { current: null }] });
	const current = { apiType: "openai", baseUrl: "http://localhost" };
	await ask("set", { providerId: "spare", ...current, headers: { key: "hunter2" } });
	expect(await ask("list")).toEqual({
		providers: [expect.anything(), { providerId: "spare", supported: ["openai"], required: false, current }],
	});
	await ask("disable", { providerId: "spare" });
	expect(await ask("list")).toMatchObject({ providers: [{}, { current: null }] });
	await expect(ask("disable", { providerId: "main" })).rejects.toMatchObject({ code: -32602 });
});
