import { isMessageId, type MessageId } from "./messages.ts";

const opening = /\s*\{/y;
const name = /\s*("(?:[^"\\]|\\.)*")\s*:\s*/y;
/** A value that holds no others, and the comma behind it: without that, it may go on where the text was cut. */
const simpleValue = /("(?:[^"\\]|\\.)*"|[^\s"{}[\],]+)\s*,/y;

/**
 * Which request a message answers of which only the beginning is known. Nothing unless it is certain: an answer has a result or an error,
 * and an id that was said before. What stands before them is simple in the messages of all agents; whatever else does is not
 * looked into.
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
