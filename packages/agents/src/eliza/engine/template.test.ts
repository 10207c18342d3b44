import { expect, test } from "vitest";
import { fillTemplate, parseTemplate, TemplateError } from "./template.ts";

const fill = (template: string, ...parts: string[]) =>
	fillTemplate(parseTemplate(template, parts.length), parts);

test.each([
	["Why {2}?", ["x", "not"], "Why not?"],
	["{1} it is. {1} again.", ["rust"], "Rust it is. Rust again."],
	["So {1|that}, then.", [""], "So that, then."],
	["Broken {1}?", [""], "Broken?"],
	["```js\nif (a) { b }\n```\n{1}", ["fine"], "```js\nif (a) { b }\n```\nFine"],
])("[E13.conversation] %j is filled with %j", (template, parts, text) => {
	expect(fill(template, ...parts)).toBe(text);
});

test.each(["", "{0}", "{3}"])("[E13.conversation] the reassembly %j is refused for two parts", (template) => {
	expect(() => parseTemplate(template, 2)).toThrow(TemplateError);
});
