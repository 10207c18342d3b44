import fc from "fast-check";
import { expect, test } from "vitest";
import { searchable, words } from "./words.ts";

test.each([
	["words lose their case and their signs", "Don't PANIC, (yet)!", "don t panic yet"],
	["paths and names fall into words", "src/store_worker.ts:12", "src store worker ts 12"],
	["accents are left out, composed or not", "Café Cafe\u0301 ÜBER Łódź", "cafe cafe uber łodz"],
	["Greek has one sigma, Cyrillic keeps its letters", "ΟΔΟΣ οδός Привет", "οδοσ οδοσ привет"],
	["ligatures and wide forms are plain letters", "ﬁle ＡＢＣ１", "file abc1"],
	["points of Hebrew and Arabic are left out", "שָׁלוֹם كِتَاب", "שלום كتاب"],
	["vowel signs of Devanagari stay", "की का", "की का"],
	["Han becomes pairs and a last character", "東京都庁", "東京 京都 都庁 庁"],
	["one character stays one", "木", "木"],
	["kana, also of half width", "テスト ｶﾞｽ", "テス スト ト ガス ス"],
	["decomposed kana are composed", "か\u3099く", "がく く"],
	["Hangul", "안녕하세요", "안녕 녕하 하세 세요 요"],
	["Thai keeps its marks", "ที่นี่", "ที่นี่ นี่"],
	["scripts side by side", "GPT模型is好", "gpt 模型 型 is 好"],
	["punctuation ends a run", "東京、大阪。", "東京 京 大阪 阪"],
	["emoji stand alone, whatever they touch", "ok👍🏽👍!", "ok 👍 👍"],
	["flags are pairs, families are their members", "🇨🇭👩‍👧", "🇨🇭 👩 👧"],
	["digits and keycaps are digits", "1️⃣ 2 ٣", "1 2 ٣"],
	["nothing to find", " …—\n\t\0", ""],
	["half a surrogate is nothing", "a\uD83Db", "a b"],
])("[A14.scripts] %s", (_, text, expected) => {
	expect(searchable(text)).toBe(expected);
});

test("[A14.scripts] an endless word is indexed by its beginning", () => {
	expect(searchable(`${"a".repeat(10_000)} b`)).toBe(`${"a".repeat(64)} b`);
});

test("[A14.scripts] every word has its range in the text", () => {
	const text = "Zum Café: 東京👍";
	expect([...words(text)].map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
		["zum", "Zum"],
		["cafe", "Café"],
		["東京", "東京"],
		["京", "京"],
		["👍", "👍"],
	]);
	expect([...words("東京")].map(({ half }) => half)).toEqual([1, 2]);
});

test("[A14.scripts] for any text, words are in order, in bounds, and contain no separators", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
			let before = 0;
			for (const { word, start, end } of words(text)) {
				expect(start).toBeGreaterThanOrEqual(before);
				expect(end).toBeGreaterThan(start);
				expect(end).toBeLessThanOrEqual(text.length);
				expect(word).not.toMatch(/[\s"*\0]/);
				before = start;
			}
		}),
	);
});

test("[A14.scripts] case and accents of Latin letters do not matter", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[a-zA-Z0-9àéîõüç ]{0,40}$/), (text) => {
			expect(searchable(text.toUpperCase())).toBe(searchable(text));
			expect(searchable(text.normalize("NFD"))).toBe(searchable(text));
		}),
	);
});
