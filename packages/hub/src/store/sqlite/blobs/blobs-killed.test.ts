import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { openSqliteStore } from "../sqlite-store.ts";

const script = join(import.meta.dirname, "../../../testing/keep-blobs-until-killed.ts");

/** Runs the script until it has printed this many lines; each line is an acknowledgement. */
const runUntilKilled = async (path: string, lines: number): Promise<string[][]> => {
	const child = spawn(process.execPath, [script, path], { stdio: ["ignore", "pipe", "inherit"] });
	const exited = once(child, "exit");
	const said: string[][] = [];
	for await (const line of createInterface({ input: child.stdout })) {
		said.push(line.split(" "));
		if (said.length === lines) child.kill("SIGKILL");
	}
	await exited;
	return said;
};

const filesIn = async (folder: string): Promise<string[]> => {
	const found = await readdir(folder, { recursive: true, withFileTypes: true });
	return found
		.filter((entry) => entry.isFile())
		.map(({ name }) => name)
		.sort();
};

const kills = Array.from({ length: 6 }, () => ({ lines: randomInt(1, 40) }));

test.for(kills)(
	"[E25.blobs][D7.hub] killed after $lines lines, every event finds its data, and the rest can be collected",
	{ timeout: 60_000 },
	async ({ lines }) => {
		await using folder = await temporaryFolder();
		const path = join(folder.path, "store.db");
		const said = await runUntilKilled(path, lines);
		const store = await openSqliteStore(path);
		const { sessions } = await store.sessions.all();
		const named = new Set<string>();
		for (const { summary } of sessions) {
			for (const { payload } of await store.log.eventsAfter(summary.sessionId, 0, 1000)) {
				const data: unknown = payload["data"];
				if (typeof data === "object" && data !== null && "blob" in data) named.add(String(data.blob));
			}
		}
		for (const blob of named) expect(await store.blobs.read(blob, 0, 1)).toMatchObject({ state: "whole" });
		const deleted = new Set(said.flatMap(([what, sessionId]) => (what === "deleting" ? [sessionId] : [])));
		const acknowledged = said.flatMap(([what, sessionId, , blob = ""]) =>
			what === "kept" && !deleted.has(sessionId) ? [blob] : [],
		);
		expect([...named]).toEqual(expect.arrayContaining(acknowledged));
		await store.blobs.collect(0);
		expect(await filesIn(join(folder.path, "blobs"))).toEqual([...named].sort());
		expect(await store.blobs.usage()).toMatchObject({ blobs: named.size });
		await store.close();
	},
);
