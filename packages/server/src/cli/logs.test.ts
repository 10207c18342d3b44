import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { printLogs } from "./logs.ts";

const records = [
	'{"time":"2026-01-02T03:04:05.678Z","level":"info","category":"hub","message":"The hub runs","fields":{"pid":7}}',
	'{"time":"2026-01-02T03:04:06.000Z","level":"error","category":"hub.http","message":"No","error":{"name":"Error","message":"why"}}',
	"not a record",
];

const printed = async (isTerminal: boolean): Promise<string[]> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-logs-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const path = join(folder, "hub.log");
	await writeFile(path, `${records.join("\n")}\n`);
	const lines: string[] = [];
	const output = { result: (line: string) => void lines.push(line), say: () => undefined, isTerminal };
	expect(await printLogs(path, 10, false, output)).toBe(0);
	return lines;
};

test("[ground] logs are readable lines on a terminal and JSON records in a pipe", async () => {
	expect(await printed(true)).toEqual([
		"03:04:05.678 INFO  hub  The hub runs  pid=7",
		'03:04:06.000 ERROR hub.http  No  error="Error: why"',
		"not a record",
	]);
	expect(await printed(false)).toEqual(records);
});
