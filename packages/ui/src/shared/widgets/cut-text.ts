const maxLength = 4000;

export type CutText = { readonly text: string; readonly hiddenLines: number };

/** The beginning of a text: at most `maxLines` lines, and never an endless one. */
export const cutText = (text: string, maxLines: number): CutText => {
	const lines = text.split("\n");
	const head = lines.slice(0, maxLines).join("\n");
	if (head.length > maxLength) {
		const kept = head.slice(0, maxLength);
		return { text: `${kept}…`, hiddenLines: lines.length - kept.split("\n").length + 1 };
	}
	return { text: head, hiddenLines: lines.length - Math.min(lines.length, maxLines) };
};
