import type { Draft, DraftStamp, SetAsideDraft } from "@parley/protocol/draft/draft";
import { maxSetAside } from "@parley/protocol/draft/limits";

/** A draft with what the rules need and no client does. */
export type KeptDraft = Draft & {
	/** The revision at which the text last changed. */
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

export const hasWords = ({ text, setAside }: Draft): boolean => text !== "" || setAside.length > 0;

export type Put = { readonly text: string; readonly stamp: DraftStamp };

/** What is new about a text that is set aside. */
export type Label = Pick<SetAsideDraft, "asideId" | "setAsideAt">;

export type PutResult = { readonly status: "kept" | "setAside"; readonly draft: KeptDraft };

/**
 * A text becomes the draft if it grew out of the draft, if the same writer wrote that, or if there is none. Otherwise two views
 * write at once: the first keeps the draft, the other's text is set aside, and nobody's words are lost.
 */
export const putDraft = (draft: KeptDraft, { text, stamp }: Put, label: Label): PutResult => {
	const { writer, base } = stamp;
	const others = draft.setAside.filter((each) => each.writer !== writer);
	if (text === draft.text) return { status: "kept", draft: withSetAside(draft, others) };
	const grewOutOfIt = writer === draft.writer || base >= draft.textRevision;
	if (grewOutOfIt || draft.text === "")
		return { status: "kept", draft: withText(draft, text, stamp, others) };
	if (text === "") return { status: "kept", draft: withSetAside(draft, others) };
	return {
		status: "setAside",
		draft: withSetAside(draft, setAside(draft.setAside, { ...label, writer, text })),
	};
};

/** The writer has sent its text. What another one, or it itself, has made of the draft since then stays. */
export const consumeDraft = (draft: KeptDraft, stamp: DraftStamp): KeptDraft => {
	const others = draft.setAside.filter(({ writer }) => writer !== stamp.writer);
	const wroteIt = stamp.writer === draft.writer && stamp.step >= draft.step;
	const isSent = wroteIt || stamp.base >= draft.textRevision;
	return isSent && draft.text !== "" ? withText(draft, "", stamp, others) : withSetAside(draft, others);
};

/** Makes a text that was set aside the draft; undefined if there is none of this name. */
export const useSetAside = (draft: KeptDraft, asideId: string, label: Label): KeptDraft | undefined => {
	const used = draft.setAside.find((each) => each.asideId === asideId);
	if (used === undefined) return undefined;
	const others = draft.setAside.filter((each) => each !== used);
	const { text, writer } = draft;
	const rest = text === "" ? others : setAside(others, { ...label, writer, text });
	return withText(draft, used.text, { writer: used.writer, step: 0 }, rest);
};

export const discardSetAside = (draft: KeptDraft, asideId: string): KeptDraft =>
	withSetAside(
		draft,
		draft.setAside.filter((each) => each.asideId !== asideId),
	);

/** One text per writer: what a view goes on writing replaces what it had. The same words are kept once. */
const setAside = (kept: readonly SetAsideDraft[], added: SetAsideDraft): SetAsideDraft[] => {
	const same = kept.find(({ writer, text }) => writer === added.writer || text === added.text);
	const others = kept.filter(({ writer, text }) => writer !== added.writer && text !== added.text);
	return [...others, { ...added, asideId: same?.asideId ?? added.asideId }].slice(-maxSetAside);
};

const withSetAside = (draft: KeptDraft, list: readonly SetAsideDraft[]): KeptDraft => {
	const isSame =
		list.length === draft.setAside.length && list.every((each, at) => each === draft.setAside[at]);
	return isSame ? draft : { ...draft, revision: draft.revision + 1, setAside: [...list] };
};

const withText = (
	draft: KeptDraft,
	text: string,
	{ writer, step }: Pick<DraftStamp, "writer" | "step">,
	list: readonly SetAsideDraft[],
): KeptDraft => {
	const revision = draft.revision + 1;
	return { revision, textRevision: revision, writer, step, text, setAside: [...list] };
};
