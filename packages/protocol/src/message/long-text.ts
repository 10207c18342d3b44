import type { LongText } from "./content.ts";

/**
 * Reads an agent's raw value. One that was too long for the log was replaced by a `longText` of the string or of its JSON.
 */
export const asLongText = (value: unknown): LongText | undefined => (isLongText(value) ? value : undefined);

const isLongText = (value: unknown): value is LongText =>
	typeof value === "object" &&
	value !== null &&
	"type" in value &&
	value.type === "longText" &&
	hasStrings(value, ["head", "tail"]) &&
	hasCounts(value, ["length", "size"]) &&
	"blob" in value &&
	typeof value.blob === "string" &&
	/^[0-9a-f]{64}$/.test(value.blob);

const hasStrings = (value: object, keys: readonly string[]): boolean =>
	keys.every((key) => typeof Reflect.get(value, key) === "string");

const hasCounts = (value: object, keys: readonly string[]): boolean =>
	keys.every((key) => {
		const count: unknown = Reflect.get(value, key);
		return Number.isSafeInteger(count) && Number(count) >= 0;
	});
