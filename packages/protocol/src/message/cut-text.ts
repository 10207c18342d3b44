import { isFields } from "@parley/base/guards/fields";
import { isWording } from "@parley/words/is-wording";
import type { NotKept } from "./not-kept.ts";

/** What replaces an agent's raw value, or a text inside one, that was too long to be kept whole. */
export type CutText = { readonly type: "cutText"; readonly text: string; readonly notKept: NotKept };

/** Nothing else may be in it: whatever an agent adds must be shown. */
export const asCutText = (value: unknown): CutText | undefined => (isCutText(value) ? value : undefined);

/** What stands for data that was not kept at all, or says so inside a text. */
export const asNotKept = (value: unknown): NotKept | undefined => (isNotKept(value) ? value : undefined);

const isCutText = (value: unknown): value is CutText =>
	isFields(value) &&
	hasOnly(value, ["type", "text", "notKept"]) &&
	value["type"] === "cutText" &&
	typeof value["text"] === "string" &&
	isNotKept(value["notKept"]);

const isNotKept = (value: unknown): value is NotKept =>
	isFields(value) &&
	hasOnly(value, ["message", "wording"]) &&
	typeof value["message"] === "string" &&
	isWording(value["wording"]) &&
	value["wording"].code.startsWith("notKept.");

const hasOnly = (value: object, keys: readonly string[]): boolean =>
	Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
