import type { DiffSection } from "@parley/transcript/diff/hunks";
import { createMemo, Show } from "solid-js";
import { Virtualizer } from "virtua/solid";
import { DiffRows } from "./diff-row-view.tsx";
import { chunkLines, partsOf, shownChunks } from "./diff-rows.ts";
import type { ShownDiff } from "./shown-diff.ts";

type DiffBodyProps = {
	readonly shown: ShownDiff;
	/** The sections to show. */
	readonly sections: readonly DiffSection[];
	/** The accessible name of the box once it scrolls. */
	readonly label: string;
};

/** More rows than this scroll in a box of their own, which mounts only the visible ones. */
const mostRows = 200;
const lineHeight = 18;

/** The lines of a diff. */
export const DiffBody = (props: DiffBodyProps) => {
	const parts = createMemo(() => partsOf(props.sections));
	const chunks = createMemo(() => shownChunks(parts(), props.shown.isUnfolded));
	const rows = createMemo(() => chunks().flat());
	return (
		<Show
			when={rows().length > mostRows}
			fallback={
				<div class="diff-lines">
					<DiffRows rows={rows()} shown={props.shown} />
				</div>
			}
		>
			<section class="diff-box diff-lines" aria-label={props.label} tabindex="0">
				<Virtualizer data={chunks()} itemSize={chunkLines * lineHeight} bufferSize={300}>
					{(chunk) => (
						<div>
							<DiffRows rows={chunk} shown={props.shown} />
						</div>
					)}
				</Virtualizer>
			</section>
		</Show>
	);
};
