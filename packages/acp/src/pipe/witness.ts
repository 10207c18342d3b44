import { isFields } from "@parley/base/guards/fields";
import type { DroppedLine } from "@parley/jsonrpc/line-splitter";

/** What the next hub must know of an agent whose output is acknowledged up to a position. */
export type Witness = {
	/** How far the logs of its sessions reached, so that a store that has lost what is acknowledged is noticed. */
	readonly saved: Readonly<Record<string, number>>;
	/** The sessions that lack something the agent has said: it could not be saved, and will not be said again. */
	readonly unsaved: readonly string[];
	/** The line in whose middle the position is. */
	readonly dropped?: DroppedLine;
};

/** What a hub of another version left may say less. */
export const readWitness = (value: unknown): Witness => {
	const { saved, unsaved, dropped } = isFields(value) ? value : {};
	const ends = Object.entries(isFields(saved) ? saved : {}).flatMap(([sessionId, index]) =>
		typeof index === "number" ? [[sessionId, index] as const] : [],
	);
	return {
		saved: Object.fromEntries(ends),
		unsaved: Array.isArray(unsaved) ? unsaved.filter((each) => typeof each === "string") : [],
		...(isDroppedLine(dropped) ? { dropped } : {}),
	};
};

const isDroppedLine = (value: unknown): value is DroppedLine =>
	isFields(value) && typeof value["bytes"] === "number" && typeof value["beginning"] === "string";
