import { maxAttachmentSize, maxAttachments } from "@parley/protocol/blob/limits";
import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { afterEach, expect, test } from "vitest";
import { acceptFiles, refuseLeft, uniqueName } from "./accept-files.ts";

afterEach(() => speak(englishLocale));

test("[ground] why an editor could not bring a file is said in the reader's language", () => {
	const { message: problem, wording: said } = wordedMessage(wording("editorWindow.dataNotKept"));
	speak(pseudoLocale);
	const left = [{ name: "A", reason: "failed" as const, problem, wording: said }];
	expect(refuseLeft(left)).toEqual([expect.stringMatching(/^⟦“A” [^a-z]+⟦[^a-z]+⟧⟧$/)]);
	expect(refuseLeft([{ name: "A", reason: "failed", problem: "foreign" }])[0]).toContain("foreign");
});

const file = (name: string, size = 10) => ({ name, size });

test("[B3.validation][E25.limits] empty and oversized files are refused by name, and the rest is accepted", () => {
	const files = [
		file("a"),
		file("void", 0),
		file("huge", maxAttachmentSize + 1),
		file("full", maxAttachmentSize),
	];
	expect(acceptFiles(files, 0)).toEqual({
		accepted: [files[0], files[3]],
		refusals: ["“void” is empty.", "“huge” is too large: a file can be at most 20 MB."],
	});
});

test("[B3.validation][E25.limits] no more files are accepted than fit beside the present ones; refused files do not count", () => {
	const files = [file("void", 0), file("a"), file("b"), file("c")];
	const { accepted, refusals } = acceptFiles(files, maxAttachments - 1);
	expect(accepted).toEqual([files[1]]);
	expect(refusals).toEqual(["“void” is empty.", "A message can have 20 files at most: 2 were left out."]);
});

test.each([
	["a.png", [], "a.png"],
	["a.png", ["a.png"], "a (2).png"],
	["a.png", ["a.png", "a (2).png"], "a (3).png"],
	[".env", [".env"], ".env (2)"],
	["", [], "file"],
	["README", ["README"], "README (2)"],
])("[C10.names] %j beside %j is called %j", (name, taken, expected) => {
	expect(uniqueName(name, new Set(taken))).toBe(expected);
});

test("[C10.names] a name is never longer than the hub accepts", () => {
	const name = `${"n".repeat(400)}.txt`;
	const first = uniqueName(name, new Set());
	expect(first).toHaveLength(255);
	const second = uniqueName(name, new Set([first]));
	expect(second).toHaveLength(255);
	expect(second).toMatch(/ \(2\)\.txt$/);
});
