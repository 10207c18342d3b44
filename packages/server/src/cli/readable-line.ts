import { formatLine } from "@parley/logging/format-line";
import type { LogRecord } from "@parley/logging/record";

/** A line of the hub's log as a person reads it. What is no record stays as it is. */
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

/** The hub wrote it; this asks only whether it is whole. */
const isRecord = (value: unknown): value is LogRecord => {
	if (typeof value !== "object" || value === null) return false;
	const { time, level, category, message, fields = {}, error = {} }: Loose = value;
	return (
		(typeof time === "string" || typeof time === "number") &&
		[level, category, message].every((each) => typeof each === "string") &&
		[fields, error].every((each) => typeof each === "object" && each !== null)
	);
};
