import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { exportWhole } from "../testing/transfer.ts";

const turns = 400;
const script = join(import.meta.dirname, "../testing/import-until-killed.ts");

const archive = async (path: string): Promise<string> => {
	const store = await openSqliteStore(path);
	const log = new SampleLog("s");
	for (let turn = 1; turn <= turns; turn += 1) log.turn(turn, 20);
	await store.log.append(log.append());
	const { text } = await exportWhole(store, "s", "jsonl");
	await store.close();
	return text;
};

test.each([0.05, 0.5, 0.97, 1])(
	"[E20.atomic] a process killed at %f of an import leaves all of it, or nothing",
	async (share) => {
		await using folder = await temporaryFolder();
		const file = join(folder.path, "chat.jsonl");
		const text = await archive(join(folder.path, "first.db"));
		await writeFile(file, text);
		const path = join(folder.path, "second.db");
		const args = [script, path, file, String(share)];
		const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
		const exited = once(child, "exit");
		await once(child.stdout, "data");
		child.kill("SIGKILL");
		await exited;
		const store = await openSqliteStore(path);
		// After this, unfinished imports are gone.
		await store.trash.scrub();
		const { counts } = await store.maintenance.inspect();
		const isWhole = share === 1;
		expect(counts.sessions).toBe(isWhole ? 1 : 0);
		expect(counts.turns).toBe(isWhole ? turns : 0);
		if (isWhole) expect((await exportWhole(store, "s", "jsonl")).text).toBe(text);
		await store.close();
	},
);
