import type { BlobReference } from "@parley/protocol/blob/reference";
import { traitsOf } from "@parley/protocol/log/traits-of";
import { isBlobId } from "../store/blobs/blob-files.ts";

const none: readonly string[] = [];

/** The blobs that an event names, anywhere in it. An event of an unknown type may name some too. */
export const namedBlobs = (type: string, payload: unknown): readonly string[] => {
	if (traitsOf(type)?.blobs === false) return none;
	return [...new Set(referencesIn(payload).map(({ blob }) => blob))];
};

/** Every blob reference in a value, with duplicates. */
export const referencesIn = (value: unknown): BlobReference[] => {
	if (typeof value !== "object" || value === null) return [];
	const within = Object.values(value).flatMap(referencesIn);
	return isReference(value) ? [{ blob: value.blob, size: value.size }, ...within] : within;
};

const isReference = (value: object): value is BlobReference =>
	"blob" in value &&
	typeof value.blob === "string" &&
	isBlobId(value.blob) &&
	"size" in value &&
	Number.isSafeInteger(value.size);
