import type { Draft, SetAsideDraft } from "@parley/protocol/draft/draft";
import type { Attachment } from "@parley/protocol/message/attachment";
import { bodyOf, type DraftBody, emptyBody, isEmptyBody, sameBody } from "./draft-body.ts";

/** The box of one session, and how it relates to the hub's draft. Immutable: every change makes a new one. */
export type LocalDraft = DraftBody & {
	/** The draft this one is based on, and the hub's revision of it. */
	readonly origin: DraftBody;
	readonly base: number;
	/** Something was typed or attached that the hub does not have yet. */
	readonly pending: boolean;
	readonly writer: string;
	readonly step: number;
	/** The writer ids of this view before it started over from another draft. */
	readonly formerWriters: readonly string[];
	/** The latest draft that this view has from the hub. */
	readonly known: Draft;
};

/** What a view keeps across a reload. */
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

/** The box holds exactly what the hub had, so a change elsewhere may replace it. */
export const isClean = (local: LocalDraft): boolean => !local.pending && sameBody(local, local.origin);

export const typeText = (local: LocalDraft, text: string): LocalDraft => ({ ...local, text, pending: true });

export const putAttachments = (local: LocalDraft, attachments: readonly Attachment[]): LocalDraft => ({
	...local,
	attachments,
	pending: true,
});

/** The text goes out as a prompt: the box is emptied, and the hub clears the draft when it accepts the prompt. */
export const sendText = (local: LocalDraft): LocalDraft => ({
	...local,
	...emptyBody,
	origin: emptyBody,
	pending: false,
	known: { ...local.known, text: "", attachments: [] },
});

/** Takes in the hub's draft, in whatever order responses and pushed changes arrive. Never replaces what a person has typed. */
export const takeDraft = (local: LocalDraft, remote: Draft): LocalDraft => {
	const { known } = local;
	if (remote.revision < known.revision) return local;
	if (remote.revision === known.revision) return { ...local, known: { ...known, setAside: remote.setAside } };
	const body = bodyOf(remote);
	const synced = { ...local, origin: body, base: remote.revision, known: remote };
	if (sameBody(body, local)) return { ...synced, pending: false };
	if (isClean(local)) return { ...synced, ...body };
	const grewOutOfIt = remote.writer === local.writer || sameBody(body, local.origin);
	// Once the hub's draft is empty, this one becomes the draft.
	const pending = local.pending || (isEmptyBody(body) && !isEmptyBody(local));
	return grewOutOfIt ? { ...synced, pending } : { ...local, known: remote, pending };
};

/** Makes the text in the box replace the hub's draft. */
export const rebaseText = (local: LocalDraft): LocalDraft => ({
	...local,
	origin: bodyOf(local.known),
	base: local.known.revision,
	pending: true,
});

/** Starts over from the hub's draft under a new writer id, so that what this view wrote before stays apart from what it writes now. */
export const startOver = (local: LocalDraft, draft: Draft, writer: string): LocalDraft => ({
	...restoreDraft({ ...bodyOf(draft), base: draft.revision, pending: false }, writer),
	formerWriters: [...local.formerWriters, local.writer],
	known: draft,
});

/** Another draft that the person can take in place of the one in the box. */
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
