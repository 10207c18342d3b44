import type { TextDiff } from "@parley/transcript/diff/compare-texts";
import { endChanges } from "@parley/transcript/diff/end-changes";
import { endWords } from "@parley/transcript/diff/end-words";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";

type DiffNotesProps = {
	readonly diff: TextDiff;
	/** Whether both sides are complete. */
	readonly isWhole: boolean;
};

/** What the lines of a diff do not show. */
export const DiffNotes = (props: DiffNotesProps) => (
	<>
		<Show when={!props.diff.isExact}>
			<p class="diff-note">{say("diff.tooDifferent")}</p>
		</Show>
		<Show when={props.isWhole}>
			<For each={endChanges(props.diff)}>{(change) => <p class="diff-note">{endWords(change)}</p>}</For>
		</Show>
	</>
);
