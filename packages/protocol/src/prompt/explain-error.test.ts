import fc from "fast-check";
import { expect, test } from "vitest";
import { explainError } from "./explain-error.ts";

const message = "Internal error";

test.each([
	["details", { details: "the model is gone" }],
	["a message", { message: "the model is gone" }],
	["text", "the model is gone"],
	["an error in an error", { error: { error: { message: "the model is gone" } } }],
	["a list of errors", { errors: [{ code: 3 }, { message: "the model is gone" }] }],
	["JSON as text", '{"error":{"message":"the model is gone"}}'],
	["JSON in details", { details: '{"error":{"message":"the model is gone"}}' }],
])("[A9.session] an error whose cause is in its data as %s is explained with it", (_, data) => {
	expect(explainError({ message, data })).toBe("Internal error: the model is gone");
});

test("[A9.session] JSON behind text is read, and the text stays", () => {
	const details = 'API Error: 400 {"type":"error","error":{"type":"bad","message":"no credit"}}';
	expect(explainError({ message, data: { details } })).toBe("Internal error: API Error: 400: no credit");
});

test("[A9.session] a cause already in the message is not repeated, and data without a cause adds nothing", () => {
	expect(explainError({ message: "Internal error: no credit", data: "no credit" })).toBe(
		"Internal error: no credit",
	);
	expect(explainError({ message: "no credit", data: "Sorry, no credit" })).toBe("Sorry, no credit");
	expect(explainError({ message: "It failed.", data: { errorKind: "unknown", code: 3 } })).toBe("It failed.");
	expect(explainError({ message: "It failed." })).toBe("It failed.");
	expect(explainError({ message: "found {a} in [b]", data: null })).toBe("found {a} in [b]");
});

test("[A9.session] an error that says nothing is explained with its code", () => {
	expect(explainError({ message: "", code: -32603 })).toBe("-32603");
	expect(explainError({ message: " ", code: 1, data: { details: "no credit" } })).toBe("no credit");
	expect(explainError({ message: "" })).toBe("");
});

test("[A9.session] for any data, the text is bounded and nothing throws", () => {
	fc.assert(
		fc.property(fc.string(), fc.jsonValue(), (text, data) => {
			expect(explainError({ message: text, data }).length).toBeLessThanOrEqual(4100 + text.length);
		}),
	);
	const deep = JSON.parse(`${'{"error":'.repeat(3000)}"x"${"}".repeat(3000)}`);
	expect(explainError({ message, data: deep })).toBe(message);
});
