export const isText = (value: unknown): value is string => typeof value === "string";

/** Whether a value is a non-negative safe integer. */
export const isCount = (value: unknown): value is number =>
	typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

export const isOptional = (value: unknown, check: (value: unknown) => boolean): boolean =>
	value === undefined || check(value);
