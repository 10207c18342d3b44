import { expect, test } from "vitest";
import { readAuthMethods } from "./auth-methods.ts";

test("[E3.authentication] each kind of method is read; one without a type is the agent's own", () => {
	expect(
		readAuthMethods([
			{ id: "own", name: "Log in", description: null },
			{ id: "typed", name: "Log in", type: "agent", description: "By browser" },
			{ id: "terminal", name: "In a terminal", type: "terminal", args: ["login"], env: { A: "1", B: 2 } },
			{
				...{ id: "keys", name: "Keys", type: "env_var", link: "https://example.org/keys" },
				vars: [{ name: "KEY" }, { name: "REGION", label: "Region", secret: false, optional: true }],
			},
		]),
	).toEqual([
		{ id: "own", name: "Log in", kind: "agent" },
		{ id: "typed", name: "Log in", type: "agent", kind: "agent", description: "By browser" },
		{
			...{ id: "terminal", name: "In a terminal", type: "terminal", kind: "terminal" },
			terminal: { args: ["login"], env: { A: "1" } },
		},
		{
			...{ id: "keys", name: "Keys", type: "env_var", kind: "variables", link: "https://example.org/keys" },
			variables: [
				{ name: "KEY", secret: true, optional: false },
				{ name: "REGION", label: "Region", secret: false, optional: true },
			],
		},
	]);
});

test("[E3.authentication] a command in `_meta`, as older agents have it, makes any method a terminal's", () => {
	const login = { command: "/bin/agent", args: ["--cli", "login"], env: { A: "1" }, label: "Log in" };
	expect(readAuthMethods([{ id: "old", name: "Log in", _meta: { "terminal-auth": login } }])).toEqual([
		{
			...{ id: "old", name: "Log in", kind: "terminal" },
			terminal: { command: "/bin/agent", args: ["--cli", "login"], env: { A: "1" } },
		},
	]);
	const [broken] = readAuthMethods([{ id: "old", name: "Log in", _meta: { "terminal-auth": { args: [] } } }]);
	expect(broken?.kind).toBe("agent");
});

test("[E3.authentication] what is unreadable in a method is left out, and only that; addresses lead to the web alone", () => {
	expect(readAuthMethods("none")).toEqual([]);
	const methods = [
		null,
		{ id: 1, name: "x" },
		{ id: "no variables", name: "x", type: "env_var", vars: [{ name: "A=B" }, {}] },
		{ id: "strange", name: "Strange", type: "telepathy", link: "javascript:alert(1)", description: 5 },
		{ id: "file", name: "File", link: "file:///etc/passwd", args: "login" },
	];
	expect(readAuthMethods(methods)).toEqual([
		{ id: "strange", name: "Strange", type: "telepathy", kind: "agent" },
		{ id: "file", name: "File", kind: "agent" },
	]);
	const many = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, name: "x".repeat(500) }));
	expect(readAuthMethods(many)).toHaveLength(20);
	expect(readAuthMethods(many)[0]?.name).toHaveLength(200);
});
