import { fieldsOf } from "./conversation.ts";

/** A value that a schema accepts. */
export const sampleOf = (schema: unknown): unknown => {
	const { type, enum: values, anyOf, properties, required } = fieldsOf(schema);
	if (Array.isArray(values)) return values[0];
	if (Array.isArray(anyOf)) return sampleOf(anyOf[0]);
	switch (String(type).toLowerCase()) {
		case "array":
			return [];
		case "integer":
		case "number":
			return 1;
		case "boolean":
			return false;
		case "string":
			return "scripted";
		default: {
			const names = Array.isArray(required) ? required.map(String) : Object.keys(fieldsOf(properties));
			return Object.fromEntries(names.map((each) => [each, sampleOf(fieldsOf(properties)[each])]));
		}
	}
};
