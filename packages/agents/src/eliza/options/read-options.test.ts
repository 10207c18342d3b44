import { expect, test } from "vitest";
import { choices, defaultOptions } from "./options.ts";
import { readCommandLine } from "./read-options.ts";

test("[E13.options] without options she is as she always was", () => {
	expect(readCommandLine([], {})).toEqual({ task: "serve", options: defaultOptions });
});

test("[E13.options] lists are words, all or none", () => {
	const { options } = readCommandLine(["--sessions", "load,list", "--login", "all", "--prompt", "none"], {});
	expect(options.sessions).toEqual(new Set(["load", "list"]));
	expect(options.login).toEqual(new Set(choices.login));
	expect(options.prompt).toEqual(new Set());
});

test("[E13.options] the command line overrules the environment", () => {
	const env = { ELIZA_OPTIONS: " --page 3  --state /here", ELIZA_STATE: "/there" };
	expect(readCommandLine(["--page", "2"], env).options).toMatchObject({ page: 2, state: "/here" });
	expect(readCommandLine([], { ELIZA_STATE: "/there" }).options.state).toBe("/there");
	expect(readCommandLine(["--one-session", "silent"], {}).options.oneSession).toBe("silent");
});

test.each([
	[["--sessions", "load,fly"], 'does not know "fly"'],
	[["--page", "0"], "whole number"],
	[["--protocol", "two"], "whole number"],
])("[E13.options] %j is refused with what would do", (words, reason) => {
	expect(() => readCommandLine(words, {})).toThrow(reason);
});
