import type { BlobReference } from "@parley/protocol/blob/reference";

const types: ReadonlySet<string> = new Set([
	"audio/wav",
	"audio/x-wav",
	"audio/mpeg",
	"audio/mp3",
	"audio/mp4",
	"audio/aac",
	"audio/ogg",
	"audio/webm",
	"audio/flac",
]);

/** A player holds all of it in memory. */
const maxSize = 32 * 1024 * 1024;

/** Whether a sound is offered to be played; any other is a file to save. */
export const isPlayable = ({ mimeType, size }: BlobReference & { readonly mimeType: string }): boolean =>
	types.has(mimeType.toLowerCase().split(";")[0]?.trim() ?? "") && size <= maxSize;
