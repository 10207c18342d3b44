import { type Fields, isFields } from "@parley/base/guards/fields";
import { isText } from "@parley/base/guards/scalars";

/** A session update as it is kept: of any kind. */
export type KeptUpdate = {
	readonly sessionUpdate: string;
	readonly [key: string]: unknown;
};

/** A line of a session's journal. */
export type JournalLine =
	| { readonly opened: { readonly id: string; readonly cwd: string; readonly roots: readonly string[] } }
	/** A prompt; it begins a turn. */
	| { readonly told: string }
	| { readonly did: KeptUpdate }
	| { readonly facts: Fields };

/** Reads a line; a line that was cut off by a crash gives nothing. */
export const readJournalLine = (text: string): JournalLine | undefined => {
	const value = parse(text);
	if (!isFields(value)) return undefined;
	const { opened, told, did, facts } = value;
	if (isOpened(opened)) return { opened };
	if (isText(told)) return { told };
	if (isKeptUpdate(did)) return { did };
	return isFields(facts) ? { facts } : undefined;
};

const parse = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};

type Opened = { readonly id: string; readonly cwd: string; readonly roots: readonly string[] };

const isOpened = (value: unknown): value is Opened => {
	if (!isFields(value)) return false;
	const { id, cwd, roots } = value;
	return isText(id) && isText(cwd) && Array.isArray(roots) && roots.every(isText);
};

const isKeptUpdate = (value: unknown): value is KeptUpdate => {
	return isFields(value) && isText(value["sessionUpdate"]);
};
