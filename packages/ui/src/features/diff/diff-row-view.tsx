import { say } from "@parley/words/spoken";
import { For } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import { DiffLineView } from "./diff-line-view.tsx";
import type { DiffChunk, DiffRow } from "./diff-rows.ts";
import type { ShownDiff } from "./shown-diff.ts";

type DiffRowsProps = { readonly rows: DiffChunk; readonly shown: ShownDiff };

export const DiffRows = (props: DiffRowsProps) => (
	<For each={props.rows}>{(row) => <DiffRowView row={row} shown={props.shown} />}</For>
);

/** A row never changes its type, so it is read once. */
const DiffRowView = (props: { readonly row: DiffRow; readonly shown: ShownDiff }) => {
	const { row, shown } = props;
	if (row.type === "line") return <DiffLineView line={row.line} />;
	const { section } = row;
	const count = section.lines.length;
	return (
		<button
			type="button"
			class="diff-gap"
			aria-expanded={shown.isUnfolded(section)}
			onClick={() => shown.toggle(section)}
		>
			<Icon name={shown.isUnfolded(section) ? "chevronDown" : "chevronRight"} tone="muted" />
			{say(shown.isUnfolded(section) ? "diff.unchanged" : "diff.folded", { count })}
		</button>
	);
};
