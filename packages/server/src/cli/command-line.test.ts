import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { helpText } from "./help.ts";
import { splitCommand } from "./split-command.ts";

test("[E1.configured] serve and its options", () => {
	expect(readCommandLine(["serve"])).toEqual({
		name: "serve",
		folders: [],
		host: "127.0.0.1",
		open: true,
		unprotected: false,
	});
	expect(
		readCommandLine([
			"serve",
			"a",
			"b",
			"--port",
			"8080",
			"--host=::1",
			"--data",
			"/d",
			"--agent",
			"eliza",
			"--no-open",
			"--unprotected",
		]),
	).toEqual({
		name: "serve",
		folders: ["a", "b"],
		host: "::1",
		port: 8080,
		data: "/d",
		agent: "eliza",
		open: false,
		unprotected: true,
	});
});

test("[ground] the other commands", () => {
	expect(readCommandLine([])).toEqual({ name: "help" });
	expect(readCommandLine(["help", "help"])).toEqual({ name: "help" });
	expect(readCommandLine(["--version"])).toEqual({ name: "version" });
	expect(readCommandLine(["serve", "--help"])).toEqual({ name: "help", topic: "serve" });
	expect(readCommandLine(["stop", "--force"])).toEqual({ name: "stop", force: true });
	expect(readCommandLine(["restart", "--data", "/d"])).toEqual({ name: "restart", data: "/d" });
	expect(readCommandLine(["status", "--json"])).toEqual({ name: "status", json: true });
	expect(readCommandLine(["logs", "-n", "5", "-f"])).toEqual({ name: "logs", lines: 5, follow: true });
	expect(readCommandLine(["logs", "-fn5"])).toEqual({ name: "logs", lines: 5, follow: true });
	expect(readCommandLine(["export", "a", "-o", "-"])).toMatchObject({ session: "a", output: "-" });
	expect(readCommandLine(["doctor", "--data", "/d"])).toEqual({ name: "doctor", data: "/d" });
});

test.each([
	[["fly"], "no command"],
	[["help", "fly"], "no command “fly”"],
	[["serve", "--port", "http"], "whole number"],
	[["serve", "--port", "70000"], "65535"],
	[["serve", "--prot", "1"], "--prot"],
	[["serve", "--no-data"], "no option --no-data"],
	[["serve", "--__proto__"], "no option --__proto__"],
	[["serve", "--open=x"], "--open takes no value"],
	[["serve", "--no-open=x"], "--no-open"],
	[["stop", "folder"], "“folder” does not belong here"],
	[["stop", "--", "--force"], "“--force” does not belong here"],
	[["logs", "--lines"], "--lines needs a value"],
	[["logs", "-n"], "-n needs a value"],
	[["logs", "--lines", "-5"], "--lines needs a value"],
	[["logs", "--lines=-5"], "not “-5”"],
])("[ground] %j is refused with a message", (args, words) => {
	expect(() => readCommandLine(args)).toThrow(
		expect.objectContaining({ name: "UsageError", message: expect.stringContaining(words) }),
	);
});

test("[ground] every command has its help", () => {
	for (const name of ["serve", "stop", "status", "logs", "doctor"]) {
		expect(helpText(undefined)).toContain(`parley ${name}`);
		expect(helpText(name)).toMatch(new RegExp(`^parley ${name}`));
	}
});

test.each([
	["goose acp", ["goose", "acp"]],
	[`"my agent" --flag='a b' c\\d`, ["my agent", "--flag=a b", "c\\d"]],
	[`x "say \\"hi\\"" ''`, ["x", 'say "hi"', ""]],
	["  ", []],
])("[E1.configured] the command line %s is split into words", (line, words) => {
	expect(splitCommand(line)).toEqual(words);
});
