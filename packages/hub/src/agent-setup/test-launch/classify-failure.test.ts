import {
	AgentDiedAtStartError,
	AgentHandshakeError,
	AgentStartTimeoutError,
	UnsupportedProtocolError,
} from "@parley/acp/pipe/startup-errors";
import { AgentNotExecutableError, AgentNotFoundError } from "@parley/process/start-errors";
import { expect, test } from "vitest";
import { classifyFailure, type FailureFacts } from "./classify-failure.ts";
import { abilitiesOf, describeAgent, goesOn } from "./describe-works.ts";

const died = (code: number): Partial<FailureFacts> => ({
	error: new AgentDiedAtStartError("Mine", { code, signal: undefined }, ""),
	exit: { code, signal: undefined },
});

const classify = (facts: Partial<FailureFacts>) =>
	classifyFailure({
		...{ error: new Error("x"), name: "Mine", command: "mine", printed: "", stderr: "", exit: undefined },
		...{ searched: ["/bin"], nodeVersion: undefined, minNode: undefined, ...facts },
	});

const command = { name: "Mine", command: "mine", args: [], env: {}, cwd: "/" };

test("[E1.tested] each way to fail has a name and a sentence that says what to do", () => {
	expect(classify({ error: new AgentNotFoundError(command) })).toMatchObject({
		...{ outcome: "notFound", searched: ["/bin"] },
		message: expect.stringContaining("full path"),
	});
	expect(classify({ ...died(3), stderr: "panic: boom\n" })).toMatchObject({
		...{ outcome: "crashed", exitCode: 3, stderr: "panic: boom" },
	});
	expect(classify({ error: new AgentStartTimeoutError("Mine", 1000, "") }).outcome).toBe("silent");
	expect(classify({ error: new AgentNotExecutableError(command) })).toMatchObject({
		...{ outcome: "failed", message: expect.stringContaining("permissions") },
	});
	expect(classify({ error: new UnsupportedProtocolError("Mine", 9, 1) }).outcome).toBe("failed");
	const refused = new Error("no key");
	expect(classify({ error: new AgentHandshakeError("Mine", "no", "", { cause: refused }) }).outcome).toBe(
		"failed",
	);
});

test("[E1.tested] a program that prints something else is not an agent, whether it ends, stays or answers", () => {
	const printed = "Usage: mine [options]\n";
	expect(classify({ ...died(0), printed })).toMatchObject({
		outcome: "notAcp",
		printed: "Usage: mine [options]",
	});
	expect(classify({ ...died(1), printed }).outcome).toBe("notAcp");
	expect(classify({ ...died(0) }).outcome).toBe("notAcp");
	expect(classify({ error: new AgentStartTimeoutError("Mine", 1, ""), printed }).outcome).toBe("notAcp");
	expect(classify({ error: new AgentHandshakeError("Mine", undefined, "") }).outcome).toBe("notAcp");
	const protocol = '{"jsonrpc":"2.0"}\n{"jso';
	expect(classify({ error: new AgentStartTimeoutError("Mine", 1, ""), printed: protocol })).toMatchObject({
		outcome: "silent",
	});
	expect(classify({ ...died(0), printed: protocol })).not.toHaveProperty("printed");
});

test.each([
	"npm WARN EBADENGINE Unsupported engine { required: { node: '>=22' } }",
	"mine requires Node.js >= 22.0.0, you have v18.0.0",
	"Error [ERR_UNKNOWN_BUILTIN_MODULE]: No such built-in module: node:sqlite",
	"/usr/bin/env: 'node': No such file or directory",
	"node: bad option: --experimental-strip-types",
])("[E1.tested] %s means another Node", (stderr) => {
	expect(classify({ ...died(1), stderr }).outcome).toBe("wrongNode");
});

test("[E1.tested] an agent that dies on a Node older than it needs is told so, with both versions", () => {
	const facts = { nodeVersion: "18.1.0", minNode: 22, stderr: "SyntaxError: Unexpected token" };
	expect(classify({ ...died(1), ...facts })).toMatchObject({
		...{ outcome: "wrongNode", message: expect.stringMatching(/Node 22 .* Node 18\.1\.0/) },
	});
	expect(classify({ ...died(1), ...facts, nodeVersion: "22.0.0" }).outcome).toBe("crashed");
	expect(classify({ ...died(1), stderr: "no model for node graph" }).outcome).toBe("crashed");
});

test("[E1.tested] what works is described by what the agent says of itself", () => {
	const capabilities = {
		...{ loadSession: true, promptCapabilities: { image: true, audio: false }, _meta: { x: {} } },
		sessionCapabilities: { list: {}, resume: {}, _meta: {} },
	};
	expect(abilitiesOf(capabilities)).toEqual([
		...["loadSession", "promptCapabilities.image", "sessionCapabilities.list", "sessionCapabilities.resume"],
	]);
	expect([goesOn(capabilities), goesOn({ loadSession: true }), goesOn({})]).toEqual([
		"resume",
		"load",
		"none",
	]);
	const facts = { identity: { name: "mine" }, protocolVersion: 1, capabilities: {}, authMethods: [] };
	const option = {
		...{ id: "m", category: "mode", currentValue: "plan" },
		options: [{ value: "build", name: "Build" }, { value: "plan" }],
	};
	expect(describeAgent({ ...facts, aspects: { config: { configOptions: [{}, option] } } })).toMatchObject({
		modes: [
			{ id: "build", name: "Build" },
			{ id: "plan", name: "plan" },
		],
		currentMode: "plan",
	});
});
