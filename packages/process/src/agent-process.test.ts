import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { AgentCommand } from "./agent-command.ts";
import { AgentProcess } from "./agent-process.ts";
import {
	AgentFolderMissingError,
	AgentNotExecutableError,
	AgentNotFoundError,
	AgentSpawnError,
} from "./start-errors.ts";
import { isRunning } from "./testing/is-running.ts";

const folder = mkdtempSync(join(tmpdir(), "parley-acp-"));
afterAll(() => rmSync(folder, { recursive: true }));

const log = new LogEventStream();
const logger = Logger.create("acp", { sinks: [log] });
const patience = { closeMs: 200, terminateMs: 200 };

const node = (args: readonly string[], env: Record<string, string> = {}): AgentCommand => ({
	name: "Test",
	command: process.execPath,
	args,
	env,
	cwd: folder,
});
const script = (code: string, env?: Record<string, string>): AgentCommand => node(["--eval", code], env);
const start = (command: AgentCommand, closeMs = patience.closeMs): Promise<AgentProcess> =>
	AgentProcess.spawn(command, logger, { ...patience, closeMs });

const firstLine = async (agent: AgentProcess): Promise<string> => {
	const [chunk] = await once(agent.stdout, "data");
	return String(chunk).trim();
};

test("[E1.errors] each reason why an agent cannot be started has its own error", async () => {
	const plain = join(folder, "plain");
	writeFileSync(plain, "not a program");
	chmodSync(plain, 0o600);
	const base = node([]);
	await expect(start({ ...base, command: "parley-no-such-agent" })).rejects.toThrow(AgentNotFoundError);
	await expect(start({ ...base, command: plain })).rejects.toThrow(AgentNotExecutableError);
	await expect(start({ ...base, cwd: join(folder, "none") })).rejects.toThrow(AgentFolderMissingError);
	await expect(start({ ...base, cwd: plain })).rejects.toThrow(AgentFolderMissingError);
	await expect(start({ ...base, args: ["a\0b"] })).rejects.toThrow(AgentSpawnError);
});

test("[E1.process][E1.environment] an agent gets its arguments, folder and environment unchanged, without a shell", async () => {
	const code =
		"console.log(JSON.stringify([process.argv[1], process.cwd(), process.env.A, process.env.PARLEY_X]))";
	vi.stubEnv("PARLEY_X", "ours");
	const agent = await start(node(["--eval", code, "$HOME; echo *"], { A: "$B" }));
	expect(JSON.parse(await firstLine(agent))).toEqual(["$HOME; echo *", folder, "$B", null]);
	expect(await agent.exited).toEqual({ code: 0, signal: undefined });
	vi.unstubAllEnvs();
});

test("[E11.crash][E12.covered] the exit is reported with code or signal, and the last stderr output is kept and logged", async () => {
	const agent = await start(script('console.error("first\\nlast words"); process.exitCode = 3'));
	expect(await agent.exited).toEqual({ code: 3, signal: undefined });
	expect(agent.stderrTail()).toBe("first\nlast words\n");
	expect(
		log
			.records()
			.filter(({ category }) => category === "acp.stderr")
			.map(({ message }) => message),
	).toEqual(["first", "last words"]);

	const killed = await start(script('process.kill(process.pid, "SIGKILL")'));
	expect(await killed.exited).toEqual({ code: undefined, signal: "SIGKILL" });
});

test("[A9.silence] what an agent writes to stderr before it writes to stdout is read before it", async () => {
	const code =
		'process.stdin.on("data", (n) => { process.stderr.write("<" + String(n).trim() + ">"); process.stdout.write(n); });';
	const agent = await start(script(code));
	const late: string[] = [];
	for (let round = 0; round < 300; round++) {
		agent.stdin.write(`${round}\n`);
		const line = await firstLine(agent);
		if (!agent.stderrTail().endsWith(`<${line}>`)) late.push(line);
	}
	expect(late).toEqual([]);
	await agent.end();
});

test("[E11.crash] only the end of a long stderr is kept", async () => {
	const agent = await start(script('process.stderr.write("x".repeat(300000) + "END")'));
	await agent.exited;
	expect(agent.stderrTail()).toHaveLength(64 * 1024);
	expect(agent.stderrTail().endsWith("xEND")).toBe(true);
});

test("[E12.redacted] registered secrets are redacted from the kept stderr", async () => {
	logger.redactor.register("hunter2-hunter2");
	const agent = await start(script('console.error("key hunter2-hunter2")'));
	await agent.exited;
	expect(agent.stderrTail()).not.toContain("hunter2");
});

