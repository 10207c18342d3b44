import { maxAttachments } from "@parley/protocol/blob/limits";
import { maxDraftLength } from "@parley/protocol/draft/limits";
import { say } from "@parley/words/spoken";
import type { DraftBody } from "../drafts/draft-body.ts";
import { isUnderWay, type PendingFile } from "./uploads/pending-file.ts";

/** Whether the draft can be sent. */
export type SendReadiness =
	| { readonly kind: "empty" }
	| { readonly kind: "ready" }
	/** Until this many files are uploaded. */
	| { readonly kind: "waiting"; readonly files: number }
	/** The user must act first: no file is left out silently. */
	| { readonly kind: "blocked"; readonly reason: string };

export const sendReadiness = (
	{ text, attachments }: DraftBody,
	pending: readonly PendingFile[],
): SendReadiness => {
	const stuck = pending.find((file) => !isUnderWay(file));
	if (stuck !== undefined) return { kind: "blocked", reason: say("attachment.stuck", { name: stuck.name }) };
	if (text.length > maxDraftLength)
		return {
			kind: "blocked",
			reason: say("attachment.textTooLong", { limit: maxDraftLength, length: text.length }),
		};
	const files = attachments.length + pending.length;
	if (files > maxAttachments)
		return {
			kind: "blocked",
			reason: say("attachment.tooMany", { limit: maxAttachments, count: files }),
		};
	if (pending.length > 0) return { kind: "waiting", files: pending.length };
	return text.trim() === "" && files === 0 ? { kind: "empty" } : { kind: "ready" };
};
