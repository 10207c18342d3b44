/** The words of an argument string. */
export const splitArguments = (args: string): readonly string[] => {
	return args.split(/\s+/).filter((word) => word !== "");
};

/** The first word and everything after the one white space that follows it, unchanged. */
export const splitFirst = (args: string): readonly [first: string, rest: string] => {
	const [, first, rest] = /^\s*(\S+)(?:\s([\s\S]*))?$/.exec(args) ?? [];
	return [first ?? "", rest ?? ""];
};

/** A whole number within bounds, or undefined for anything else. */
export const wholeNumber = (word: string | undefined, least: number, most: number): number | undefined => {
	if (word === undefined || !/^\d{1,15}$/.test(word)) return undefined;
	const value = Number(word);
	return value >= least && value <= most ? value : undefined;
};
