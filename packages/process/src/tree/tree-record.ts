import { isFields } from "@parley/base/guards/fields";
import type { ProcessId } from "./process-table.ts";
import { isMark } from "./tree-mark.ts";

/** What is needed to end an agent's tree after its owner has died. */
export type TreeRecord = {
	readonly version: 1;
	readonly mark: string;
	/** The process that started it and is responsible for ending it. */
	readonly owner: ProcessId;
	/** The leader; absent until it has started. */
	readonly leader?: ProcessId;
};

/** Parses a record file. Undefined for anything else: no process is ended on the strength of a malformed file. */
export const parseRecord = (text: string): TreeRecord | undefined => {
	const data = parseJson(text);
	if (!isFields(data)) return undefined;
	const { version, mark, owner, leader } = data;
	if (version !== 1 || !isMark(mark) || !isProcessId(owner)) return undefined;
	if (leader === undefined) return { version, mark, owner };
	return isProcessId(leader) ? { version, mark, owner, leader } : undefined;
};

/** The first pids are the system's own. */
const isProcessId = (value: unknown): value is ProcessId =>
	isFields(value) &&
	Number.isSafeInteger(value["pid"]) &&
	Number(value["pid"]) > 1 &&
	typeof value["started"] === "string";

const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};
