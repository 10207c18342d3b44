import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ElizaProcess, mainFile } from "./testing/eliza-process.ts";

const run = promisify(execFile);

test("[E13.protocol] --version, --help and a wrong option", async () => {
	const [version, help, wrong] = await Promise.allSettled(
		["--version", "--help", "--wrong"].map((option) => run(process.execPath, [mainFile, option])),
	);
	expect(version).toMatchObject({ value: { stdout: "eliza 0.1.0\n" } });
	expect(help).toMatchObject({ value: { stdout: expect.stringContaining("/stream <chars>") } });
	expect(wrong).toMatchObject({ reason: { code: 2, stderr: expect.stringContaining("--wrong") } });
});

test("[E13.protocol] she says who she is and what she can do, in her own version of the protocol", async () => {
	await using eliza = await ElizaProcess.start();
	const answer = await eliza.agent.request("initialize", { protocolVersion: 2 });
	expect(answer).toMatchObject({
		protocolVersion: 1,
		agentInfo: { name: "eliza", title: "Eliza", version: "0.1.0" },
		agentCapabilities: {
			loadSession: false,
			promptCapabilities: { image: true, embeddedContext: true },
			sessionCapabilities: { close: {} },
		},
	});
});

test("[E13.protocol] her tricks are announced after a session is made", async () => {
	await using eliza = await ElizaProcess.start();
	const announced = eliza.nextOfKind("available_commands_update");
	await eliza.newSession();
	expect(await announced).toMatchObject({
		availableCommands: expect.arrayContaining([{ name: "help", description: "Lists the tricks." }]),
	});
});

test.each(["/hang", "/deaf", "/slow 600 late", "/stream 900000000"])(
	"[E13.protocol] she leaves when stdin ends, even during %s",
	async (prompt) => {
		await using eliza = await ElizaProcess.start();
		const session = await eliza.newSession();
		const started = prompt.startsWith("/stream")
			? eliza.nextOfKind("agent_message_chunk")
			: Promise.resolve();
		const prompting = eliza.prompt(session, prompt);
		prompting.catch(() => {});
		await started;
		expect(await eliza.hangUp()).toEqual({ code: 0, signal: null });
	},
);

test("[E13.protocol] a message beyond the limit ends the process with a reason on stderr", async () => {
	await using eliza = await ElizaProcess.start();
	const prompting = eliza.prompt(await eliza.newSession(), "a".repeat(33 << 20));
	await expect(prompting).rejects.toThrow();
	expect(await eliza.exited).toEqual({ code: 1, signal: null });
	expect(eliza.stderr).toContain("send less at once");
});

test("[E13.deterministic] two processes say the same, to the byte, apart from the session's id", async () => {
	const script = [
		"Hello",
		"My tests fail",
		"/think of it",
		"/tools 3",
		"/plan",
		"/markdown",
		"/stream 5000",
		"hm",
	];
	const record = async () => {
		await using eliza = await ElizaProcess.start();
		const stdout = eliza.tapStdout();
		const session = await eliza.newSession();
		for (const prompt of script) await eliza.prompt(session, prompt);
		return stdout().replaceAll(session, "session");
	};
	const [first, second] = await Promise.all([record(), record()]);
	expect(first.length).toBeGreaterThan(10_000);
	expect(second).toBe(first);
});
