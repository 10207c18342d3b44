import { isDeepStrictEqual } from "node:util";

/** The first place where two values differ, as a readable message. */
export const describeDifference = (found: unknown, expected: unknown, path = ""): string => {
	if (!isRecord(found) || !isRecord(expected))
		return `${path || "."} is ${brief(found)}, not ${brief(expected)}`;
	const keys = new Set([...Object.keys(found), ...Object.keys(expected)]);
	for (const key of keys) {
		if (isDeepStrictEqual(found[key], expected[key])) continue;
		return describeDifference(found[key], expected[key], `${path}/${key}`);
	}
	return `${path || "."} differs in kind`;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;

const brief = (value: unknown): string => {
	const text = JSON.stringify(value) ?? "missing";
	return text.length > 120 ? `${text.slice(0, 60)}…${text.slice(-50)}` : text;
};
