import { Type } from "typebox";

const code = Type.String({ minLength: 1, maxLength: 100 });
const value = Type.Union([Type.String(), Type.Number()]);
const PlainWording = Type.Object({
	code,
	values: Type.Optional(Type.Record(Type.String(), value)),
});

/**
 * A sentence by its code and values, so that whoever shows it says it in the reader's language. It stands beside the same
 * sentence in English, for logs of older versions have nothing else, and an older version does not know every code.
 */
export const Wording = Type.Object({
	code,
	values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), PlainWording]))),
});
