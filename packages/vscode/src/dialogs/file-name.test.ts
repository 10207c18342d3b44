import fc from "fast-check";
import { expect, test } from "vitest";
import { safeName } from "./file-name.ts";

test("[C10.names] a foreign name is proposed without folders or characters that some systems forbid", () => {
	expect(safeName("notes.txt")).toBe("notes.txt");
	expect(safeName("../../etc/passwd")).toBe("passwd");
	expect(safeName("C:\\Users\\me\\a.txt")).toBe("a.txt");
	expect(safeName('what? "this": <that>|*.md')).toBe("what- -this-- -that---.md");
	expect(safeName("..")).toBe("file");
	expect(safeName("folder/")).toBe("file");
	expect(safeName(`${"x".repeat(300)}.md`)).toMatch(/^x{147}\.md$/);
});

test("[C10.names] any input becomes a single name in the proposed folder", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (name) => {
			const safe = safeName(name);
			expect(safe).not.toMatch(/[/\\:\p{Control}]/u);
			expect(["", ".", ".."]).not.toContain(safe);
			expect([...safe].length).toBeLessThanOrEqual(150);
		}),
	);
});
