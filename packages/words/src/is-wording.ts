import { isFields } from "@parley/base/guards/fields";
import type { PlainWording, Wording, WordingValue } from "./wording.ts";

/** Whether data that no schema has checked is a sentence that can be rendered. */
export const isWording = (value: unknown): value is Wording => isSentence(value, isWordingValue);

const isSentence = (value: unknown, isValue: (value: unknown) => boolean): boolean => {
	if (!isFields(value) || typeof value["code"] !== "string") return false;
	const { values } = value;
	return values === undefined || (isFields(values) && Object.values(values).every(isValue));
};

const isPlainValue = (value: unknown): value is string | number =>
	typeof value === "string" || typeof value === "number";

const isPlainWording = (value: unknown): value is PlainWording => isSentence(value, isPlainValue);

const isWordingValue = (value: unknown): value is WordingValue =>
	isPlainValue(value) || isPlainWording(value);
