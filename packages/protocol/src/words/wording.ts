import { Type } from "typebox";

const code = Type.String({ minLength: 1, maxLength: 100 });
const value = Type.Union([Type.String(), Type.Number()]);
const PlainWording = Type.Object({
	code,
	values: Type.Optional(Type.Record(Type.String(), value)),
});

/**
 * A sentence as a code and values, rendered in the reader's language. The same sentence in English accompanies it: older logs
 * have only that, and an older version lacks newer codes.
 */
export const Wording = Type.Object({
	code,
	values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), PlainWording]))),
});
