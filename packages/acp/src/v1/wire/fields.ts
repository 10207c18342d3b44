import { type Static, type TSchema, Type } from "typebox";

/** Agents write null for omitted values; both mean the same. */
export const Maybe = <Value extends TSchema>(value: Value) =>
	Type.Optional(Type.Unsafe<Static<Value> | null>({ anyOf: [value, { type: "null" }] }));

/** A field that is checked where it is read. */
export const Unread = Type.Optional(Type.Unknown());

/** Data that is passed through unread. */
export const Open = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: "object" });

/** The log's limits for ids, whoever made them. */
export const WireId = Type.String({ minLength: 1, maxLength: 512 });
