export type Fields = { readonly [key: string]: unknown };

export function isFields(data: unknown): data is Fields {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}

export function isText(value: unknown): value is string {
	return typeof value === "string";
}

export function isId(value: unknown): value is string {
	return typeof value === "string" && value !== "" && value.length <= 512;
}

export function isCount(value: unknown): value is number {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

export function isOptional(value: unknown, check: (value: unknown) => boolean): boolean {
	return value === undefined || check(value);
}
