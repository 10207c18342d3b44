/** A text that is nothing but one fenced block, without its fence: agents wrap outputs like this. Any other text is unchanged. */
export const unfenced = (text: string): string => {
	const found = /^\s*(`{3,}|~{3,})[^\n`]*\n(?<inner>[\s\S]*?)\n?\1\s*$/.exec(text);
	const inner = found?.groups?.["inner"];
	return inner === undefined || inner.includes(found?.[1] ?? "```") ? text : inner;
};
