import fc from "fast-check";
import { expect, test } from "vitest";
import { isValidEvent } from "../../testing/valid-event.ts";
import { mapQuestion } from "./map-question.ts";
import { newMapping } from "./mapping-state.ts";
import { readForm } from "./read-form.ts";

const fieldsOf = (properties: object, required: unknown = []) =>
	readForm({ type: "object", properties, required })?.fields;

test("[E3.elicitation] every type of field is read with its limits, and null means absent", () => {
	expect(
		fieldsOf(
			{
				text: { type: "string", minLength: 1, maxLength: 9, pattern: "^a", title: null, default: "ab" },
				date: { type: "string", format: "date" },
				count: { type: "integer", minimum: 0, maximum: null },
				one: { type: "string", oneOf: [{ const: "a", title: "A", description: "first" }], default: "z" },
				some: {
					type: "array",
					items: { anyOf: [{ const: "x", title: "X" }] },
					maxItems: 1,
					default: ["x", "y"],
				},
			},
			["text"],
		),
	).toEqual([
		{ type: "text", name: "text", required: true, minLength: 1, maxLength: 9, pattern: "^a", default: "ab" },
		{ type: "text", name: "date", format: "date" },
		{ type: "number", name: "count", whole: true, minimum: 0 },
		{ type: "choice", name: "one", options: [{ value: "a", title: "A", description: "first" }] },
		{ type: "choices", name: "some", options: [{ value: "x", title: "X" }], maxItems: 1, default: ["x"] },
	]);
});

test("[E3.elicitation] a field of an unknown type stays by its name, and so does one that is only required", () => {
	expect(fieldsOf({ dream: { type: "dream", depth: 3 }, odd: 7 }, ["dream", "gone"])).toEqual([
		{ type: "other", name: "dream", required: true, kind: "dream" },
		{ type: "other", name: "odd", kind: "" },
		{ type: "other", name: "gone", required: true, kind: "" },
	]);
});

test.for(["password", "apiKey", "api_key", "GitHub token", "client-secret", "passphrase"])(
	"[E3.elicitation] a field named %s is a secret, and its preset is not read",
	(name) => {
		expect(fieldsOf({ [name]: { type: "string", default: "hunter2" } })).toEqual([
			{ type: "text", name, secret: true },
		]);
	},
);

test("[E3.elicitation][E1.bounded] a form that is too big is none", () => {
	const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, { type: "boolean" }]));
	expect(readForm({ type: "object", properties: many })).toBeUndefined();
	expect(readForm({ properties: { a: { type: "string", title: "x".repeat(200_001) } } })).toBeUndefined();
	expect([null, [], 7, { type: "array" }, { properties: [] }].map(readForm)).toEqual(
		Array(5).fill(undefined),
	);
});

test("[E3.elicitation] whatever an agent asks, the log can hold it", () => {
	fc.assert(
		fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (mode, requestedSchema, url) => {
			for (const kind of [mode, "form", "url"]) {
				const params = { sessionId: "a", mode: kind, message: "?", requestedSchema, url };
				const { request } = mapQuestion(newMapping("a"), "r", params);
				expect(isValidEvent({ type: "question.asked", payload: request })).toBe(true);
			}
		}),
	);
});
