import { say } from "@parley/words/spoken";

type DiffCountsProps = { readonly added: number; readonly removed: number };

/** How many lines are added and removed. */
export const DiffCounts = (props: DiffCountsProps) => (
	<>
		<span class="diff-count" data-sign="+" aria-label={say("diff.added", { count: props.added })} role="img">
			+{props.added}
		</span>
		<span
			class="diff-count"
			data-sign="-"
			aria-label={say("diff.removed", { count: props.removed })}
			role="img"
		>
			−{props.removed}
		</span>
	</>
);
