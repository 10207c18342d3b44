import { isDeepStrictEqual } from "node:util";
import { isFields } from "@parley/base/guards/fields";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";

type Fields = Readonly<Record<string, unknown>>;

/** How long it may be as JSON in an event that names no blobs. */
const maxLength = 4096;

/** What an agent added to a part of a message for programs. Too much of it is left out, and a note says so. */
export const metaOf = (
	{ _meta: own }: { readonly _meta?: unknown },
	content?: object,
): Fields | undefined => {
	const meta = {
		...fieldsOf("_meta", own),
		...(content === undefined ? {} : fieldsOf("_meta", fieldIn(content, "_meta"))),
		...(content === undefined ? {} : named("annotations", fieldIn(content, "annotations"))),
	};
	if (Object.keys(meta).length === 0) return undefined;
	return JSON.stringify(meta).length <= maxLength
		? meta
		: { notKept: wordedMessage(wording("notKept.bytes")) };
};

/** Of what was added, everything so far and what of it is new. */
export const addedMeta = (
	{ meta: known }: { readonly meta?: Fields },
	meta: Fields | undefined,
): {
	readonly all: { readonly meta?: Fields };
	readonly news: { readonly meta?: Record<string, unknown> };
} => {
	if (meta === undefined) return { all: known === undefined ? {} : { meta: known }, news: {} };
	const all = { ...known, ...meta };
	return { all: { meta: all }, news: isDeepStrictEqual(all, known) ? {} : { meta } };
};

/** What is known of it after a later part. */
export const mergeMeta = (
	{ meta: known }: { readonly meta?: Fields } = {},
	{ meta }: { readonly meta?: Fields },
): { readonly meta?: Fields } =>
	known === undefined && meta === undefined ? {} : { meta: { ...known, ...meta } };

const fieldIn = (value: object, name: string): unknown =>
	Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** The fields of a value, or the value under its name if it has none. */
const fieldsOf = (name: string, value: unknown): Fields => (isFields(value) ? value : named(name, value));

const named = (name: string, value: unknown): Fields => (value == null ? {} : { [name]: value });
