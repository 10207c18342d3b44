import type { DiffLine } from "../diff-lines.ts";

const lineNames = { "+": "added", "-": "removed", " ": "unchanged" } as const;

export const DiffLineView = (props: { readonly line: DiffLine }) => (
	<div class="diff-line" data-sign={props.line.sign}>
		<span class="unseen">{lineNames[props.line.sign]}: </span>
		{props.line.text === "" ? "\u00A0" : props.line.text}
	</div>
);
