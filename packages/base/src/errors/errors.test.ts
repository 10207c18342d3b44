import { expect, test } from "vitest";
import { codeOf } from "./code-of.ts";
import { messageOf } from "./message-of.ts";
import { toError } from "./to-error.ts";

test("[ground] whatever was thrown has a message", () => {
	expect([new TypeError("bad"), "text", undefined, 7].map(messageOf)).toEqual([
		"bad",
		"text",
		"undefined",
		"7",
	]);
});

test("[ground] an error is returned as is, and anything else becomes the cause of a new one", () => {
	const error = new TypeError("bad");
	expect(toError(error)).toBe(error);
	expect(toError("text")).toMatchObject({ message: "text", cause: "text" });
});

test("[ground] only an error with a code in text has a code", () => {
	const missing = Object.assign(new Error("missing"), { code: "ENOENT" });
	expect(codeOf(missing)).toBe("ENOENT");
	const others = [
		new Error("plain"),
		Object.assign(new Error("exit"), { code: 1 }),
		{ code: "ENOENT" },
		null,
	];
	expect(others.map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
});
