import { maxAttachments } from "@parley/protocol/blob/limits";
import { maxDraftLength } from "@parley/protocol/draft/limits";
import type { DraftBody } from "../drafts/draft-body.ts";
import { isUnderWay, type PendingFile } from "./uploads/pending-file.ts";

/** Whether what is in the box can be sent. */
export type SendReadiness =
	| { readonly kind: "empty" }
	| { readonly kind: "ready" }
	/** As soon as so many files are there. */
	| { readonly kind: "waiting"; readonly files: number }
	/** Something must be done first: nobody's file is left out in silence. */
	| { readonly kind: "blocked"; readonly reason: string };

export const sendReadiness = (
	{ text, attachments }: DraftBody,
	pending: readonly PendingFile[],
): SendReadiness => {
	const stuck = pending.find((file) => !isUnderWay(file));
	if (stuck !== undefined)
		return { kind: "blocked", reason: `“${stuck.name}” is not uploaded. Attach it again or remove it.` };
	if (text.length > maxDraftLength)
		return {
			kind: "blocked",
			reason:
				`A message can have ${count(maxDraftLength)} characters at most; this one has ${count(text.length)}. ` +
				"Put the rest into a file and attach that.",
		};
	const files = attachments.length + pending.length;
	if (files > maxAttachments)
		return {
			kind: "blocked",
			reason: `A message can have ${maxAttachments} files at most; it has ${files}.`,
		};
	if (pending.length > 0) return { kind: "waiting", files: pending.length };
	return text.trim() === "" && files === 0 ? { kind: "empty" } : { kind: "ready" };
};

const count = (number: number): string => number.toLocaleString("en");
