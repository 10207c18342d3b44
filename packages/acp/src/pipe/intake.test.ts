import { once } from "node:events";
import { tmpdir } from "node:os";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { connect, eliza, prompt, RecordedSession, spawnAgent, testLog, text } from "../testing/harness.ts";
import { Intake } from "./intake.ts";

const limit = 256 * 1024;
/** The most that a pipe delivers at once. */
const maxChunk = 64 * 1024;

const talker = (program: string) =>
	spawnAgent(
		{ name: "Talker", command: process.execPath, args: ["-e", program], env: {}, cwd: tmpdir() },
		testLog().logger,
	);

/** Reads from a process while saving is held back. */
const readHeld = async (program: string) => {
	const agent = await talker(program);
	onTestFinished(async () => {
		await agent.kill();
	});
	const intake = new Intake({ source: agent.stdout, mayPause: () => !agent.mustDrain, limit });
	const held = Promise.withResolvers<void>();
	let bytes = 0;
	agent.stdout.on("data", (chunk: Buffer) => {
		intake.take(chunk, () => {
			intake.keeping("s", held.promise);
			return undefined;
		});
		bytes += chunk.length;
	});
	return { agent, intake, held, read: () => bytes };
};

const endless =
	"const go = () => { while (process.stdout.write('x'.repeat(8192))); process.stdout.once('drain', go) }; go()";

test("[C5.pressure] an agent faster than the disk is slowed down, and its output neither piles up nor gets lost", async () => {
	const { agent, intake, held, read } = await readHeld(endless);
	await once(agent.stdout, "pause");
	expect(intake.waiting).toBe(read());
	expect(read()).toBeGreaterThan(limit);
	expect(read()).toBeLessThanOrEqual(limit + maxChunk);
	held.resolve();
	await once(agent.stdout, "resume");
	expect(intake.waiting).toBe(0);
});

test("[C5.pressure] a failed write does not block the agent for ever", async () => {
	const { agent, intake, held } = await readHeld(endless);
	await once(agent.stdout, "pause");
	held.reject(new Error("no space left"));
	await once(agent.stdout, "resume");
	expect(intake.waiting).toBe(0);
});

test("[C5.pressure] everything an agent wrote before it exited is read, even if it was paused", async () => {
	const size = limit + maxChunk;
	const { agent, read } = await readHeld(`process.stdout.write("x".repeat(${size}))`);
	await agent.exited;
	expect(read()).toBe(size);
});

test("[C5.pressure] the beginning of a long line counts with its end", () => {
	const intake = new Intake({ source: new PassThrough(), mayPause: () => true });
	intake.take(Buffer.alloc(100), () => undefined);
	expect(intake.waiting).toBe(0);
	intake.take(Buffer.alloc(10), () => {
		intake.keeping("s", new Promise(() => undefined));
		return undefined;
	});
	expect(intake.waiting).toBe(110);
});

test("[C5.pressure] a long answer arrives whole, however late it is saved", async () => {
	const connection = await connect(eliza());
	let held = Promise.withResolvers<void>();
	let said = "";
	const session = await connection.newSession({
		committed: () => 0,
		sessionId: "s1",
		cwd: tmpdir(),
		permissions: new RecordedSession().permissions,
		onEvents: (events) => {
			for (const event of events) if (event.type === "text") said += event.payload.text;
			const { promise, resolve } = held;
			setImmediate(() => {
				held = Promise.withResolvers();
				resolve();
			});
			return promise;
		},
	});
	await prompt(session, "m1", text("/stream 500000 0 10"));
	expect(said).toHaveLength(500_000);
});

test("[D7.position] positions are reported in order, each once everything up to it is saved", async () => {
	const saved: number[] = [];
	const intake = new Intake({
		source: new PassThrough(),
		mayPause: () => true,
		onSaved: (position) => saved.push(position),
	});
	const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const take = (through: number | undefined, kept?: Promise<void>): void =>
		intake.take(Buffer.alloc(10), () => {
			if (kept !== undefined) intake.keeping(`${through}`, kept);
			return through;
		});
	take(10, first.promise);
	take(20, second.promise);
	take(undefined);
	take(40);
	second.resolve();
	await second.promise;
	expect(saved).toEqual([]);
	first.reject(new Error("no space left"));
	await intake.saved();
	expect(saved).toEqual([10, 20, 40]);
});
