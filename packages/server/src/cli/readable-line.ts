import { formatLine } from "@parley/logging/format-line";
import type { LogRecord } from "@parley/logging/record";

/** Formats a line of the hub's log for people. A line that is not a record is unchanged. */
export const readableLine = (line: string): string => {
	try {
		const record: unknown = JSON.parse(line);
		return isRecord(record) ? formatLine(record) : line;
	} catch (error) {
		if (error instanceof SyntaxError || error instanceof RangeError) return line;
		throw error;
	}
};

type Loose = { readonly [Key in keyof LogRecord]?: unknown };

/** The hub wrote the line; this only checks that it is complete. */
const isRecord = (value: unknown): value is LogRecord => {
	if (typeof value !== "object" || value === null) return false;
	const { time, level, category, message, fields = {}, error = {} }: Loose = value;
	return (
		(typeof time === "string" || typeof time === "number") &&
		[level, category, message].every((each) => typeof each === "string") &&
		[fields, error].every((each) => typeof each === "object" && each !== null)
	);
};
