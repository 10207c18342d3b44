/** How many backticks stand together at most. */
export const longestRun = (text: string): number => {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
};

/** A block that shows a text exactly as it is. Its fence is longer than any within, so that nothing can end it. */
export const fenced = (text: string, language: string): string => {
	const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
	return `${fence}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${fence}`;
};

/** A text within a line, as code. Line ends would end the line. */
export const inlineCode = (text: string): string => {
	const line = text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, " ⏎ ");
	if (line.trim() === "") return "` `";
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
};

/** A text within a line, with nothing in it that means anything in markdown or HTML. */
export const plain = (text: string): string =>
	text
		.replaceAll(/\s+/g, " ")
		.trim()
		.replaceAll(/[\\`*_[\]<>&#|~!$]/g, (character) => `\\${character}`);

/** Something that is read only when it is opened. */
export const details = (summary: string, body: string): string =>
	`<details>\n<summary>${escapeHtml(summary)}</summary>\n\n${body}\n\n</details>`;

/** Within a tag nothing is markdown. */
const escapeHtml = (text: string): string =>
	text
		.replaceAll(/\s+/g, " ")
		.replaceAll(/[&<>]/g, (character) => (character === "&" ? "&amp;" : character === "<" ? "&lt;" : "&gt;"));
