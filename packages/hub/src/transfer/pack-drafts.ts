import { maxAttachments } from "@parley/protocol/blob/limits";
import { maxDraftLength, maxSetAside } from "@parley/protocol/draft/limits";
import type { Attachment } from "@parley/protocol/message/attachment";
import type { PromptContent } from "@parley/protocol/message/content";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { attachmentsIn } from "../blobs/attachments.ts";

/** The content of one draft, and the prompts it came from. */
export type PackedDraft = {
	readonly text: string;
	readonly attachments: readonly Attachment[];
	readonly messageIds: readonly string[];
};

type Filling = { text: string; readonly attachments: Attachment[]; readonly messageIds: string[] };

const maxDrafts = 1 + maxSetAside;

/** Packs prompts into as few drafts as possible; what exceeds the limit of drafts is `left`. */
export const packDrafts = (
	prompts: readonly QueuedPrompt[],
): { readonly drafts: readonly PackedDraft[]; readonly left: readonly PackedDraft[] } => {
	const packed: Filling[] = [];
	for (const portion of prompts.flatMap(portionsOf)) {
		const last = packed.at(-1);
		if (last === undefined || !takes(last, portion)) packed.push(portion);
	}
	return { drafts: packed.slice(0, maxDrafts), left: packed.slice(maxDrafts) };
};

/** Returns false if a draft cannot hold both. */
const takes = (draft: Filling, { text, attachments, messageIds }: Filling): boolean => {
	const gap = draft.text === "" || text === "" ? "" : "\n\n";
	if (draft.text.length + gap.length + text.length > maxDraftLength) return false;
	if (draft.attachments.length + attachments.length > maxAttachments) return false;
	draft.text += gap + text;
	draft.attachments.push(...attachments);
	draft.messageIds.push(...messageIds);
	return true;
};

/** A prompt, in parts that each fit a draft. */
const portionsOf = ({ messageId, content }: QueuedPrompt): Filling[] => {
	const texts = cut(content.flatMap(wordsOf).join("\n\n"));
	const files = attachmentsIn(content).map(({ attachmentId, name, mimeType, blob, size }) => {
		return { attachmentId, name, mimeType, blob, size };
	});
	const count = Math.max(texts.length, Math.ceil(files.length / maxAttachments));
	return Array.from({ length: count }, (_, at) => ({
		text: texts[at] ?? "",
		attachments: files.slice(at * maxAttachments, (at + 1) * maxAttachments),
		messageIds: [messageId],
	}));
};

/** A draft has no links: they become their addresses. */
const wordsOf = (part: PromptContent): string[] => {
	switch (part.type) {
		case "text":
			return [part.text];
		case "resourceLink":
			return [part.uri];
		case "attachment":
			return [];
	}
};

/** Never inside a surrogate pair. */
const cut = (text: string): string[] => {
	const parts: string[] = [];
	for (let start = 0; start < text.length; ) {
		const end = start + maxDraftLength;
		const isSplit = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1));
		parts.push(text.slice(start, isSplit ? end - 1 : end));
		start += parts.at(-1)?.length ?? maxDraftLength;
	}
	return parts;
};
