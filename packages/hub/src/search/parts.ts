/** The length indexed in one step: a few milliseconds, however long the text is. */
export const partLength = 32_768;

/** How far before its end a part may be cut at a space. */
const slack = 1024;

/** The parts of a text, each indexed separately. Nearly all texts have one. */
export const partsOf = (text: string): string[] => {
	const parts: string[] = [];
	let from = 0;
	while (text.length - from > partLength) {
		const to = from + partLength;
		const space = text.slice(to - slack, to).search(/\s\S*$/);
		const end = space < 0 ? wholeCharacter(text, to) : to - slack + space + 1;
		parts.push(text.slice(from, end));
		from = end;
	}
	parts.push(text.slice(from));
	return parts;
};

/** This offset, or the one before it if it is inside a surrogate pair. */
export const wholeCharacter = (text: string, position: number): number => {
	const code = text.charCodeAt(position);
	return code >= 0xdc00 && code <= 0xdfff ? position - 1 : position;
};
