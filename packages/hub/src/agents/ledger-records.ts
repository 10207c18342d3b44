import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isSame, type ProcessId } from "@parley/process/tree/process-table";
import { systemTable } from "@parley/process/tree/system-table";
import { parseRecord, type TreeRecord } from "@parley/process/tree/tree-record";

/** What is recorded of running agents. */
export const readRecords = async (ledgerFolder: string): Promise<TreeRecord[]> => {
	const names = await readdir(ledgerFolder).catch(() => []);
	const files = names.filter((name) => name.endsWith(".json"));
	const texts = await Promise.all(
		files.map((name) => readFile(join(ledgerFolder, name), "utf8").catch(() => "")),
	);
	return texts.flatMap((text) => parseRecord(text) ?? []);
};

export const isAlive = async (process: ProcessId): Promise<boolean> => {
	const found = await systemTable.find(process.pid);
	return found !== undefined && isSame(found, process);
};
