/** Editors allow comments and trailing commas in their files. Both are replaced by spaces, so that mistakes keep their place. */
export const withoutComments = (text: string): string => {
	const parts = /"(?:[^"\\]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
	const bare = text.replaceAll(parts, (part) =>
		part.startsWith('"') ? part : part.replaceAll(/[^\n]/g, " "),
	);
	return bare.replaceAll(
		/("(?:[^"\\]|\\.)*"?)|,(?=\s*[\]}])/g,
		(_, string: string | undefined) => string ?? " ",
	);
};
