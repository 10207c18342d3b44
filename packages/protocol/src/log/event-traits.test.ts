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

/** Whether a schema has a reference to a blob anywhere in it, or data of any kind, in which one may be. */
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

test("[E25.collected] an event whose schema has a reference to a blob says that it names blobs; one that can have none does not", () => {
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

/* What follows is proved by the compiler: each directive fails the type check when the line below it compiles. */
test("[ground] an event without traits, or with traits that do not fit its payload, does not compile", () => {
	// @ts-expect-error: no traits.
	logEvent("Planted.", Type.Object({ messageId: Id }));
	// @ts-expect-error: a trait is missing.
	logEvent("Planted.", Type.Object({ messageId: Id }), { ...plain });
	// @ts-expect-error: it names a blob and does not say so.
	logEvent("Planted.", naming, { ...plain, blobs: false });
	// @ts-expect-error: it has no blob to name.
	logEvent("Planted.", Type.Object({ messageId: Id }), { ...plain, blobs: true });
	// Of data of any kind its author knows whether blobs are kept apart from it.
	logEvent("Planted.", Type.Object({ data: Type.Unknown() }), { ...plain, blobs: true });
	logEvent("Planted.", Type.Object({ data: OpenObject }), { ...plain, blobs: false });
	const topic = { planted: event("Planted.", Type.Object({})) };
	// @ts-expect-error: the definition of a topic is none of a log's events.
	topic satisfies Definitions;
	const { text, ...others } = eventTraits;
	// @ts-expect-error: the generated table lags behind the schemas.
	others satisfies DeclaredTraits;
	// @ts-expect-error: the generated table says something else than the schemas.
	({ ...others, text: { ...text, synced: true } }) satisfies DeclaredTraits;
	expect(Object.keys(eventTraits)).toEqual(Object.keys(logEvents));
});
