/** Real data is not nested deeper, and deeper data would exhaust the stack of any recursive walk. */
export const maxDepth = 64;

/** Replaces a value that was cut. */
export const cutMarker = `[cut: nested more than ${maxDepth} levels deep]`;

/** The short form, for messages with so many cuts that full markers would push them over the limit. */
export const shortCutMarker = "…";

/** How many characters the markers may add to a message. */
const maxGrowth = 4096;

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Replaces every value nested deeper than `maxDepth` with a marker. It works on the text before parsing, reads each character
 * once and does not recurse. Invalid JSON stays invalid.
 */
export const limitDepth = (json: string): { readonly json: string; readonly cuts: number } => {
	if (!canBeTooDeep(json)) return { json, cuts: 0 };
	const cuts: string[] = [];
	let kept = 0;
	let grown = 0;
	let depth = 0;
	let cutFrom = 0;
	for (let at = 0; at < json.length; at++) {
		const code = json.charCodeAt(at);
		if (code === quote) at = endOfText(json, at);
		else if (code === openBracket || code === openBrace) {
			if (depth === maxDepth) cutFrom = at;
			depth += 1;
		} else if (code === closeBracket || code === closeBrace) {
			depth -= 1;
			if (depth !== maxDepth) continue;
			const growth = cutMarker.length + 2 - (at + 1 - cutFrom);
			const isRoom = grown + growth <= maxGrowth;
			if (isRoom) grown += growth;
			cuts.push(json.slice(kept, cutFrom), `"${isRoom ? cutMarker : shortCutMarker}"`);
			kept = at + 1;
		}
	}
	// Unclosed brackets are invalid JSON; the parser must not have to find that out level by level.
	const end = depth > maxDepth ? cutFrom : json.length;
	if (cuts.length === 0 && end === json.length) return { json, cuts: 0 };
	return { json: cuts.join("") + json.slice(kept, end), cuts: cuts.length / 2 };
};

/** Counting brackets is much faster than measuring depth, and most messages have too few to be too deep. */
const canBeTooDeep = (json: string): boolean => {
	let opened = 0;
	for (const bracket of ["{", "["]) {
		for (let at = json.indexOf(bracket); at >= 0; at = json.indexOf(bracket, at + 1)) {
			opened += 1;
			if (opened > maxDepth) return true;
		}
	}
	return false;
};

/** The end of the string that begins at a quote: the next unescaped quote. */
const endOfText = (json: string, start: number): number => {
	for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
		if (!isEscaped(json, at)) return at;
	}
	return json.length;
};

const isEscaped = (json: string, at: number): boolean => {
	let before = at;
	while (json.charCodeAt(before - 1) === backslash) before -= 1;
	return (at - before) % 2 === 1;
};
