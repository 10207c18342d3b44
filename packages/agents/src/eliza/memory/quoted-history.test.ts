import { expect, test } from "vitest";
import { firstOfQuoted, splitQuoted } from "./quoted-history.ts";

const text = (value: string) => ({ type: "text", text: value }) as const;

test("[E13.memory] what is said in several blocks is one prompt", () => {
	const link = { type: "resource_link", name: "a.ts", uri: "file:///a.ts" } as const;
	expect(splitQuoted([text("Look at "), link, text(" please")])).toEqual({
		text: "Look at  please",
		quoted: undefined,
	});
});

test.each([
	["> User: I hate yaml\n> Eliza: Why?", "I hate yaml"],
	["Earlier in this chat:\n\n**User:** I hate yaml\n**Agent:** Why?", "I hate yaml"],
	["### User:\nI hate yaml\n### Agent:\nWhy?", "I hate yaml"],
	["<history><user at='1'>\nI hate yaml\n</user></history>", "I hate yaml"],
	["> I hate yaml\n> Why?", "I hate yaml"],
])("[E13.memory] a history quoted as %j begins with what the user said", (quoted, first) => {
	expect(splitQuoted([text(quoted), text("/first")])).toEqual({ text: "/first", quoted });
	expect(firstOfQuoted(quoted)).toBe(first);
});

test("[E13.memory] a history can be a resource, or stand in the same text before an empty line", () => {
	const quoted = "> User: I hate yaml\n> Eliza: Why?";
	const resource = { type: "resource", resource: { uri: "history:1", text: quoted } } as const;
	expect(splitQuoted([resource, text("/first")])).toEqual({ text: "/first", quoted });
	expect(splitQuoted([text(`${quoted}\n\n/first`)])).toEqual({ text: "/first", quoted });
});
