import { isMessageId, type MessageId } from "./messages.ts";

const opening = /\s*\{/y;
const name = /\s*("(?:[^"\\]|\\.)*")\s*:\s*/y;
/** A scalar and the comma behind it: without the comma, the text may have been cut inside the scalar. */
const simpleValue = /("(?:[^"\\]|\\.)*"|[^\s"{}[\],]+)\s*,/y;

/**
 * The id of the request that a truncated message answers, or nothing unless that is certain: the message must have an id and, behind it, a
 * result or an error. Agents put only scalars before them; any other message is not examined.
 */
export const answerIdOf = (beginning: string): MessageId | undefined => {
	let at = 0;
	const take = (pattern: RegExp): string | undefined => {
		pattern.lastIndex = at;
		const found = pattern.exec(beginning);
		if (found === null) return undefined;
		at = pattern.lastIndex;
		return found[1] ?? found[0];
	};
	if (take(opening) === undefined) return undefined;
	let id: MessageId | undefined;
	for (;;) {
		const member = parse(take(name));
		if (member === "result" || member === "error") return id;
		const value = member === undefined || member === "method" ? undefined : parse(take(simpleValue));
		if (value === undefined) return undefined;
		if (member !== "id") continue;
		if (!isMessageId(value)) return undefined;
		id = value;
	}
};

const parse = (json: string | undefined): unknown => {
	if (json === undefined) return undefined;
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
};
