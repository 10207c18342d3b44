import { ownEntries, PlainCopy } from "./plain-value.ts";
import type { LoggedError, LogValue } from "./record.ts";
import type { Redactor } from "./redact.ts";

export type PlainFields = {
	readonly fields?: { readonly [key: string]: LogValue };
	readonly error?: LoggedError;
};

/** The fields of a record as plain data; later sources win, and `error` becomes an error with its causes. */
export const plainFields = (sources: readonly object[], redactor: Redactor): PlainFields => {
	const merged = new Map(sources.flatMap(entriesOf));
	const error = merged.get("error");
	merged.delete("error");
	const copy = new PlainCopy(redactor);
	// The error goes first: it is what a reader needs most of a record that is too big to keep whole.
	const logged = error === undefined ? undefined : copy.error(error);
	const fields = copy.entries(merged);
	return {
		...(Object.keys(fields).length === 0 ? {} : { fields }),
		...(logged === undefined ? {} : { error: logged }),
	};
};

const entriesOf = (source: object): [string, unknown][] => {
	try {
		return ownEntries(source);
	} catch {
		return [["fields", "[unreadable]"]];
	}
};
