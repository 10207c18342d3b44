/** The length of the longest run of backticks. */
export const longestRun = (text: string): number => {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
};

/** A block that shows a text verbatim. Its fence is longer than any inside it, so that nothing can close it. */
export const fenced = (text: string, language: string): string => {
	const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
	return `${fence}${language}\n${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${fence}`;
};

/** A text as inline code. Line breaks would end the line. */
export const inlineCode = (text: string): string => {
	const line = text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, " ⏎ ");
	if (line.trim() === "") return "` `";
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
};

/** Inline text with all markdown and HTML escaped. */
export const plain = (text: string): string =>
	text
		.replaceAll(/\s+/g, " ")
		.trim()
		.replaceAll(/[\\`*_[\]<>&#|~!$]/g, (character) => `\\${character}`);

/** A collapsed section. */
export const details = (summary: string, body: string): string =>
	`<details>\n<summary>${escapeHtml(summary)}</summary>\n\n${body}\n\n</details>`;

/** Markdown is not parsed inside a tag. */
const escapeHtml = (text: string): string =>
	text
		.replaceAll(/\s+/g, " ")
		.replaceAll(/[&<>]/g, (character) => (character === "&" ? "&amp;" : character === "<" ? "&lt;" : "&gt;"));
