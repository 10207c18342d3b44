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
	const found = new Set<string>();
	look(payload, found);
	return [...found];
};

const look = (value: unknown, found: Set<string>): void => {
	if (typeof value !== "object" || value === null) return;
	if ("blob" in value && typeof value.blob === "string" && isBlobId(value.blob)) found.add(value.blob);
	for (const each of Object.values(value)) look(each, found);
};
