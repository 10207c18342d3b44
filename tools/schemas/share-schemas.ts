import { type Fields, isFields } from "@parley/base/guards/fields";

type Schema = Fields;

/** Shorter ones are cheaper inline. */
const worthSharing = 200;

/** Replaces parts shared by several schemas with references, so that each is compiled once. */
export const shareSchemas = (schemas: readonly Schema[]): Schema[] => {
	const counts = new Map<string, number>();
	for (const schema of schemas)
		for (const part of partsOf(schema)) counts.set(part, (counts.get(part) ?? 0) + 1);
	const ids = new Map<string, string>();
	for (const [part, count] of counts) if (count > 1) ids.set(part, `part${ids.size}`);
	const parts = [...ids].map(([text, $id]): Schema => {
		const part: Schema = JSON.parse(text);
		return { ...replaceInside(part, ids), $id };
	});
	return [...parts, ...schemas.map((schema) => replaceInside(schema, ids))];
};

/** The sub-schemas that are worth sharing, as text. */
const partsOf = (schema: Schema): string[] =>
	childrenOf(schema).flatMap((child) => {
		const text = JSON.stringify(child);
		return [...(text.length >= worthSharing ? [text] : []), ...partsOf(child)];
	});

const childrenOf = ({ properties, items, anyOf, additionalProperties }: Schema): Schema[] =>
	[
		...(isFields(properties) ? Object.values(properties) : []),
		items,
		...(Array.isArray(anyOf) ? anyOf : []),
		additionalProperties,
	].filter(isFields);

const replaceInside = (schema: Schema, ids: ReadonlyMap<string, string>): Schema => {
	const replace = (value: unknown): unknown => {
		if (!isFields(value)) return value;
		const $ref = ids.get(JSON.stringify(value));
		return $ref === undefined ? replaceInside(value, ids) : { $ref };
	};
	const { properties, items, anyOf, additionalProperties, ...rest } = schema;
	return {
		...rest,
		...(isFields(properties)
			? {
					properties: Object.fromEntries(
						Object.entries(properties).map(([name, each]) => [name, replace(each)]),
					),
				}
			: {}),
		...(items === undefined ? {} : { items: replace(items) }),
		...(Array.isArray(anyOf) ? { anyOf: anyOf.map(replace) } : {}),
		...(additionalProperties === undefined ? {} : { additionalProperties: replace(additionalProperties) }),
	};
};
