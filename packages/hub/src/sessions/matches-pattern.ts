import { runInNewContext } from "node:vm";

/** A pattern comes from an agent and may take for ever; an ordinary one takes microseconds. */
const timeoutMs = 50;
const maxPattern = 1000;

/**
 * Whether a text fits the pattern of an agent. A pattern that is none, or takes too long, fits everything: the agent checks what it gets, and
 * the hub must go on.
 */
export const matchesPattern = (pattern: string, text: string): boolean => {
	if (pattern.length > maxPattern) return true;
	try {
		const context = { test: () => new RegExp(pattern, "u").test(text) };
		return runInNewContext("test()", context, { timeout: timeoutMs }) === true;
	} catch {
		return true;
	}
};
