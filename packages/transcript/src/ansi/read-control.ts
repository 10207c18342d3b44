/** One token of terminal input; `end` is where the next begins. */
export type Control = { readonly end: number } & (
	| { readonly kind: "text"; readonly text: string }
	| { readonly kind: "style"; readonly parameters: string }
	| { readonly kind: "lineEnd" | "lineStart" | "back" | "ignored" }
);

const escapeCode = 0x1b;
const deleteCode = 0x7f;

/** Reads the token at `at`. It reads only the terminating character twice, so a whole text takes linear time. */
export const readControl = (text: string, at: number): Control => {
	const code = text.charCodeAt(at);
	switch (code) {
		case 0x0a:
			return { kind: "lineEnd", end: at + 1 };
		case 0x0d:
			return { kind: "lineStart", end: at + 1 };
		case 0x08:
			return { kind: "back", end: at + 1 };
		case escapeCode:
			return readEscape(text, at);
		case 0x9b:
			return readSequence(text, at + 1);
		case 0x90:
		case 0x98:
		case 0x9d:
		case 0x9e:
		case 0x9f:
			return { kind: "ignored", end: endOfString(text, at + 1) };
	}
	if (isControl(code)) return { kind: "ignored", end: at + 1 };
	let end = at + 1;
	while (end < text.length && !isControl(text.charCodeAt(end))) end += 1;
	return { kind: "text", text: text.slice(at, end), end };
};

/** Tabs are text. */
const isControl = (code: number): boolean =>
	(code < 0x20 && code !== 0x09) || (code >= deleteCode && code < 0xa0);

const readEscape = (text: string, at: number): Control => {
	switch (text[at + 1]) {
		case "[":
			return readSequence(text, at + 2);
		case "]":
		case "P":
		case "X":
		case "^":
		case "_":
			return { kind: "ignored", end: endOfString(text, at + 2) };
	}
	// Such as a character set selection: a few characters from space to slash, and a final one.
	let end = at + 1;
	while (isBetween(text.charCodeAt(end), 0x20, 0x2f)) end += 1;
	return { kind: "ignored", end: isBetween(text.charCodeAt(end), 0x30, 0x7e) ? end + 1 : end };
};

/** After `ESC [`: parameters, intermediate characters, and a final one that names the function. */
const readSequence = (text: string, start: number): Control => {
	let end = start;
	while (isBetween(text.charCodeAt(end), 0x30, 0x3f)) end += 1;
	const parameters = text.slice(start, end);
	const isPlain = !isBetween(text.charCodeAt(end), 0x20, 0x2f);
	while (isBetween(text.charCodeAt(end), 0x20, 0x2f)) end += 1;
	if (!isBetween(text.charCodeAt(end), 0x40, 0x7e)) return { kind: "ignored", end };
	// With a private prefix it is another function with the same final letter.
	const isStyle = isPlain && text[end] === "m" && !/^[<=>?]/.test(parameters);
	return isStyle ? { kind: "style", parameters, end: end + 1 } : { kind: "ignored", end: end + 1 };
};

/**
 * Where a title, a link's address or the like ends: behind its terminator, or before any other control character, so that
 * an unclosed one swallows at most its line.
 */
const endOfString = (text: string, start: number): number => {
	let end = start;
	while (end < text.length && !isControl(text.charCodeAt(end))) end += 1;
	const code = text.charCodeAt(end);
	if (code === 0x07 || code === 0x9c) return end + 1;
	return code === escapeCode && text[end + 1] === "\\" ? end + 2 : end;
};

/** Past the end of a text the code is NaN, which is in no range. */
const isBetween = (code: number, first: number, last: number): boolean => code >= first && code <= last;
