import { Type } from "typebox";
import { expect, test } from "vitest";
import { BlobId, BlobReference } from "../blob/reference.ts";
import { event, type LogEventDefinition, logEvent } from "../contract/definitions.ts";
import { Id, listOf, OpenObject } from "../contract/fields.ts";
import { eventTraits } from "../generated/event-traits.ts";
import type { DeclaredTraits } from "./log-event.ts";
import { logEvents } from "./log-events.ts";
import { traitsOf, typesWhere } from "./traits-of.ts";

const { pattern: blobPattern } = { pattern: undefined, ...BlobId };

type Definitions = Readonly<Record<string, LogEventDefinition>>;

/** Whether a schema contains a blob reference, or untyped data that may contain one. */
const found = (schema: unknown): { readonly named: boolean; readonly open: boolean } => {
	if (typeof schema !== "object" || schema === null) return { named: false, open: false };
	if ("pattern" in schema && schema.pattern === blobPattern) return { named: true, open: false };
	const isBare = !("type" in schema || "anyOf" in schema || "const" in schema || "enum" in schema);
	if (isBare || ("type" in schema && schema.type === "object" && !("properties" in schema)))
		return { named: false, open: true };
	const { properties = {}, items, anyOf = [] } = Object(schema);
	const parts = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf].map(found);
	return { named: parts.some(({ named }) => named), open: parts.some(({ open }) => open) };
};

test("[E25.collected] an event declares that it names blobs exactly if its schema can hold a blob reference", () => {
	const wrong = Object.entries(logEvents).filter(([, { payload, traits }]) => {
		const { named, open } = found(payload);
		return named ? !traits.blobs : traits.blobs && !open;
	});
	expect(wrong.map(([type]) => type)).toEqual([]);
	const naming = typesWhere(({ blobs }) => blobs);
	expect(naming).toEqual(
		expect.arrayContaining(["prompt.accepted", "content", "tool", "permission.requested"]),
	);
	expect(blobPattern).toBeDefined();
	expect(found(Type.Object({ deep: listOf(Type.Union([Type.Object({}), BlobReference])) })).named).toBe(true);
	expect(found(Type.Object({ any: Type.Optional(OpenObject) }))).toEqual({ named: false, open: true });
});

test("[ground] traits are found by type, and a name from Object's prototype has none", () => {
	expect(traitsOf("text")).toBe(eventTraits.text);
	expect(traitsOf("toString")).toBeUndefined();
	expect(traitsOf("from.the.future")).toBeUndefined();
	expect(Object.isFrozen(eventTraits)).toBe(true);
});

const naming = Type.Object({ deep: Type.Optional(listOf(BlobReference)) });
const plain = { head: "none", turn: "single", folds: false, synced: false, turningPoint: false } as const;

/* The compiler proves the following: each directive fails the type check if the line below it compiles. */
test("[ground] an event without traits, or with traits that do not fit its payload, does not compile", () => {
	// @ts-expect-error: no traits.
	logEvent("Planted.", Type.Object({ messageId: Id }));
	// @ts-expect-error: a trait is missing.
	logEvent("Planted.", Type.Object({ messageId: Id }), { ...plain });
	// @ts-expect-error: it names a blob without declaring it.
	logEvent("Planted.", naming, { ...plain, blobs: false });
	// @ts-expect-error: it has no blob to name.
	logEvent("Planted.", Type.Object({ messageId: Id }), { ...plain, blobs: true });
	// For untyped data, the author of the event decides.
	logEvent("Planted.", Type.Object({ data: Type.Unknown() }), { ...plain, blobs: true });
	logEvent("Planted.", Type.Object({ data: OpenObject }), { ...plain, blobs: false });
	const topic = { planted: event("Planted.", Type.Object({})) };
	// @ts-expect-error: the definition of a topic is not a log event.
	topic satisfies Definitions;
	const { text, ...others } = eventTraits;
	// @ts-expect-error: the generated table is older than the schemas.
	others satisfies DeclaredTraits;
	// @ts-expect-error: the generated table contradicts the schemas.
	({ ...others, text: { ...text, synced: true } }) satisfies DeclaredTraits;
	expect(Object.keys(eventTraits)).toEqual(Object.keys(logEvents));
});
