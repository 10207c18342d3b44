import { expect, test } from "vitest";
import { deriveTitle } from "./derive-title.ts";

const title = (text: string) => deriveTitle([{ type: "text", text }]);

test("[A12.title] a short first line is the title, trimmed", () => {
	expect(title("  Fix   the\tbuild  \n\nIt fails since Monday.")).toBe("Fix the build");
	expect(title("\r\n\r\nhello\rthere")).toBe("hello");
});

test("[A12.title] a long line is cut between words, or anywhere if there is no late space", () => {
	const words = title("word ".repeat(30));
	expect(words).toBe(`${"word ".repeat(12).trimEnd()}…`);
	expect(title("x".repeat(60))).toBe("x".repeat(60));
	expect(title("x".repeat(61))).toBe(`${"x".repeat(60)}…`);
	expect(title(`ab ${"x".repeat(100)}`)).toBe(`ab ${"x".repeat(57)}…`);
});

test("[A12.title] a cut never splits a character", () => {
	const cut = title(`${"x".repeat(59)}${"😀".repeat(9)}`);
	expect(cut).toBe(`${"x".repeat(59)}…`);
	expect(title(`${"x".repeat(58)}${"😀".repeat(9)}`)).toBe(`${"x".repeat(58)}😀…`);
});

test("[A12.title] attachments without text yield their name", () => {
	const attachment = { attachmentId: "a", name: "notes.txt", mimeType: "", blob: "0".repeat(64), size: 1 };
	const attached = { type: "attachment", ...attachment } as const;
	expect(deriveTitle([{ type: "text", text: " " }, attached])).toBe("notes.txt");
	expect(deriveTitle([attached, { type: "text", text: "look" }])).toBe("look");
});

test("[A12.title] without text or attachments there is no title", () => {
	expect(title(" \n\t ")).toBeUndefined();
	expect(deriveTitle([])).toBeUndefined();
	expect(deriveTitle([{ type: "resourceLink", uri: "file:///a", name: "a" }])).toBeUndefined();
});
