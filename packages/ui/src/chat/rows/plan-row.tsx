import type { PlanEntry } from "@parley/protocol/plan/events";
import { Index, Show } from "solid-js";
import { Icon } from "../../widgets/icon.tsx";
import type { Row } from "../row.ts";

const statusWords = { pending: "to do", in_progress: "in progress", completed: "done" } as const;

/** What the agent intends to do. */
export const PlanRow = (props: { readonly row: Row<"plan"> }) => {
	const entries = () => props.row.content().item.entries;
	const done = () => entries().filter((entry) => entry.status === "completed").length;
	return (
		<section class="plan" aria-label="Plan">
			<div class="plan-head">
				<Icon name="checklist" tone="muted" />
				<span>Plan</span>
				<span class="muted">
					{done()} of {entries().length} done
				</span>
			</div>
			<ol class="plan-entries">
				<Index each={entries()}>{(entry) => <PlanLine entry={entry()} />}</Index>
			</ol>
		</section>
	);
};

const PlanLine = (props: { readonly entry: PlanEntry }) => (
	<li data-status={props.entry.status}>
		<Show
			when={props.entry.status === "completed"}
			fallback={
				<Icon
					name={props.entry.status === "in_progress" ? "circleFilled" : "circleOutline"}
					tone={props.entry.status === "in_progress" ? "running" : "muted"}
				/>
			}
		>
			<Icon name="pass" tone="success" />
		</Show>
		<span class="unseen">{statusWords[props.entry.status]}: </span>
		<span class="plan-text">{props.entry.content}</span>
	</li>
);
