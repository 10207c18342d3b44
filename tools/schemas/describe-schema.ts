import type { TSchema } from "typebox";

type Shape = {
	readonly type?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly Shape[];
	readonly items?: Shape;
	readonly properties?: Readonly<Record<string, Shape>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: Shape;
};

/** A schema as a TypeScript type, for the reference. */
export const describeSchema = (schema: TSchema): string => describe(schema, "");

const describe = (shape: Shape, indent: string): string => {
	if (shape.const !== undefined) return JSON.stringify(shape.const);
	if (shape.enum !== undefined) return shape.enum.map((word) => JSON.stringify(word)).join(" | ");
	if (shape.anyOf !== undefined) return shape.anyOf.map((each) => describe(each, indent)).join(" | ");
	switch (shape.type) {
		case "array": {
			const item = describe(shape.items ?? {}, indent);
			return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
		}
		case "object":
			return describeObject(shape, indent);
		case "integer":
			return "integer";
		case undefined:
			return "unknown";
		default:
			return shape.type;
	}
};

const describeObject = (shape: Shape, indent: string): string => {
	if (shape.additionalProperties !== undefined) {
		return `{ [key: string]: ${describe(shape.additionalProperties, indent)} }`;
	}
	const fields = Object.entries(shape.properties ?? {});
	if (fields.length === 0) return shape.properties === undefined ? "{ [key: string]: unknown }" : "{}";
	const inner = `${indent}  `;
	const lines = fields.map(([name, field]) => {
		const mark = shape.required?.includes(name) === true ? "" : "?";
		return `${inner}${name}${mark}: ${describe(field, inner)}`;
	});
	return `{\n${lines.join("\n")}\n${indent}}`;
};
