import fc from "fast-check";

type Shape = {
	readonly type?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly Shape[];
	readonly items?: Shape;
	readonly properties?: Readonly<Record<string, Shape>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: Shape | boolean;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
};

const strange = fc.constantFrom<unknown>(
	null,
	0,
	-1,
	1.5,
	"",
	"x",
	true,
	[],
	{},
	[null],
	{ x: 1 },
	"x".repeat(600),
);

/** Data that mostly fits a schema: here and there something is missing or of another kind. */
export const nearlyFitting = (shape: Shape): fc.Arbitrary<unknown> =>
	fc.oneof({ weight: 14, arbitrary: fitting(shape) }, { weight: 1, arbitrary: strange });

const fitting = (shape: Shape): fc.Arbitrary<unknown> => {
	if (shape.const !== undefined) return fc.constant(shape.const);
	if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
	if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(nearlyFitting));
	switch (shape.type) {
		case "object":
			return objectOf(shape);
		case "array":
			return fc.array(nearlyFitting(shape.items ?? {}), {
				minLength: shape.minItems ?? 0,
				maxLength: Math.max(shape.minItems ?? 0, Math.min(3, shape.maxItems ?? 3)),
			});
		case "string":
			return fc.string({
				minLength: shape.minLength ?? 0,
				maxLength: Math.max(shape.minLength ?? 0, Math.min(8, shape.maxLength ?? 8)),
			});
		case "integer":
		case "number":
			return fc.integer({
				min: Math.ceil(shape.minimum ?? 0),
				max: Math.floor(shape.maximum ?? Math.max(100, (shape.minimum ?? 0) + 100)),
			});
		case "boolean":
			return fc.boolean();
		default:
			return strange;
	}
};

const objectOf = ({ properties = {}, required = [], additionalProperties }: Shape): fc.Arbitrary<unknown> => {
	const own = fc
		.record(
			Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, nearlyFitting(each)])),
			{ requiredKeys: [...required] },
		)
		.chain((fields) =>
			fc.oneof({ weight: 9, arbitrary: fc.constant(fields) }, { weight: 1, arbitrary: lessOne(fields) }),
		);
	if (typeof additionalProperties !== "object") return own;
	return fc
		.tuple(
			own,
			fc.dictionary(fc.string({ maxLength: 4 }), nearlyFitting(additionalProperties), { maxKeys: 3 }),
		)
		.map(([fields, more]) => ({ ...more, ...fields }));
};

const lessOne = (fields: object): fc.Arbitrary<object> => {
	const names = Object.keys(fields);
	if (names.length === 0) return fc.constant(fields);
	return fc
		.constantFrom(...names)
		.map((left) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left)));
};
