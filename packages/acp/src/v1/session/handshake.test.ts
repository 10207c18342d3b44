import { expect, test } from "vitest";
import { FakeAgent } from "../../testing/fake-agent.ts";
import { testLog } from "../../testing/harness.ts";
import { AgentConnection } from "./agent-connection.ts";

test("[D7.keeper] an agent that failed its handshake is released: no other hub needs to know of it", async () => {
	const agent = new FakeAgent();
	const { logger } = testLog();
	const options = { name: "Fake", clientVersion: "0", logger, start: async () => agent };
	const opening = AgentConnection.open(options);
	await agent.answer("initialize", { error: { code: -32603, message: "no config" } });
	await expect(opening).rejects.toThrow("no config");
	expect(agent.released).toBe(true);
});

test("[D7.keeper] an agent that exits during its handshake is released", async () => {
	const agent = new FakeAgent();
	const { logger } = testLog();
	const options = { name: "Fake", clientVersion: "0", logger, start: async () => agent };
	const opening = AgentConnection.open(options);
	agent.exit();
	await expect(opening).rejects.toThrow();
	expect(agent.released).toBe(true);
});
