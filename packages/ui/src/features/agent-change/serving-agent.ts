import type { Head } from "@parley/transcript/head/head";
import { servedBy } from "@parley/transcript/head/served-by";

/** The configured agent of a chat, or of one of its turns. */
export const servingAgent = (head: Head | undefined, turn?: number): string => {
	if (head === undefined) return "";
	return turn === undefined ? head.agent : servedBy(head, turn);
};
