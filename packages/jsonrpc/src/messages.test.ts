import { expect, test } from "vitest";
import { readMessage } from "./messages.ts";

test("[E3.errors] an error without a message has none: whoever shows it words it", () => {
	const error = { code: 0, message: "" };
	for (const given of [{}, { message: null }, { message: 7 }])
		expect(readMessage({ id: 1, error: given })).toEqual({ kind: "error", id: 1, error });
});
