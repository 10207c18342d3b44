import type { ToolLocation } from "@parley/protocol/tool/events";
import { say } from "@parley/words/spoken";
import { createMemo, Match, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import { useChat } from "../../shared/session/chat-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { BlobActions } from "../blobs/blob-actions.tsx";
import { DiffBody } from "./diff-body.tsx";
import { DiffCaption } from "./diff-caption.tsx";
import { DiffNotes } from "./diff-notes.tsx";
import { countRows, firstRows, mostRowsAtFirst } from "./diff-rows.ts";
import { type Diff, isBeginning, keptBytes } from "./diff-sides.ts";
import { shownDiff } from "./shown-diff.ts";
import "./diff.css";

const WholeDiff = lazyPanel(
	() => import("./whole-diff.tsx"),
	(module) => module.WholeDiff,
	"diff-note",
);

type DiffPreviewProps = {
	readonly diff: Diff;
	/** Its position in the file. */
	readonly location?: ToolLocation | undefined;
	/** Shows every line, for a user who has to decide on the change. */
	readonly isUncut?: boolean;
};

/** Comparing holds both sides in memory. */
const maxComparedBytes = 8 * 1024 * 1024;

/** What an edit changes. */
export const DiffPreview = (props: DiffPreviewProps) => {
	const chat = useChat();
	const app = useApp();
	const { diff, isUncut = false } = props;
	const shown = shownDiff(diff);
	const rows = countRows(shown.sections);
	const isChanged = shown.diff.added + shown.diff.removed > 0;
	const sections = createMemo(() =>
		shown.all() || isUncut ? shown.sections : firstRows(shown.sections, mostRowsAtFirst),
	);
	const key = `diff:${diff.oldBlob?.blob ?? ""}/${diff.newBlob?.blob ?? ""}`;
	const isWhole = () => isBeginning(diff) && chat.isOpen(key);
	const open = (): void =>
		app.notices.run(
			(reason) => say("diff.notOpened", { reason }),
			() => app.editors.openDiff(chat.sessionId, diff),
		);
	return (
		<figure class="diff">
			<DiffCaption diff={diff} location={props.location} isWhole={isWhole()} onOpen={open} />
			<Show
				when={isWhole()}
				fallback={
					<Show
						when={isChanged || !isBeginning(diff)}
						fallback={<p class="diff-note">{say("diff.sameBeginning")}</p>}
					>
						<DiffBody shown={shown} sections={sections()} label={say("diff.changes", { path: diff.path })} />
						<DiffNotes diff={shown.diff} isWhole={!isBeginning(diff)} />
					</Show>
				}
			>
				<WholeDiff diff={diff} />
			</Show>
			<Switch>
				<Match when={isBeginning(diff)}>
					<div class="diff-bar">
						<Show
							when={keptBytes(diff) <= maxComparedBytes}
							fallback={<span class="muted">{say("diff.tooLarge")}</span>}
						>
							<Button look="link" expanded={isWhole()} onPress={() => chat.toggle(key)}>
								{isWhole()
									? say("action.showLess")
									: say("action.showAllOf", { size: sizeText(keptBytes(diff)) })}
							</Button>
						</Show>
						<Show when={diff.newBlob}>
							{(reference) => (
								<BlobActions
									reference={reference()}
									fileName={baseName(diff.path)}
									mimeType="text/plain"
									canCopy={false}
								/>
							)}
						</Show>
					</div>
				</Match>
				<Match when={rows > mostRowsAtFirst && !isUncut}>
					<Button look="link" expanded={shown.all()} onPress={() => shown.setAll(!shown.all())}>
						{shown.all()
							? say("action.showLess")
							: say("action.showMoreLines", { count: rows - mostRowsAtFirst })}
					</Button>
				</Match>
			</Switch>
		</figure>
	);
};
