export type LineEnding = "\n" | "\r\n";

/** A text as lines without their endings; `join` restores the text. */
export type TextLines = {
	readonly lines: readonly string[];
	readonly ending: LineEnding;
	/** Whether the last line has an ending, too. */
	readonly isEnded: boolean;
};

/**
 * Both sides of an edit as comparable lines. Switching a whole text from one line ending to the other changes no lines. If
 * either text mixes them, line endings are content: a carriage return then stays in its line.
 */
export const splitSides = (oldText: string, newText: string): readonly [TextLines, TextLines] => {
	const [oldUse, newUse] = [endingUse(oldText), endingUse(newText)];
	if (oldUse === "mixed" || newUse === "mixed") return [split(oldText, "\n"), split(newText, "\n")];
	const [oldEnding, newEnding] = [oldUse ?? newUse ?? "\n", newUse ?? oldUse ?? "\n"];
	return [split(oldText, oldEnding), split(newText, newEnding)];
};

export const joinLines = ({ lines, ending, isEnded }: TextLines): string =>
	lines.join(ending) + (isEnded ? ending : "");

const split = (text: string, ending: LineEnding): TextLines => {
	const isEnded = text.endsWith(ending);
	const body = isEnded ? text.slice(0, -ending.length) : text;
	return { lines: text === "" ? [] : body.split(ending), ending, isEnded };
};

/** The line ending of a text; undefined if it is a single unterminated line. */
const endingUse = (text: string): LineEnding | "mixed" | undefined => {
	let [bare, returned] = [false, false];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
		if (text.charCodeAt(at - 1) === carriageReturn) returned = true;
		else bare = true;
		if (bare && returned) return "mixed";
	}
	if (returned) return "\r\n";
	return bare ? "\n" : undefined;
};

const carriageReturn = 13;
