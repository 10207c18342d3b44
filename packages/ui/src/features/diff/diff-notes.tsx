import type { TextDiff } from "@parley/transcript/diff/compare-texts";
import { type EndChange, endChanges } from "@parley/transcript/diff/end-changes";
import { For, Show } from "solid-js";

type DiffNotesProps = {
	readonly diff: TextDiff;
	/** Whether both sides end where the texts do. */
	readonly isWhole: boolean;
};

/** What the lines of a diff do not show. */
export const DiffNotes = (props: DiffNotesProps) => (
	<>
		<Show when={!props.diff.isExact}>
			<p class="diff-note">
				Too much differs to compare line by line: everything from the first change to the last is shown as
				replaced.
			</p>
		</Show>
		<Show when={props.isWhole}>
			<For each={endChanges(props.diff)}>{(change) => <p class="diff-note">{endWords(change)}</p>}</For>
		</Show>
	</>
);

const endWords = (change: EndChange): string => {
	switch (change.type) {
		case "endings":
			return `Line endings change from ${change.from} to ${change.to}.`;
		case "lastNewline":
			return change.change === "added" ? "Newline at end of file added." : "Newline at end of file removed.";
	}
};
