import { expect, test } from "vitest";
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
