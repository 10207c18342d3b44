import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { matchExpression, readQuery } from "./phrase.ts";
import { searchable } from "./words.ts";

test.each([
	["the last word may be a beginning", "hello wor", '"hello" AND "wor" *'],
	["a star makes any word one", "hel* world", '"hel" * AND "world" *'],
	["quotes keep words together and whole", '"hello world"', '"hello world"'],
	["a quote that is still open is still being typed", 'say "hello wor', '"say" AND "hello wor" *'],
	["typographic quotes are quotes", "„hello world“ x", '"hello world" AND "x" *'],
	["signs within a word keep its parts together", "store/worker.ts:12", '"store worker ts 12" *'],
	["two characters are a pair", "検索", '"検索" *'],
	["more are pairs in a row", "全文検索", '"全文 文検 検索" *'],
	["one character is the beginning of a pair, quoted or not", '木 "林"', '"木" * AND "林" *'],
	["a run that is followed by something has ended", '"模型is"', '"模型 型 is"'],
	["operators are words", "a AND NOT b", '"a" AND "and" AND "not" AND "b" *'],
	["signs alone are nothing", '" * ( ) ^ : - "" …', ""],
])("[A14.scripts] %s", (_, query, expected) => {
	expect(matchExpression(readQuery(query))).toBe(expected);
});

test("[A14.scripts] pasted text is truncated to a searchable size", () => {
	const phrases = readQuery(`${"word ".repeat(5000)} "${"other ".repeat(5000)}"`);
	expect(phrases.length).toBeLessThanOrEqual(16);
	expect(readQuery(`"${"word ".repeat(500)}"`)[0]?.words.length).toBeLessThanOrEqual(24);
});

const table = () => {
	const database = new DatabaseSync(":memory:");
	database.exec("CREATE VIRTUAL TABLE t USING fts5 (words, content = '', tokenize = 'ascii')");
	return {
		add: (text: string) => void database.prepare("INSERT INTO t (words) VALUES (?)").run(searchable(text)),
		count: (query: string) => {
			const expression = matchExpression(readQuery(query));
			if (expression === "") return undefined;
			return database.prepare("SELECT rowid FROM t WHERE t MATCH ?").all(expression).length;
		},
		[Symbol.dispose]: () => database.close(),
	};
};

const anything = fc.oneof(
	fc.string({ unit: "binary", maxLength: 300 }),
	fc.string({ unit: "grapheme", maxLength: 100 }),
	fc
		.array(
			fc.constantFrom('"', "*", "(", ")", "AND", "OR", "NOT", "NEAR", "^", ":", "+", "a", " ", "\0", "木"),
		)
		.map((parts) => parts.join("")),
);

test("[A14.scripts] any input yields a valid query", () => {
	using index = table();
	index.add("something to search in");
	fc.assert(
		fc.property(anything, (query) => {
			expect(() => index.count(query)).not.toThrow();
		}),
	);
	expect(index.count("some")).toBe(1);
});

test("[A14.scripts] every text is found by any excerpt that begins with a word", () => {
	const text = fc.stringMatching(/^[a-cäé東京都ไท👍 ./-]{1,40}$/u);
	fc.assert(
		fc.property(text, (said) => {
			using index = table();
			index.add(said);
			const found = index.count(said);
			expect(found === undefined || found === 1).toBe(true);
			const quoted = index.count(`"${said}"`);
			expect(quoted === undefined || quoted === 1).toBe(true);
		}),
	);
});
