import { expect, test } from "vitest";
import { Logger } from "../logger.ts";
import { ConsoleSink } from "./console.ts";

const lineOf = (log: (logger: Logger) => void): string => {
	const lines: string[] = [];
	const sinks = [new ConsoleSink((line) => lines.push(line))];
	log(Logger.create("acp.process", { sinks, now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 6) }));
	expect(lines).toHaveLength(1);
	return lines.join("");
};

test("[E12.sinks] the console shows one readable line per record", () => {
	const line = lineOf((logger) =>
		logger.warn("Agent exited", { code: 1, signal: null, reason: "no more input" }),
	);
	expect(line).toBe(
		'03:04:05.006 WARN  acp.process  Agent exited  code=1 signal=null reason="no more input"\n',
	);
});

test("[E12.sinks] the console shows an error with its causes on the same line", () => {
	const error = new Error("cannot start", { cause: new TypeError("bad\npath") });
	const line = lineOf((logger) => logger.error("Failed", { error }));
	expect(line).toContain('error="Error: cannot start ← TypeError: bad\\npath"\n');
	expect(line.split("\n")).toHaveLength(2);
});

test("[E12.sinks] logged text can neither forge a line nor reach the terminal as a control code", () => {
	const line = lineOf((logger) => logger.info("a\nb\u001b[2Jc\u202ed\u009be", { "k\n": "v\r" }));
	expect(line).toContain("a\\nb\\u001b[2Jc\\u202ed\\u009be");
	expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u);
});
