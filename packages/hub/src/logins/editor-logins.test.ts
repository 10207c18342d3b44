import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { isParams } from "@parley/protocol/contract/check-params";
import type { Params } from "@parley/protocol/contract/names";
import type { HostService } from "@parley/protocol/host/methods";
import { expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { locked, neededIn, variablesFile } from "../testing/logins.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { TestClient } from "../testing/test-client.ts";

const run = promisify(execFile);

/** A hub with an editor window, and a chat with a prompt that waits for a login. */
const inEditor = async (agent: AgentConfig, text: string) => {
	const agents = [eliza, agent] as const;
	const agentSetup = { file: variablesFile(agents), installed: "/installed", registry: "/registry.json" };
	const fixture = await HubFixture.open({ agents, agentSetup });
	const host = fixture.client();
	await host.ask("host.declare", {
		folders: [{ path: fixture.folder, trusted: true }],
		...{ isFocused: true, isWatching: true },
	});
	const { client, sessionId } = await fixture.session(agent.agentId);
	const content = [{ type: "text" as const, text }];
	await client.ask("prompt.send", { sessionId, messageId: randomUUID(), content });
	await client.until(sessionId, ({ head }) => head.preparing?.stage === "waiting");
	return { fixture, host, client, sessionId, place: { sessionId } };
};

const answered = new Set<string>();

/** Answers the next request of the hub to the window, once. */
const serve = async <Name extends HostService>(
	host: TestClient,
	method: Name,
	work: (params: Params<Name>) => Promise<unknown>,
): Promise<void> => {
	const { requestId, params } = await host.untilTopic(
		"request",
		(request) => request.method === method && !answered.has(request.requestId),
	);
	answered.add(requestId);
	if (!isParams(method, params)) throw new Error(`wrong parameters of ${method}`);
	await host.ask("host.answer", { requestId, outcome: { ok: true, result: await work(params) } });
};

test("[E3.authentication] a terminal login runs in the editor; when its program ends, the agent is asked and the prompt runs", async () => {
	await using state = await temporaryFolder();
	const agent = locked("--login", "terminal", "--state", state.path);
	const { fixture, host, client, sessionId, place } = await inEditor(agent, "/echo hello");
	await using _ = fixture;
	const logIn = (): Promise<unknown> =>
		client.ask("login.start", { place, methodId: "terminal", inEditor: true });
	await logIn();
	await serve(host, "host.runLogin", async ({ command, args, cwd, title }) => {
		expect({ command, args, cwd, title }).toEqual({
			...{ command: agent.command, args: [...agent.args, "--log-in"] },
			...{ cwd: fixture.folder, title: "Locked" },
		});
		return { exitCode: 2 };
	});
	const { attempts } = await client.untilTopic("logins", (now) => now.attempts[0]?.state === "failed");
	expect(attempts[0]?.message).toContain("exit code 2");
	await logIn();
	await serve(host, "host.runLogin", async ({ command, args, env }) => {
		await run(command, args, { env: { ...process.env, ...env } });
		return { exitCode: 0 };
	});
	const { turns } = await client.until(sessionId, (now) => now.turns[0]?.end !== undefined);
	expect(turns).toMatchObject([{ end: { outcome: "completed" } }]);
	expect(await client.ask("login.list", {})).toEqual({ attempts: [] });
});

test("[E3.authentication][C8.safe] a secret variable goes to the editor's safe and reaches the agent from there", async () => {
	const { fixture, host, client, sessionId, place } = await inEditor(
		locked("--login", "env"),
		"/env ELIZA_API_KEY",
	);
	await using _ = fixture;
	const safe = new Map<string, string>();
	const enter = async (value: string): Promise<unknown> => {
		const variables = [
			{ name: "ELIZA_API_KEY", value },
			{ name: "ELIZA_REGION", value: "north" },
		];
		const saved = client.ask("login.saveVariables", { place, methodId: "env", variables });
		await serve(host, "host.storeSecret", async (secret) => {
			safe.set(secret.name, secret.value);
			return {};
		});
		return saved;
	};
	expect(await enter("planted-safe-0123456789")).toEqual({ kept: "editor" });
	await serve(host, "host.readSecret", async ({ name }) => ({ value: safe.get(name) }));
	// What was kept in a safe may have changed under the same name, so the agent is started anew once nobody works with it.
	await client.until(sessionId, (now) => now.turns[0]?.end !== undefined);
	expect(neededIn(client.view(sessionId))).toBeUndefined();
	expect([...safe.keys()]).toEqual(["locked ELIZA_API_KEY"]);
	const { agents } = await client.ask("agent.settings", {});
	expect(agents[1]?.variables).toContainEqual({ name: "ELIZA_API_KEY", safe: "locked ELIZA_API_KEY" });
	expect(JSON.stringify(client.received)).not.toContain("planted-safe");
});
