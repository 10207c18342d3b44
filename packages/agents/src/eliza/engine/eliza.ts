import { type LoadedKeyword, type LoadedRule, type LoadedScript, loadScript } from "./load-script.ts";
import { matchPattern, type Span } from "./match.ts";
import type { Script } from "./script.ts";
import { initialState, remember, rotate, type State } from "./state.ts";
import { substitute } from "./substitute.ts";
import { fillTemplate } from "./template.ts";
import { type Clause, splitClauses } from "./words.ts";

export type Answer = {
	readonly state: State;
	readonly reply: string;
};

/** A rule engine after Weizenbaum (1966). Pure: the same state and input always give the same answer. */
export type Eliza = {
	readonly initial: string;
	readonly start: State;
	respond(state: State, input: string): Answer;
};

/** A part quoted back is cut here, so that an answer stays readable whatever came in. */
const maxQuotedChars = 160;

/** Two keywords may send each other around; after this many hops she changes the subject. */
const maxHops = 8;

/** Reads the script (throws ScriptError) and returns the engine for it. */
export const createEliza = (source: Script): Eliza => {
	const script = loadScript(source);
	return {
		initial: source.initial,
		start: initialState,
		respond: (state, input) => respond(script, state, input),
	};
};

const respond = (script: LoadedScript, state: State, input: string): Answer => {
	const clauses = splitClauses(input).map((clause) => substitute(script.before, clause));
	if (isGoodbye(script, clauses)) {
		const farewell = rotate(state, "final", script.source.final);
		return { state: { ...farewell.state, memory: [] }, reply: farewell.item };
	}
	const { clause, keywords } = mostPressing(script, clauses);
	let current = state;
	for (const keyword of keywords) {
		const tried = answerKeyword(script, current, keyword, clause, 0);
		current = tried.state;
		if (tried.reply !== undefined) return { state: current, reply: tried.reply };
	}
	return withoutKeyword(script, current);
};

const isGoodbye = (script: LoadedScript, clauses: readonly Clause[]): boolean => {
	const only = clauses.length === 1 ? clauses[0] : undefined;
	return only?.length === 1 && script.quit.has(only[0]?.key ?? "");
};

type Pressing = {
	readonly clause: Clause;
	/** Found in the clause, highest rank first, then in order of appearance. */
	readonly keywords: readonly LoadedKeyword[];
};

/** The clause with the highest ranked keyword, the first of them when several are equal. */
const mostPressing = (script: LoadedScript, clauses: readonly Clause[]): Pressing => {
	let best: Pressing = { clause: [], keywords: [] };
	for (const clause of clauses) {
		const keywords = findKeywords(script, clause);
		if (rankOf(keywords) > rankOf(best.keywords)) best = { clause, keywords };
	}
	return best;
};

const findKeywords = (script: LoadedScript, clause: Clause): LoadedKeyword[] => {
	const found = new Set<LoadedKeyword>();
	for (const word of clause) {
		const keyword = script.keywords.get(word.key);
		if (keyword !== undefined) found.add(keyword);
	}
	return [...found].sort((a, b) => b.rank - a.rank);
};

const rankOf = (keywords: readonly LoadedKeyword[]): number => {
	return keywords[0]?.rank ?? Number.NEGATIVE_INFINITY;
};

type Attempt = {
	readonly state: State;
	readonly reply: string | undefined;
};

const answerKeyword = (
	script: LoadedScript,
	state: State,
	keyword: LoadedKeyword,
	clause: Clause,
	hops: number,
): Attempt => {
	for (const rule of keyword.rules) {
		const spans = matchPattern(rule.pattern, clause);
		if (spans === undefined) continue;
		const parts = spans.map((span) => quote(script, clause, span));
		const turn = rotate(putAside(state, rule, parts), rule.id, rule.say);
		switch (turn.item.kind) {
			case "say":
				return { state: turn.state, reply: fillTemplate(turn.item.template, parts) };
			case "newkey":
				return { state: turn.state, reply: undefined };
			case "goto": {
				const target = script.keywords.get(turn.item.word);
				if (target === undefined || hops === maxHops) return { state: turn.state, reply: undefined };
				return answerKeyword(script, turn.state, target, clause, hops + 1);
			}
		}
	}
	return { state, reply: undefined };
};

const putAside = (state: State, rule: LoadedRule, parts: readonly string[]): State => {
	if (rule.remember === undefined) return state;
	const turn = rotate(state, `${rule.id} (memory)`, rule.remember);
	return remember(turn.state, fillTemplate(turn.item, parts));
};

const quote = (script: LoadedScript, clause: Clause, span: Span): string => {
	const words = substitute(script.after, clause.slice(span.start, span.end));
	const text = words.map((word) => word.text).join(" ");
	return text.length <= maxQuotedChars ? text : `${text.slice(0, maxQuotedChars).toWellFormed().trimEnd()}…`;
};

const withoutKeyword = (script: LoadedScript, state: State): Answer => {
	const [oldest, ...rest] = state.memory;
	if (oldest !== undefined) return { state: { ...state, memory: rest }, reply: oldest };
	const turn = rotate(state, "none", script.source.none);
	return { state: turn.state, reply: turn.item };
};
