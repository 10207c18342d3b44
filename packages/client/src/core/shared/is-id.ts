export const isId = (value: unknown): value is string =>
	typeof value === "string" && value !== "" && value.length <= 512;
