import { expect, test } from "vitest";
import { definitionDigest } from "./definition-digest.ts";
import { withoutComments } from "./json-with-comments.ts";
import { readServers, serverLimits } from "./read-definition.ts";

const read = (entry: unknown, safe = true) => readServers({ x: entry }, { safe })[0];

test("[E26.user] programs and addresses are read in the shapes that people know", () => {
	const entries = {
		files: { command: "serve", args: ["-x"], env: { A: "a", N: 3 } },
		typed: { type: "stdio", command: "serve", disabled: true },
		web: { type: "streamable-http", url: "https://example.org/mcp", headers: { Authorization: "x" } },
		plain: { url: "http://localhost:1/sse" },
		old: { type: "sse", url: "https://example.org/sse" },
	};
	expect(readServers(entries, { safe: true })).toEqual([
		{
			name: "files",
			definition: {
				transport: "stdio",
				command: "serve",
				args: ["-x"],
				env: { A: { value: "a" }, N: { value: "3" } },
			},
		},
		{
			...{ name: "typed", isOff: true },
			definition: { transport: "stdio", command: "serve", args: [], env: {} },
		},
		{
			name: "web",
			definition: {
				transport: "http",
				url: "https://example.org/mcp",
				headers: { Authorization: { value: "x" } },
			},
		},
		{ name: "plain", definition: { transport: "http", url: "http://localhost:1/sse", headers: {} } },
		{ name: "old", definition: { transport: "sse", url: "https://example.org/sse", headers: {} } },
	]);
});

test.each([
	["nothing", null, "notAnObject"],
	["a list", [], "notAnObject"],
	["neither a command nor an address", {}, "noCommand"],
	["a command that is no text", { command: 7 }, "badText"],
	["an empty command", { command: "" }, "badText"],
	["a command with a null", { command: "a\0b" }, "badText"],
	["arguments that are no list", { command: "x", args: "y" }, "badArgs"],
	["an argument that is no text", { command: "x", args: [{}] }, "badText"],
	["too many arguments", { command: "x", args: Array(serverLimits.items + 1).fill("") }, "badArgs"],
	["a huge argument", { command: "x", args: ["y".repeat(serverLimits.text + 1)] }, "badText"],
	["variables that are no object", { command: "x", env: [] }, "badValues"],
	["an unknown type", { type: "toString", url: "https://x" }, "badType"],
	["a file as an address", { type: "http", url: "file:///etc/passwd" }, "badUrl"],
	["an address that is none", { url: "https://" }, "badUrl"],
	["an environment file", { command: "x", envFile: ".env" }, "unsupportedField"],
	["another folder", { command: "x", cwd: "/elsewhere" }, "unsupportedField"],
])("[E26.status] %s is wrong, and the others are not affected", (_, entry, code) => {
	const [wrong, right] = readServers({ wrong: entry, right: { command: "x" } }, { safe: false });
	expect(wrong).toEqual({ name: "wrong", problem: expect.objectContaining({ code: `mcpProblem.${code}` }) });
	expect(right).toHaveProperty("definition");
});

test("[E26.workspace] more servers than the limit are named and left out", () => {
	const many = Object.fromEntries(
		Array.from({ length: serverLimits.servers + 2 }, (_, at) => [`s${at}`, { command: "x" }]),
	);
	const found = readServers(many, { safe: false });
	expect(found.filter(({ problem }) => problem?.code === "mcpProblem.tooMany")).toHaveLength(2);
});

test("[E26.secrets] only the user's own file names secrets in an editor's storage, or declares them", () => {
	expect(
		read({ command: "x", env: { A: { secret: "work" }, B: { value: "b", secret: true } } }),
	).toMatchObject({
		definition: { env: { A: { safe: "work" }, B: { value: "b", secret: true } } },
	});
	for (const A of [{ secret: "work" }, { value: "b", secret: true }])
		expect(read({ command: "x", env: { A } }, false)).toHaveProperty("problem");
});

test("[E26.workspace] comments and trailing commas are no mistakes, and texts keep what looks like them", () => {
	const text = `{ // one
		"a": "http://x/*y*/", /* two
		*/ "b": [1, 2, ], "c": "\\"//,]",
	}`;
	expect(JSON.parse(withoutComments(text))).toEqual({ a: "http://x/*y*/", b: [1, 2], c: '"//,]' });
	for (const broken of ['{"a": "unclosed // x', "{ /* unclosed", '{"a":,}'])
		expect(() => JSON.parse(withoutComments(broken))).toThrow(SyntaxError);
});

test("[E26.approved] a digest covers everything that decides what runs, and not the order of variables", () => {
	const digest = (entry: unknown, name = "x"): string => {
		const { definition } = readServers({ [name]: entry }, { safe: true })[0] ?? {};
		return definition === undefined ? "" : definitionDigest(name, definition);
	};
	const base = { command: "a", args: ["b"], env: { C: "c", D: "d" } };
	const others = [
		digest({ ...base, command: "z" }),
		digest({ ...base, args: ["b", ""] }),
		digest({ ...base, args: [] }),
		digest({ command: "a", args: ["b", "C"], env: { D: "d" } }),
		digest({ ...base, env: { C: "d", D: "c" } }),
		digest({ ...base, env: { C: "c" } }),
		digest(base, "y"),
		digest({ type: "http", url: "https://a" }),
		digest({ type: "sse", url: "https://a" }),
		digest({ type: "http", url: "https://a", headers: { A: "b" } }),
		digest(base),
	];
	expect(new Set(others).size).toBe(others.length);
	expect(digest({ ...base, env: { D: "d", C: "c" } })).toBe(digest(base));
});
