import type { Part, Pattern } from "./pattern.ts";

/**
 * Whether every clause that fits `later` also fits `earlier`, so that a rule for `later` would never be reached.
 * Reads `later` as a sentence in which a wildcard is a word that only a wildcard can hold.
 */
export const covers = (earlier: Pattern, later: Pattern): boolean => {
	const wanted = expand(earlier);
	const given = expand(later);
	// reach[j]: the first parts of `earlier` seen so far can hold exactly the first j symbols of `later`.
	let reach = given.map(() => false);
	reach.unshift(true);
	for (const part of wanted) {
		const next: boolean[] = [];
		for (let j = 0; j <= given.length; j++) {
			const symbol = given[j - 1];
			if (part.kind === "any") next.push((reach[j] ?? false) || (next[j - 1] ?? false));
			else next.push(symbol !== undefined && (reach[j - 1] ?? false) && holdsSymbol(part, symbol));
		}
		reach = next;
	}
	return reach.at(-1) ?? false;
};

const expand = (pattern: Pattern): Part[] => {
	return pattern.flatMap((part): Part[] =>
		part.kind === "count" ? Array.from({ length: part.count }, () => ({ kind: "count", count: 1 })) : [part],
	);
};

const holdsSymbol = (part: Part, symbol: Part): boolean => {
	switch (part.kind) {
		case "any":
			return true;
		case "count":
			return symbol.kind !== "any";
		case "word":
			return symbol.kind === "word" && symbol.key === part.key;
		case "class":
			if (symbol.kind === "word") return part.keys.has(symbol.key);
			return symbol.kind === "class" && [...symbol.keys].every((key) => part.keys.has(key));
	}
};