test("[E11.shutdown] an agent that exits when its stdin closes is given the time to do so", async () => {
	const code =
		'process.on("SIGTERM", () => process.exit(1)); process.stdin.on("end", () => process.exit(7)).resume(); console.log("up")';
	const agent = await start(script(code), 10_000);
	await firstLine(agent);
	expect(await agent.end()).toEqual({ code: 7, signal: undefined });
});

test.each([
	["ends with its stdin", []],
	["ignores the end of its stdin", ["--ignore-eof"]],
])(
	"[E11.shutdown] the whole tree ends when the launcher %s and the grandchild ignores SIGTERM",
	async (_, args) => {
		const launcher = join(import.meta.dirname, "./testing/stubborn-launcher.ts");
		const agent = await start(node([launcher, ...args]));
		const grandchild = Number(await firstLine(agent));
		expect([isRunning(agent.pid), isRunning(grandchild)]).toEqual([true, true]);
		await agent.end();
		expect([isRunning(agent.pid), isRunning(grandchild)]).toEqual([false, false]);
	},
);

test("[E11.shutdown] killing an agent kills its tree at once", async () => {
	const launcher = join(import.meta.dirname, "./testing/stubborn-launcher.ts");
	const agent = await start(node([launcher]));
	const grandchild = Number(await firstLine(agent));
	expect(await agent.kill()).toEqual({ code: undefined, signal: "SIGKILL" });
	expect(isRunning(grandchild)).toBe(false);
});

test("[E11.shutdown] a launcher that dies leaves no children behind", async () => {
	const launcher = join(import.meta.dirname, "./testing/stubborn-launcher.ts");
	const agent = await start(node([launcher]));
	const grandchild = Number(await firstLine(agent));
	process.kill(agent.pid, "SIGKILL");
	expect(await agent.exited).toEqual({ code: undefined, signal: "SIGKILL" });
	await agent.end();
	expect(isRunning(grandchild)).toBe(false);
});

describe.each([
	["with all of its environment", []],
	["without any", ["--scrub"]],
])("a child that left the group %s", (_, args) => {
	const launcher = join(import.meta.dirname, "./testing/escaping-launcher.ts");

	test("[E11.shutdown] ends with its agent", async () => {
		const agent = await start(node([launcher, ...args]));
		const escaped = Number(await firstLine(agent));
		expect(isRunning(escaped)).toBe(true);
		await agent.end();
		expect([isRunning(agent.pid), isRunning(escaped)]).toEqual([false, false]);
	});

	test("[E11.shutdown] ends with its agent when that ignores SIGTERM", async () => {
		const agent = await start(node([launcher, "--ignore-eof", "--ignore-term", ...args]));
		const escaped = Number(await firstLine(agent));
		await agent.end();
		expect([isRunning(agent.pid), isRunning(escaped)]).toEqual([false, false]);
	});

	test("[E11.shutdown] is killed with its agent", async () => {
		const agent = await start(node([launcher, ...args]));
		const escaped = Number(await firstLine(agent));
		expect(await agent.kill()).toEqual({ code: undefined, signal: "SIGKILL" });
		expect(isRunning(escaped)).toBe(false);
	});
});

test("[E11.shutdown] a child that left the group ends after its agent died by itself", async () => {
	const launcher = join(import.meta.dirname, "./testing/escaping-launcher.ts");
	const agent = await start(node([launcher]));
	const escaped = Number(await firstLine(agent));
	process.kill(agent.pid, "SIGKILL");
	await agent.exited;
	await agent.end();
	expect(isRunning(escaped)).toBe(false);
});

describe("a daemon that an agent started, such as a tmux server or a browser,", () => {
	const launcher = join(import.meta.dirname, "./testing/daemon-launcher.ts");
	const startDaemon = async (): Promise<{ agent: AgentProcess; daemon: number }> => {
		const agent = await start(node([launcher]), 10_000);
		const daemon = Number(await firstLine(agent));
		onTestFinished(() => {
			if (isRunning(daemon)) process.kill(daemon, "SIGKILL");
		});
		return { agent, daemon };
	};

	test("[E11.shutdown] keeps running when its agent is stopped normally", async () => {
		const { agent, daemon } = await startDaemon();
		await agent.end();
		expect([isRunning(agent.pid), isRunning(daemon)]).toEqual([false, true]);
	});

	test("[E11.shutdown] ends when its agent is killed", async () => {
		const { agent, daemon } = await startDaemon();
		await agent.kill();
		expect([isRunning(agent.pid), isRunning(daemon)]).toEqual([false, false]);
	});
});
