import type { Draft, SetAsideDraft } from "@parley/protocol/draft/draft";
import type { Attachment } from "@parley/protocol/message/attachment";
import { bodyOf, type DraftBody, emptyBody, isEmptyBody, sameBody } from "./draft-body.ts";

/** What is in the box of one session, and how it stands to what the hub has. Pure data; every change makes a new one. */
export type LocalDraft = DraftBody & {
	/** What this one grew out of, and the hub's revision of it. */
	readonly origin: DraftBody;
	readonly base: number;
	/** Something was typed or attached that the hub has not got yet. */
	readonly pending: boolean;
	readonly writer: string;
	readonly step: number;
	/** Names under which this view wrote before it started over from another draft. */
	readonly formerWriters: readonly string[];
	/** The hub's draft as far as this view has heard. */
	readonly known: Draft;
};

/** What a view keeps over a reload. */
export type KeptDraft = DraftBody & { readonly base: number; readonly pending: boolean };

export const restoreDraft = ({ base, pending, ...body }: KeptDraft, writer: string): LocalDraft => ({
	...body,
	origin: body,
	base,
	pending,
	writer,
	step: 0,
	formerWriters: [],
	known: { revision: base, writer: "", text: body.text, attachments: [...body.attachments], setAside: [] },
});

/** In the box is just what the hub had: a change elsewhere may show here without harm. */
export const isClean = (local: LocalDraft): boolean => !local.pending && sameBody(local, local.origin);

export const typeText = (local: LocalDraft, text: string): LocalDraft => ({ ...local, text, pending: true });

export const putAttachments = (local: LocalDraft, attachments: readonly Attachment[]): LocalDraft => ({
	...local,
	attachments,
	pending: true,
});

/** It goes out as a prompt; the box is empty, and the hub clears the draft when it accepts that. */
export const sendText = (local: LocalDraft): LocalDraft => ({
	...local,
	...emptyBody,
	origin: emptyBody,
	pending: false,
	known: { ...local.known, text: "", attachments: [] },
});

/** Takes in the hub's draft, in whatever order answers and pushed changes arrive. What a person has typed is never replaced. */
export const takeDraft = (local: LocalDraft, remote: Draft): LocalDraft => {
	const { known } = local;
	if (remote.revision < known.revision) return local;
	if (remote.revision === known.revision) return { ...local, known: { ...known, setAside: remote.setAside } };
	const body = bodyOf(remote);
	const synced = { ...local, origin: body, base: remote.revision, known: remote };
	if (sameBody(body, local)) return { ...synced, pending: false };
	if (isClean(local)) return { ...synced, ...body };
	const grewOutOfIt = remote.writer === local.writer || sameBody(body, local.origin);
	// Where nobody has a draft any more, this one becomes the draft.
	const pending = local.pending || (isEmptyBody(body) && !isEmptyBody(local));
	return grewOutOfIt ? { ...synced, pending } : { ...local, known: remote, pending };
};

/** What is in the box is to be the draft, in place of the one that the hub has. */
export const rebaseText = (local: LocalDraft): LocalDraft => ({
	...local,
	origin: bodyOf(local.known),
	base: local.known.revision,
	pending: true,
});

/** Begins anew with the hub's draft, under a new name: what this view wrote before stays apart from what it writes now. */
export const startOver = (local: LocalDraft, draft: Draft, writer: string): LocalDraft => ({
	...restoreDraft({ ...bodyOf(draft), base: draft.revision, pending: false }, writer),
	formerWriters: [...local.formerWriters, local.writer],
	known: draft,
});

/** Something else that the person can have instead of what is in the box. */
export type DraftOffer = DraftBody &
	(
		| { readonly kind: "draft" }
		| { readonly kind: "setAside"; readonly aside: SetAsideDraft; readonly isOwn: boolean }
	);

export const offersOf = (local: LocalDraft): readonly DraftOffer[] => {
	const { base, writer, formerWriters, known } = local;
	const draft = bodyOf(known);
	const isOther = base !== known.revision && !isEmptyBody(draft) && !sameBody(draft, local);
	const aside = known.setAside.filter((each) => !sameBody(bodyOf(each), local) && each.writer !== writer);
	return [
		...(isOther ? [{ ...draft, kind: "draft" as const }] : []),
		...aside.map((each) => ({
			...bodyOf(each),
			kind: "setAside" as const,
			aside: each,
			isOwn: formerWriters.includes(each.writer),
		})),
	];
};
