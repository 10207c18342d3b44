import type { PlanEntry } from "@parley/protocol/plan/events";
import { say } from "@parley/words/spoken";
import { createRenderEffect, Index, onCleanup, Show } from "solid-js";
import { createMarkdownView } from "../../../shared/markdown/create-markdown-view.ts";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { ResourceLink } from "../../tool-views/resource-link.tsx";
import type { Row } from "../row.ts";
import "../../../shared/markdown/markdown.css";

/** The agent's plan. */
export const PlanRow = (props: { readonly row: Row<"plan"> }) => {
	const entries = () => props.row.content().item.entries;
	const done = () => entries().filter((entry) => entry.status === "completed").length;
	return (
		<section class="plan" aria-label={say("chat.plan")}>
			<div class="plan-head">
				<Icon name="checklist" tone="muted" />
				<span>{say("chat.plan")}</span>
				<Show when={entries().length > 0}>
					<span class="muted">{say("chat.planProgress", { done: done(), all: entries().length })}</span>
				</Show>
			</div>
			<Show when={props.row.content().item.markdown}>{(text) => <PlanText text={text()} />}</Show>
			<Show when={props.row.content().item.uri}>{(uri) => <ResourceLink name="" uri={uri()} />}</Show>
			<ol class="plan-entries">
				<Index each={entries()}>
					{(entry) => <PlanLine entry={entry()} over={props.row.content().over} />}
				</Index>
			</ol>
		</section>
	);
};

/** A plan that the agent wrote as a text. */
const PlanText = (props: { readonly text: string }) => {
	const chat = useChat();
	return (
		<div
			class="plan-markdown"
			ref={(container) => {
				const view = createMarkdownView(container, (place, link) => chat.places.open(place, link));
				createRenderEffect(() => view.update(props.text, true));
				onCleanup(() => view.dispose());
			}}
		/>
	);
};

const PlanLine = (props: { readonly entry: PlanEntry; readonly over: boolean }) => {
	const look = () => planLook(props.entry.status, props.over);
	return (
		<li data-status={props.over && props.entry.status === "in_progress" ? "pending" : props.entry.status}>
			<Icon name={look().icon} tone={look().tone} />
			<span class="unseen">{say(look().words)} </span>
			<span class="plan-text">{props.entry.content}</span>
		</li>
	);
};

/** Agents seldom update their plan when they end: an entry still under way in an ended turn is simply not done. */
const planLook = (status: PlanEntry["status"], over: boolean) => {
	switch (status) {
		case "completed":
			return { icon: "pass", tone: "success", words: "chat.planDone" } as const;
		case "in_progress":
			return over
				? ({ icon: "circleOutline", tone: "muted", words: "chat.planOpen" } as const)
				: ({ icon: "circleFilled", tone: "running", words: "chat.planNow" } as const);
		case "pending":
			return { icon: "circleOutline", tone: "muted", words: "chat.planNext" } as const;
	}
};
