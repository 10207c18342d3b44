import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { openSecretMemory } from "./secret-memory.ts";

const make = async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-secrets-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const logs = new LogEventStream();
	return { path: join(folder, "secrets.json"), logs, logger: Logger.create("test", { sinks: [logs] }) };
};

test("[C8.safe] secrets are recognised after a restart from a private file that does not contain them", async () => {
	const { path, logger, logs } = await make();
	const first = await openSecretMemory(path, logger);
	expect(await readFile(path, "utf8").catch(() => "none")).toBe("none");
	const secrets = Array.from({ length: 20 }, (_, at) => `secret-number-${at + 10}`);
	await Promise.all(
		secrets.map((secret) => {
			first.prints.add(secret);
			return first.save();
		}),
	);
	expect((await stat(path)).mode & 0o777).toBe(0o600);
	expect(await readFile(path, "utf8")).not.toContain("secret-number");
	const second = await openSecretMemory(path, logger);
	for (const secret of secrets) expect(second.prints.spans(`a ${secret}`)).toHaveLength(1);
	expect(logs.records()).toEqual([]);
});

test.each(["", "{", "[]", '{"key":"short","prints":[]}', '{"key":1,"prints":{}}'])(
	"[C8.safe] a damaged file (%s) is reported and replaced by a new one",
	async (text) => {
		const { path, logger, logs } = await make();
		await writeFile(path, text);
		const memory = await openSecretMemory(path, logger);
		expect(logs.records()).toHaveLength(1);
		memory.prints.add("secret-number-1");
		await memory.save();
		expect((await openSecretMemory(path, logger)).prints.list()).toEqual(memory.prints.list());
	},
);
