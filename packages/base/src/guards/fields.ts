/** An object with unknown fields, such as parsed JSON. */
export type Fields = { readonly [name: string]: unknown };

/** Whether a value is an object with fields; arrays are not. */
export const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);
