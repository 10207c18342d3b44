import type { BlobReference } from "@parley/protocol/blob/reference";
import { isBlobId } from "../store/blobs/blob-files.ts";

/** The kinds of events that can name blobs. Text, by far the most frequent, is none of them. */
const naming: ReadonlySet<string> = new Set([
	"prompt.accepted",
	"prompt.edited",
	"prompt.sent",
	"content",
	"tool",
	"permission.requested",
	"agent.update",
]);

const none: readonly string[] = [];

/** The blobs that an event names, wherever in it. */
export const namedBlobs = (type: string, payload: unknown): readonly string[] => {
	if (!naming.has(type)) return none;
	return [...new Set(referencesIn(payload).map(({ blob }) => blob))];
};

/** Every reference to a blob in a value, as often as it is there. */
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
