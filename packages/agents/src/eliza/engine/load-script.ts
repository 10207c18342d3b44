import { covers } from "./cover.ts";
import { type Lines, mapLines } from "./lines.ts";
import { type Pattern, PatternError, parsePattern, type SynonymClasses } from "./pattern.ts";
import type { GoTo, Keyword, NewKey, Rule, Script } from "./script.ts";
import { readSubstitutions, type Substitutions } from "./substitute.ts";
import { parseTemplate, type Template, TemplateError } from "./template.ts";

/** A script that has been read and checked, ready to answer. */
export type LoadedScript = {
	readonly source: Script;
	readonly before: Substitutions;
	readonly after: Substitutions;
	readonly quit: ReadonlySet<string>;
	/** By each of its words. */
	readonly keywords: ReadonlyMap<string, LoadedKeyword>;
};

export type LoadedKeyword = {
	readonly name: string;
	readonly rank: number;
	readonly rules: readonly LoadedRule[];
};

export type LoadedRule = {
	/** Names the rule's place in its rotation. */
	readonly id: string;
	readonly pattern: Pattern;
	readonly say: Lines<LoadedReassembly>;
	readonly remember: Lines<Template> | undefined;
};

export type LoadedReassembly = { readonly kind: "say"; readonly template: Template } | GoTo | NewKey;

/** A script with mistakes. The message lists every one of them. */
export class ScriptError extends Error {
	readonly problems: readonly string[];

	constructor(problems: readonly string[]) {
		super(`The script cannot be used:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
		this.name = "ScriptError";
		this.problems = problems;
	}
}

/** Reads a script; throws a ScriptError that lists everything wrong with it. */
export const loadScript = (source: Script): LoadedScript => {
	const problems: string[] = [];
	const classes = readClasses(source);
	const keywords = new Map<string, LoadedKeyword>();
	for (const keyword of source.keywords) {
		const loaded = loadKeyword(keyword, classes, problems);
		for (const word of keyword.words) {
			if (keywords.has(word)) problems.push(`keyword "${word}" is defined twice`);
			if (Object.hasOwn(source.before, word))
				problems.push(`keyword "${word}" is replaced before it is looked for`);
			keywords.set(word, loaded);
		}
	}
	problems.push(...danglingGoTos(source.keywords, keywords));
	if (problems.length > 0) throw new ScriptError(problems);
	return {
		source,
		before: readSubstitutions(source.before),
		after: readSubstitutions(source.after),
		quit: new Set(source.quit),
		keywords,
	};
};

/** Every keyword is also a class of its own words, unless the script defines that class itself. */
const readClasses = (source: Script): SynonymClasses => {
	return new Map([
		...source.keywords.map(({ words }) => [words[0], new Set(words)] as const),
		...Object.entries(source.synonyms).map(([name, words]) => [name, new Set(words)] as const),
	]);
};

const loadKeyword = (keyword: Keyword, classes: SynonymClasses, problems: string[]): LoadedKeyword => {
	const name = keyword.words[0];
	const rules: LoadedRule[] = [];
	for (const rule of keyword.rules) {
		try {
			const loaded = loadRule(`${name}: ${rule.match}`, rule, classes);
			const shadow = rules.find((earlier) => covers(earlier.pattern, loaded.pattern));
			if (shadow !== undefined)
				problems.push(`rule "${loaded.id}" is never reached because of "${shadow.id}"`);
			rules.push(loaded);
		} catch (error) {
			if (!(error instanceof PatternError || error instanceof TemplateError)) throw error;
			problems.push(`keyword "${name}": ${error.message}`);
		}
	}
	return { name, rank: keyword.rank, rules };
};

const loadRule = (id: string, rule: Rule, classes: SynonymClasses): LoadedRule => {
	const pattern = parsePattern(rule.match, classes);
	const read = (text: string) => parseTemplate(text, pattern.length);
	return {
		id,
		pattern,
		say: mapLines(rule.say, (entry) =>
			typeof entry === "string" ? { kind: "say", template: read(entry) } : entry,
		),
		remember: rule.remember && mapLines(rule.remember, read),
	};
};

const danglingGoTos = (
	keywords: readonly Keyword[],
	known: ReadonlyMap<string, LoadedKeyword>,
): readonly string[] => {
	return keywords.flatMap((keyword) =>
		keyword.rules
			.flatMap((rule) => rule.say)
			.filter((entry) => typeof entry !== "string" && entry.kind === "goto")
			.filter((entry) => !known.has(entry.word))
			.map((entry) => `keyword "${keyword.words[0]}" goes to "${entry.word}", which does not exist`),
	);
};
