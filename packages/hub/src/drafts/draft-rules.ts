import type { Draft, DraftStamp, SetAsideDraft } from "@parley/protocol/draft/draft";
import { maxSetAside } from "@parley/protocol/draft/limits";
import type { Attachment } from "@parley/protocol/message/attachment";

/** A draft with the fields that only the rules need. */
export type KeptDraft = Draft & {
	/** The revision at which the text or its attachments last changed. */
	readonly textRevision: number;
	/** The step at which its writer wrote it. */
	readonly step: number;
};

export const emptyDraft: KeptDraft = {
	revision: 0,
	textRevision: 0,
	writer: "",
	step: 0,
	text: "",
	setAside: [],
};

/** A text and its attachments. */
type Written = { readonly text: string; readonly attachments?: readonly Attachment[] };

const isBlank = ({ text, attachments = [] }: Written): boolean => text === "" && attachments.length === 0;

/** Whether two have the same text and the same files. A file attached twice is two attachments. */
const isSame = (one: Written, other: Written): boolean =>
	one.text === other.text && idsOf(one).join("\n") === idsOf(other).join("\n");

const idsOf = ({ attachments = [] }: Written): string[] =>
	attachments.map(({ attachmentId }) => attachmentId);

const blank: Written = { text: "" };

/** The stored form: without empty lists. */
const written = ({ text, attachments = [] }: Written): { text: string; attachments?: Attachment[] } =>
	attachments.length === 0 ? { text } : { text, attachments: [...attachments] };

/** Whether it has text, attachments or texts set aside. */
export const hasWords = (draft: Draft): boolean => !isBlank(draft) || draft.setAside.length > 0;

export type Put = Written & { readonly stamp: DraftStamp };

/** The changed fields when a text is set aside. */
export type Label = Pick<SetAsideDraft, "asideId" | "setAsideAt">;

export type PutResult = { readonly status: "kept" | "setAside"; readonly draft: KeptDraft };

/**
 * A text becomes the draft if it is based on the current draft, if the same writer wrote that, or if there is none. Otherwise two
 * views are writing concurrently: the first keeps the draft, and the other's text is set aside, so that nothing is lost.
 */
export const putDraft = (draft: KeptDraft, put: Put, label: Label): PutResult => {
	const { writer, base } = put.stamp;
	const others = draft.setAside.filter((each) => each.writer !== writer);
	if (isSame(put, draft)) return { status: "kept", draft: withSetAside(draft, others) };
	const grewOutOfIt = writer === draft.writer || base >= draft.textRevision;
	if (grewOutOfIt || isBlank(draft))
		return { status: "kept", draft: withText(draft, put, put.stamp, others) };
	if (isBlank(put)) return { status: "kept", draft: withSetAside(draft, others) };
	return {
		status: "setAside",
		draft: withSetAside(draft, setAside(draft.setAside, { ...label, writer, ...written(put) })),
	};
};

/** The writer has sent its text. Changes made to the draft since, by anyone, stay. */
export const consumeDraft = (draft: KeptDraft, stamp: DraftStamp): KeptDraft => {
	const others = draft.setAside.filter(({ writer }) => writer !== stamp.writer);
	const wroteIt = stamp.writer === draft.writer && stamp.step >= draft.step;
	const isSent = wroteIt || stamp.base >= draft.textRevision;
	return isSent && !isBlank(draft) ? withText(draft, blank, stamp, others) : withSetAside(draft, others);
};

/** Makes a text that was set aside the draft; undefined if none has this id. */
export const useSetAside = (draft: KeptDraft, asideId: string, label: Label): KeptDraft | undefined => {
	const used = draft.setAside.find((each) => each.asideId === asideId);
	if (used === undefined) return undefined;
	const others = draft.setAside.filter((each) => each !== used);
	const { writer } = draft;
	const rest = isBlank(draft) ? others : setAside(others, { ...label, writer, ...written(draft) });
	return withText(draft, used, { writer: used.writer, step: 0 }, rest);
};

export const discardSetAside = (draft: KeptDraft, asideId: string): KeptDraft =>
	withSetAside(
		draft,
		draft.setAside.filter((each) => each.asideId !== asideId),
	);

/** One text per writer: a writer's newer text replaces its older one. Identical texts are kept once. */
const setAside = (kept: readonly SetAsideDraft[], added: SetAsideDraft): SetAsideDraft[] => {
	const isReplaced = (each: SetAsideDraft): boolean => each.writer === added.writer || isSame(each, added);
	const same = kept.find(isReplaced);
	const others = kept.filter((each) => !isReplaced(each));
	return [...others, { ...added, asideId: same?.asideId ?? added.asideId }].slice(-maxSetAside);
};

const withSetAside = (draft: KeptDraft, list: readonly SetAsideDraft[]): KeptDraft => {
	const isUnchanged =
		list.length === draft.setAside.length && list.every((each, at) => each === draft.setAside[at]);
	return isUnchanged ? draft : { ...draft, revision: draft.revision + 1, setAside: [...list] };
};

const withText = (
	draft: KeptDraft,
	content: Written,
	{ writer, step }: Pick<DraftStamp, "writer" | "step">,
	list: readonly SetAsideDraft[],
): KeptDraft => {
	const revision = draft.revision + 1;
	return { revision, textRevision: revision, writer, step, ...written(content), setAside: [...list] };
};
