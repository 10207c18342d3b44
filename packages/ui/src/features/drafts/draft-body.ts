import type { Attachment } from "@parley/protocol/message/attachment";

/** The content of a draft: a text and its attachments. */
export type DraftBody = { readonly text: string; readonly attachments: readonly Attachment[] };

export const emptyBody: DraftBody = { text: "", attachments: [] };

/** From the wire, where a draft without files may omit the list. */
export const bodyOf = (draft: {
	readonly text: string;
	readonly attachments?: readonly Attachment[];
}): DraftBody => ({ text: draft.text, attachments: draft.attachments ?? [] });

export const isEmptyBody = ({ text, attachments }: DraftBody): boolean =>
	text === "" && attachments.length === 0;

/** An attachment never changes, so comparing ids is enough. */
export const sameAttachments = (before: readonly Attachment[], after: readonly Attachment[]): boolean =>
	before.length === after.length &&
	before.every(({ attachmentId }, at) => attachmentId === after[at]?.attachmentId);

export const sameBody = (before: DraftBody, after: DraftBody): boolean =>
	before.text === after.text && sameAttachments(before.attachments, after.attachments);

/**
 * Adds a file at the place where it was chosen: a small file is uploaded before a large one chosen earlier. Files not chosen here come
 * first.
 */
export const withAttachment = (
	attachments: readonly Attachment[],
	added: Attachment,
	order: readonly string[],
): readonly Attachment[] => {
	if (attachments.some(({ attachmentId }) => attachmentId === added.attachmentId)) return attachments;
	return inOrder([...attachments, added], order);
};

export const inOrder = <Each extends { readonly attachmentId: string }>(
	files: readonly Each[],
	order: readonly string[],
): readonly Each[] => {
	const places = new Map(order.map((attachmentId, at) => [attachmentId, at]));
	const place = ({ attachmentId }: Each): number => places.get(attachmentId) ?? -1;
	return files.toSorted((one, other) => place(one) - place(other));
};
