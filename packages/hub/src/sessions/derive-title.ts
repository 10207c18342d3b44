import type { PromptContent } from "@parley/protocol/message/content";

const maxLength = 60;

/** A title from the user's first words, cut between words; without words, from the name of an attachment. */
export const deriveTitle = (content: readonly PromptContent[]): string | undefined => {
	const words = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
	const names = content.flatMap((block) => (block.type === "attachment" ? [block.name] : []));
	const text = [...words, ...names].find((each) => each.trim() !== "") ?? "";
	const line =
		text
			.trim()
			.split(/\s*[\r\n]+\s*/u)[0]
			?.replace(/\s+/gu, " ") ?? "";
	if (line === "") return undefined;
	if (line.length <= maxLength) return line;
	const cut = line.slice(0, maxLength);
	const space = cut.lastIndexOf(" ");
	return `${(space > maxLength / 2 ? cut.slice(0, space) : dropHalfCharacter(cut)).trimEnd()}…`;
};

const dropHalfCharacter = (text: string): string =>
	/[\uD800-\uDBFF]$/u.test(text) ? text.slice(0, -1) : text;
