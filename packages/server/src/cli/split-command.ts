/** Splits a command line into words as a shell does, including quotes, without expansion. */
export const splitCommand = (line: string): string[] => {
	const words: string[] = [];
	for (const match of line.matchAll(/(?:[^\s"']+|"(?:[^"\\]|\\.)*"|'[^']*')+/g)) {
		words.push(
			match[0].replace(
				/"((?:[^"\\]|\\.)*)"|'([^']*)'/g,
				(_, double?: string, single?: string) => double?.replace(/\\(.)/g, "$1") ?? single ?? "",
			),
		);
	}
	return words;
};
