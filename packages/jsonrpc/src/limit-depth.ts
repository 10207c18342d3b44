/** Nobody's data is nested deeper, and what is would exhaust the stack of whoever walks through it. */
export const maxDepth = 64;

/** Stands where something was cut. */
export const cutMarker = `[cut: nested more than ${maxDepth} levels deep]`;

/** The same where there are so many cuts that the message would outgrow its limit by saying so each time. */
export const shortCutMarker = "…";

/** How many characters a message may grow by what marks its cuts. */
const maxGrowth = 4096;

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * JSON without what is nested deeper than `maxDepth`; each such value is replaced by a text that says so. It works on the text, before
 * anything is built of it, looks at each character once and does not recurse. What is no JSON stays none.
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
	// What was opened and never closed is no JSON; it is not for the parser to find that out level by level.
	const end = depth > maxDepth ? cutFrom : json.length;
	if (cuts.length === 0 && end === json.length) return { json, cuts: 0 };
	return { json: cuts.join("") + json.slice(kept, end), cuts: cuts.length / 2 };
};

/** Most messages open too few brackets to be too deep, which is found much faster than their depth. */
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

/** Where the text that begins at a quote ends: at the next quote that is not escaped. */
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
