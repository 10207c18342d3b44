import { isFields } from "@parley/base/guards/fields";
import type { ProcessId } from "./process-table.ts";
import { isMark } from "./tree-mark.ts";

/** What must be known of an agent's tree to end it after its owner has died. */
export type TreeRecord = {
	readonly version: 1;
	readonly mark: string;
	/** Whoever started it and would end it. */
	readonly owner: ProcessId;
	/** The process that was started; missing until it is. */
	readonly leader?: ProcessId;
};

/** A record as a file holds it. Undefined for anything else: nobody is ended on the word of a file that makes no sense. */
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
