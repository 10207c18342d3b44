import { maxAttachmentSize } from "./limits.ts";

/** Why a file cannot be attached; undefined if it can. */
export const whyNotAttachable = (size: number): "empty" | "too_large" | undefined => {
	if (size === 0) return "empty";
	return size > maxAttachmentSize ? "too_large" : undefined;
};
