import type { Draft, SetAsideDraft } from "@parley/protocol/draft/draft";

/** What is in the box of one session, and how it stands to what the hub has. Pure data; every change makes a new one. */
export type LocalDraft = {
	readonly text: string;
	/** The text that this one grew out of, and the hub's revision of it. */
	readonly origin: string;
	readonly base: number;
	/** Something was typed that the hub has not got yet. */
	readonly pending: boolean;
	readonly writer: string;
	readonly step: number;
	/** Names under which this view wrote before it started over from another draft. */
	readonly formerWriters: readonly string[];
	/** The hub's draft as far as this view has heard. */
	readonly known: Draft;
};

/** What a view keeps over a reload. */
export type KeptDraft = { readonly text: string; readonly base: number; readonly pending: boolean };

export const restoreDraft = ({ text, base, pending }: KeptDraft, writer: string): LocalDraft => ({
	text,
	origin: text,
	base,
	pending,
	writer,
	step: 0,
	formerWriters: [],
	known: { revision: base, writer: "", text, setAside: [] },
});

/** In the box is just what the hub had: a change elsewhere may show here without harm. */
export const isClean = ({ pending, text, origin }: LocalDraft): boolean => !pending && text === origin;

export const typeText = (local: LocalDraft, text: string): LocalDraft => ({ ...local, text, pending: true });

/** The text goes out as a prompt; the box is empty, and the hub clears the draft when it accepts that. */
export const sendText = (local: LocalDraft): LocalDraft => ({
	...local,
	text: "",
	origin: "",
	pending: false,
	known: { ...local.known, text: "" },
});

/** Takes in the hub's draft, in whatever order answers and pushed changes arrive. What a person has typed is never replaced. */
export const takeDraft = (local: LocalDraft, remote: Draft): LocalDraft => {
	const { known, text } = local;
	if (remote.revision < known.revision) return local;
	if (remote.revision === known.revision) return { ...local, known: { ...known, setAside: remote.setAside } };
	const synced = { ...local, origin: remote.text, base: remote.revision, known: remote };
	if (remote.text === text) return { ...synced, pending: false };
	if (isClean(local)) return { ...synced, text: remote.text };
	const grewOutOfIt = remote.writer === local.writer || remote.text === local.origin;
	// Where nobody has a draft any more, this one becomes the draft.
	const pending = local.pending || (remote.text === "" && text !== "");
	return grewOutOfIt ? { ...synced, pending } : { ...local, known: remote, pending };
};

/** What is in the box is to be the draft, in place of the one that the hub has. */
export const rebaseText = (local: LocalDraft): LocalDraft => ({
	...local,
	origin: local.known.text,
	base: local.known.revision,
	pending: true,
});

/** Begins anew with the hub's draft, under a new name: what this view wrote before stays apart from what it writes now. */
export const startOver = (local: LocalDraft, draft: Draft, writer: string): LocalDraft => ({
	...restoreDraft({ text: draft.text, base: draft.revision, pending: false }, writer),
	formerWriters: [...local.formerWriters, local.writer],
	known: draft,
});

/** Another text that the person can have instead of the one in the box. */
export type DraftOffer =
	| { readonly kind: "draft"; readonly text: string }
	| {
			readonly kind: "setAside";
			readonly text: string;
			readonly aside: SetAsideDraft;
			readonly isOwn: boolean;
	  };

export const offersOf = ({ text, base, writer, formerWriters, known }: LocalDraft): readonly DraftOffer[] => {
	const isOther = base !== known.revision && known.text !== "" && known.text !== text;
	const aside = known.setAside.filter((each) => each.text !== text && each.writer !== writer);
	return [
		...(isOther ? [{ kind: "draft" as const, text: known.text }] : []),
		...aside.map((each) => ({
			kind: "setAside" as const,
			text: each.text,
			aside: each,
			isOwn: formerWriters.includes(each.writer),
		})),
	];
};
