import type { Alignment } from "./block.ts";

/** The cells of a row as written between its pipes; an escaped pipe is part of its cell. */
export const splitRow = (line: string): string[] => {
	const cells: string[] = [];
	const row = line.trim();
	let cell = "";
	let ended = false;
	for (let index = row.startsWith("|") ? 1 : 0; index < row.length; index++) {
		const char = row.charAt(index);
		ended = char === "|";
		if (char === "\\" && row[index + 1] === "|") {
			cell += "|";
			index++;
		} else if (char === "\\") {
			cell += row.slice(index, index + 2);
			index++;
		} else if (char === "|") {
			cells.push(cell.trim());
			cell = "";
		} else cell += char;
	}
	if (!ended) cells.push(cell.trim());
	return cells;
};

const delimiterRow = /^\|?[ \t]*:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)*[ \t]*\|?$/;

/** The alignments that a delimiter row gives its columns. */
export const readDelimiterRow = (text: string): readonly Alignment[] | undefined => {
	if (!/[|:]/.test(text) || !delimiterRow.test(text.trimEnd())) return undefined;
	return splitRow(text).map((cell) => {
		if (cell.startsWith(":")) return cell.endsWith(":") ? "center" : "left";
		return cell.endsWith(":") ? "right" : undefined;
	});
};
