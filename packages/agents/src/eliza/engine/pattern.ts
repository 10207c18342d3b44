/** One numbered part of a decomposition. */
export type Part =
	| { readonly kind: "any" }
	| { readonly kind: "count"; readonly count: number }
	| { readonly kind: "word"; readonly key: string }
	| { readonly kind: "class"; readonly keys: ReadonlySet<string> };

export type Pattern = readonly Part[];

export type SynonymClasses = ReadonlyMap<string, ReadonlySet<string>>;

/** A pattern that cannot be read. The message names the pattern and what is wrong with it. */
export class PatternError extends Error {
	constructor(source: string, problem: string) {
		super(`pattern "${source}": ${problem}`);
		this.name = "PatternError";
	}
}

export const parsePattern = (source: string, classes: SynonymClasses): Pattern => {
	const tokens = source.split(" ").filter((token) => token !== "");
	if (tokens.length === 0) throw new PatternError(source, "is empty");
	const parts = tokens.map((token) => parsePart(source, token, classes));
	if (parts.some((part, index) => part.kind === "any" && parts[index - 1]?.kind === "any")) {
		throw new PatternError(source, "has two wildcards side by side; what each would hold is undecided");
	}
	return parts;
};

/** How many words a part holds, or undefined when it may hold any number. */
export const widthOf = (part: Part): number | undefined => {
	switch (part.kind) {
		case "any":
			return undefined;
		case "count":
			return part.count;
		case "word":
		case "class":
			return 1;
	}
};

const wildcardTokens = new Set(["*", "0"]);

const parsePart = (source: string, token: string, classes: SynonymClasses): Part => {
	if (wildcardTokens.has(token)) return { kind: "any" };
	if (/^\d$/.test(token)) return { kind: "count", count: Number(token) };
	if (!token.startsWith("@")) return { kind: "word", key: token };
	const keys = classes.get(token.slice(1));
	if (keys === undefined) throw new PatternError(source, `knows no synonym class ${token}`);
	return { kind: "class", keys };
};
