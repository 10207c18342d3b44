import type { LoggedError, LogRecord, LogValue } from "./record.ts";

/** A record as one line for people: `12:00:00.000 WARN  acp.process  Agent exited  code=1 error="Error: …"`. */
export const formatLine = (record: LogRecord): string => {
	const time = new Date(record.time).toISOString().slice(11, 23);
	const parts = [`${time} ${record.level.toUpperCase().padEnd(5)} ${record.category}`, record.message];
	const details = Object.entries(record.fields ?? {}).map(([key, value]) => `${key}=${formatValue(value)}`);
	if (record.error !== undefined) details.push(`error=${JSON.stringify(formatError(record.error))}`);
	if (details.length > 0) parts.push(details.join(" "));
	return parts.map(withoutControls).join("  ");
};

const formatValue = (value: LogValue): string => {
	if (typeof value === "string") return /^[\w./:@[\]-]+$/.test(value) ? value : JSON.stringify(value);
	return JSON.stringify(value);
};

const formatError = (error: LoggedError): string => {
	const causes = [...(error.cause === undefined ? [] : [error.cause]), ...(error.errors ?? [])];
	return [`${error.name}: ${error.message}`, ...causes.map(formatError)].join(" ← ");
};

/** Agents choose parts of what is logged: they must neither forge a second line nor send escape codes to a terminal. */
const withoutControls = (text: string): string => {
	return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (unit) => {
		const escaped = JSON.stringify(unit).slice(1, -1);
		return escaped.length > 1 ? escaped : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
	});
};
