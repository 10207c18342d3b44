const maxLines = 20;
const maxLength = 2000;

/** The end of an output, short enough to be shown with an error. */
export const lastLines = (output: string): string =>
	output.trimEnd().split("\n").slice(-maxLines).join("\n").slice(-maxLength).trim();
