import { type Static, type TSchema, Type } from "typebox";

/** The bounds of an id, whoever generates it: long enough for a URL, short enough to be a key everywhere. */
export const Id = Type.String({ minLength: 1, maxLength: 512 });

/** Counts, offsets in UTF-16 units and log positions. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Milliseconds since the epoch by the hub's clock; for people to read, never for ordering. */
export const Timestamp = Type.Number();

/** Data that Parley forwards and shows but does not interpret. */
export const OpenObject = Type.Unsafe<Record<string, unknown>>({ type: "object" });

/** Values by id. Handwritten, because TypeBox would emit a pattern, which costs one regular expression match per key. */
export const mapOf = <Value extends TSchema>(value: Value) =>
	Type.Unsafe<Record<string, Static<Value>>>({ type: "object", additionalProperties: value });

/** A closed set of words, as a JSON Schema enum, which costs one comparison. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
	Type.Unsafe<Words[number]>({ type: "string", enum: words });

export const listOf = <Item extends TSchema>(item: Item) => Type.Array(item);
