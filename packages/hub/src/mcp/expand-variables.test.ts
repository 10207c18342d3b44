import { expect, test } from "vitest";
import { expandVariables } from "./expand-variables.ts";

/** Written so that no linter takes it for a template. */
const v = (name: string): string => `$\{${name}}`;
const scope = { folder: "/code/app", home: "/users/me", environment: { TOKEN: "planted", EMPTY: "" } };

test.each([
	["plain $HOME", "plain $HOME"],
	[`${v("workspaceFolder")}/x`, "/code/app/x"],
	[`${v("workspaceFolderBasename")}-${v("userHome")}`, "app-/users/me"],
	[`Bearer ${v("env:TOKEN")}`, "Bearer planted"],
	[`${v("TOKEN")}${v("EMPTY")}`, "planted"],
	[v("GONE:-fallback:-x"), "fallback:-x"],
	[v("TOKEN:-fallback"), "planted"],
])("[E26.variables] %s becomes %s", (text, expanded) => {
	expect(expandVariables(text, scope, true)).toMatchObject({ text: expanded });
});

test.each([
	[v("input:key"), true, "mcpProblem.input"],
	[v("command:extension.run"), true, "mcpProblem.unsupportedVariable"],
	[v("config:x.y"), true, "mcpProblem.unsupportedVariable"],
	[v(""), true, "mcpProblem.unsupportedVariable"],
	[v("GONE"), true, "mcpProblem.unset"],
	[v("toString"), true, "mcpProblem.unset"],
	[v("env:TOKEN"), false, "mcpProblem.environmentHere"],
])("[E26.variables] %s is refused with its reason", (text, mayUse, code) => {
	expect(expandVariables(`a ${text} b`, scope, mayUse)).toMatchObject({ problem: { code } });
});

test("[E26.secrets] it is known which variables were used", () => {
	const expanded = expandVariables(`${v("TOKEN")} ${v("userHome")}`, scope, true);
	expect(expanded).toMatchObject({ variables: { TOKEN: "planted" } });
});
