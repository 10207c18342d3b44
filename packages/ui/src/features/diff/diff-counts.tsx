type DiffCountsProps = { readonly added: number; readonly removed: number };

/** How many lines come and go. */
export const DiffCounts = (props: DiffCountsProps) => (
	<>
		<span class="diff-count" data-sign="+" aria-label={`${props.added} added`} role="img">
			+{props.added}
		</span>
		<span class="diff-count" data-sign="-" aria-label={`${props.removed} removed`} role="img">
			−{props.removed}
		</span>
	</>
);
