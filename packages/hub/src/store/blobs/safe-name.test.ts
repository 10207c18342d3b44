import fc from "fast-check";
import { expect, test } from "vitest";
import { numbered, safeName } from "./safe-name.ts";

test.for([
	["notes.txt", "notes.txt"],
	["Über größe 世界 😀.md", "Über größe 世界 😀.md"],
	[".env", ".env"],
	["../../etc/passwd", ".._.._etc_passwd"],
	["..\\..\\boot.ini", ".._.._boot.ini"],
	["/etc/shadow", "_etc_shadow"],
	["C:evil.exe", "C_evil.exe"],
	["a\u0000b\nc\u007f.txt", "a_b_c_.txt"],
	["invoice\u202egnp.exe", "invoice_gnp.exe"],
	["con", "_con"],
	["NUL.txt", "_NUL.txt"],
	["com1.tar.gz", "_com1.tar.gz"],
	["lpt³", "_lpt³"],
	["console.log", "console.log"],
	[".", "file"],
	["..", "file"],
	["...  ", "file"],
	["   ", "file"],
	["name. . .", "name"],
	["what?*.txt", "what__.txt"],
	["\ud800half", "\ufffdhalf"],
] as const)("[C10.names] %j becomes %j", ([name, safe]) => {
	expect(safeName(name)).toBe(safe);
});

test("[C10.names] a name that is too long is cut between characters and keeps its extension", () => {
	const name = safeName(`${"世".repeat(200)}.json`);
	expect(name).toMatch(/^世+\.json$/u);
	expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
	expect(Buffer.byteLength(safeName(`x.${"y".repeat(500)}`))).toBeLessThanOrEqual(200);
});

test("[C10.names] any name becomes one plain name, and sanitizing is idempotent", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
			const safe = safeName(name);
			expect(safe).not.toBe("");
			expect(safe).not.toMatch(/[/\\\p{Cc}]|^\.{1,2}$|[. ]$/u);
			expect(Buffer.byteLength(numbered(safe, 1000))).toBeLessThanOrEqual(255);
			expect(safeName(safe)).toBe(safe);
		}),
	);
});

test("[C10.names] a number goes before the extension", () => {
	expect(numbered("a.tar.gz", 2)).toBe("a.tar (2).gz");
	expect(numbered(".env", 3)).toBe(".env (3)");
	expect(numbered("Makefile", 2)).toBe("Makefile (2)");
});
