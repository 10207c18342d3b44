import type { DiffLine } from "@parley/transcript/diff/hunks";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { shownLine } from "./line-pieces.ts";

const lineNames = {
	"+": "diff.lineAdded",
	"-": "diff.lineRemoved",
	" ": "diff.lineUnchanged",
} as const;
const carriageReturn = "\u240D";

/** One line of a diff. It never changes, so it is read once. */
export const DiffLineView = (props: { readonly line: DiffLine }) => {
	const { line } = props;
	const { hiddenBefore, pieces, hiddenAfter } = shownLine(line);
	return (
		<div class="diff-line" data-sign={line.sign}>
			<span class="unseen">{say(lineNames[line.sign])} </span>
			<Hidden count={hiddenBefore} />
			<For each={pieces} fallback={"\u00A0"}>
				{({ text, isChanged }) => (
					<Show when={isChanged} fallback={visible(text)}>
						<span class="diff-word">{visible(text)}</span>
					</Show>
				)}
			</For>
			<Hidden count={hiddenAfter} />
		</div>
	);
};

/** A carriage return is invisible, and may be the only difference. */
const visible = (text: string): string => text.replaceAll("\r", carriageReturn);

const Hidden = (props: { readonly count: number }) => (
	<Show when={props.count > 0}>
		<span class="diff-hidden"> {say("diff.hidden", { count: props.count })} </span>
	</Show>
);
