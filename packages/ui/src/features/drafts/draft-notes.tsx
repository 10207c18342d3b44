import { maxSetAside } from "@parley/protocol/draft/limits";
import { say } from "@parley/words/spoken";
import { createMemo, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { FileNames } from "../../shared/widgets/file-names.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { sameBody } from "./draft-body.ts";
import type { DraftOffer } from "./local-draft.ts";
import "./draft-notes.css";

const previewLength = 200;

/** Notes on the draft in the box: other drafts to use instead, and why a draft is not saved. */
export const DraftNotes = (props: { readonly sessionId: string }) => {
	const app = useApp();
	const draft = app.drafts.of(props.sessionId);
	const offers = createMemo(() => app.drafts.offers(props.sessionId), undefined, { equals: sameOffers });
	const setAside = () => draft.local().known.setAside.length;
	return (
		<div class="draft-notes" role="status">
			<For each={offers()}>
				{(offer) => (
					<div class="draft-note">
						<Icon name="edit" tone="warning" />
						<span>{offerWords(offer)}</span>
						<Show when={offer.text !== ""}>
							<q class="draft-preview">{preview(offer.text)}</q>
						</Show>
						<FileNames attachments={offer.attachments} />
						<Button
							look="link"
							onPress={() =>
								app.notices.run(
									(reason) => say("draft.notUsed", { reason }),
									() => draft.use(offer),
								)
							}
						>
							{say("draft.use")}
						</Button>
						<Button
							look="link"
							onPress={() =>
								app.notices.run(
									(reason) => say("draft.notDiscarded", { reason }),
									() => draft.discard(offer),
								)
							}
						>
							{say("draft.discard")}
						</Button>
					</div>
				)}
			</For>
			<Show when={setAside() >= maxSetAside}>
				<p class="draft-note">{say("draft.tooManyAside", { count: maxSetAside })}</p>
			</Show>
			<Show when={draft.problem()}>
				{(problem) => (
					<p class="draft-note draft-problem">
						<Icon name="warning" tone="warning" />
						<span>{problem()}</span>
					</p>
				)}
			</Show>
		</div>
	);
};

/** Typing must not redraw the offers. */
const sameOffers = (before: readonly DraftOffer[], after: readonly DraftOffer[]): boolean =>
	before.length === after.length &&
	before.every((offer, at) => {
		const other = after[at];
		return other !== undefined && offer.kind === other.kind && sameBody(offer, other);
	});

const offerWords = (offer: DraftOffer): string =>
	say(offer.kind === "setAside" && offer.isOwn ? "draft.setAsideHere" : "draft.other");

const preview = (text: string): string => {
	const line = text.slice(0, previewLength).replaceAll(/\s+/g, " ").trim();
	return text.length > previewLength ? `${line}…` : line;
};
