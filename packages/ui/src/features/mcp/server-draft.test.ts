import { expect, test } from "vitest";
import { draftOfServer, entryOfServer, isWhole, newServer } from "./server-draft.ts";

test("[E26.managed] what is not typed is kept, and what is typed is sent", () => {
	const draft = draftOfServer({
		...{ name: "web", transport: "http", isOn: true },
		values: [
			{ name: "Authorization", secret: true },
			{ name: "Safe", safe: "work" },
		],
	});
	expect(entryOfServer(draft)).toEqual({
		transport: "http",
		values: [
			{ name: "Authorization", secret: true },
			{ name: "Safe", safe: "work" },
		],
	});
	const typed = { ...draft, url: " https://x ", values: [{ name: "A", value: "b", isKept: false }] };
	expect(entryOfServer(typed)).toEqual({
		...{ transport: "http", url: "https://x" },
		values: [{ name: "A", value: "b" }],
	});
	const program = { ...newServer(), name: "p", command: " npx ", args: "-y\nx y\n" };
	expect(entryOfServer(program)).toEqual({
		transport: "stdio",
		command: "npx",
		args: ["-y", "x y"],
		values: [],
	});
});

test("[E26.managed] a draft is whole with a name and a program or an address", () => {
	expect(isWhole(newServer())).toBe(false);
	expect(isWhole({ ...newServer(), name: "x", command: "y" })).toBe(true);
	expect(isWhole({ ...newServer(), name: "x", command: "y", transport: "sse" })).toBe(false);
	const kept = { ...newServer(), name: "x", transport: "sse" as const, url: undefined };
	expect(isWhole(kept)).toBe(true);
});
