/** A text without its spaces: agents trim and wrap what they replay. */
export const squashed = (text: string): string => text.replace(/\s+/gu, "");

/** The end of a text, behind so many characters that are not spaces. */
export const behind = (text: string, count: number): string => {
	let at = 0;
	for (let seen = 0; at < text.length && seen < count; at++) if (!/\s/u.test(text.charAt(at))) seen += 1;
	return text.slice(at);
};
