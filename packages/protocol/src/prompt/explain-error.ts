type Failure = { readonly message: string; readonly code?: number | undefined; readonly data?: unknown };

const maxDepth = 6;
const maxLength = 2000;
/** Fields in which agents put the cause, the most informative first. */
const keys = [
	"details",
	"detail",
	"message",
	"reason",
	"cause",
	"error",
	"errors",
	"description",
	"data",
	"body",
];

/**
 * The cause of an error, in the agent's own words. Many agents answer with "Internal error" and put the cause into `data`: as
 * text, as a field of an object, or as JSON inside either. An error that says nothing is its code.
 */
export const explainError = ({ message, code, data }: Failure): string => {
	const said = reasonIn(message, 0) ?? message.trim();
	const reason = reasonIn(data, 0);
	if (said === "") return reason ?? String(code ?? "");
	if (reason === undefined || said.includes(reason)) return said;
	return cut(reason.includes(said) ? reason : `${said.replace(/[\s.:]+$/, "")}: ${reason}`);
};

const reasonIn = (value: unknown, depth: number): string | undefined => {
	if (depth > maxDepth) return undefined;
	if (typeof value === "string") return reasonInText(value.trim(), depth);
	if (Array.isArray(value)) return firstReason(value, depth);
	if (typeof value !== "object" || value === null) return undefined;
	const fields = new Map(Object.entries(value));
	return firstReason(
		keys.map((key) => fields.get(key)),
		depth,
	);
};

const firstReason = (values: readonly unknown[], depth: number): string | undefined => {
	for (const value of values) {
		const reason = reasonIn(value, depth + 1);
		if (reason !== undefined) return reason;
	}
	return undefined;
};

/** Text may be JSON, or end with it: `API Error: 400 {"error":{"message":"…"}}`. */
const reasonInText = (text: string, depth: number): string | undefined => {
	if (text === "") return undefined;
	const start = text.search(/[{[]/);
	const nested = start === -1 ? undefined : reasonIn(parse(text.slice(start)), depth + 1);
	if (nested === undefined) return cut(text);
	const before = text.slice(0, start).replace(/[\s:]+$/, "");
	return cut(before === "" ? nested : `${before}: ${nested}`);
};

const parse = (text: string): unknown => {
	try {
		const value: unknown = JSON.parse(text);
		return value;
	} catch {
		return undefined;
	}
};

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
