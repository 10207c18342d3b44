export type LineEnding = "\n" | "\r\n";

/** A text as lines, without what ends them: `join` gives the text again. */
export type TextLines = {
	readonly lines: readonly string[];
	readonly ending: LineEnding;
	/** Whether the last line is ended as the others are. */
	readonly isEnded: boolean;
};

/**
 * Both sides of an edit as lines that can be compared. A text that has changed from one line ending to the other keeps its
 * lines. If either text mixes them, line endings are content: a carriage return then stays in its line.
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

/** The ending that all lines of a text have; undefined if it has but one line, without an end. */
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
