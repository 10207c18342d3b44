import type { ContentBlock } from "@agentclientprotocol/sdk";

/** A prompt taken apart: what is asked now, and the history that the client quotes before it. */
export type Asked = {
	readonly text: string;
	readonly quoted: string | undefined;
};

/** A line that says what the user said, in the ways that clients write it. */
const userLine = /^[>\s*_#[\]-]*(?:user|you|human|me)\b[^:\n]{0,30}:[*_\s]*(.*)$/im;
const userElement = /<user[^>]*>\s*([\s\S]*?)\s*<\/user/i;

const looksQuoted = (text: string): boolean => {
	return /^\s*[<>]/.test(text) || userLine.test(text) || userElement.test(text);
};

/** Blocks that look like a quoted conversation are history as long as something else is asked. */
export const splitQuoted = (blocks: readonly ContentBlock[]): Asked => {
	const texts: string[] = [];
	const quotes: string[] = [];
	const lastText = blocks.findLastIndex(({ type }) => type === "text");
	blocks.forEach((block, index) => {
		if (block.type === "text") {
			const isHistory = index < lastText && looksQuoted(block.text);
			(isHistory ? quotes : texts).push(block.text);
		} else if (block.type === "resource" && "text" in block.resource && userLine.test(block.resource.text)) {
			quotes.push(block.resource.text);
		}
	});
	const text = texts.join("");
	if (quotes.length > 0) return { text, quoted: quotes.join("\n") };
	return splitLastLine(text);
};

/** One block that holds both: everything up to the last empty line is history. */
const splitLastLine = (text: string): Asked => {
	const at = text.trimEnd().lastIndexOf("\n\n");
	if (at < 0 || !/^\s*[<>]/.test(text)) return { text, quoted: undefined };
	return { text: text.slice(at + 2), quoted: text.slice(0, at) };
};

/** The first thing a quoted history says that the user said; its first line when it does not say who spoke. */
export const firstOfQuoted = (quoted: string): string => {
	const element = userElement.exec(quoted)?.[1];
	if (element !== undefined) return element;
	const line = userLine.exec(quoted);
	const rest = line === null ? quoted : line[1]?.trim() || quoted.slice(line.index + line[0].length);
	const first = rest.split("\n").find((each) => each.replace(/[>\s]/g, "") !== "");
	return (first ?? "").replace(/^[>\s]+/, "").trim();
};
