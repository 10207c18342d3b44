import { say } from "@parley/words/spoken";
import { createRenderEffect, onCleanup, Show } from "solid-js";
import { createMarkdownView } from "../../../shared/markdown/create-markdown-view.ts";
import { useChat } from "../../../shared/session/chat-context.ts";
import { type Row, turnOf } from "../row.ts";
import "../../../shared/markdown/markdown.css";

/** An agent's answer. Text goes straight to the renderer, which touches only what is new. */
export const AnswerRow = (props: { readonly row: Row<"answer"> }) => {
	const chat = useChat();
	return (
		<>
			<Show when={props.row.content().opens}>
				<h2 class="unseen">{chat.agentTitle(turnOf(props.row))}</h2>
			</Show>
			<div
				class="answer"
				ref={(container) => {
					const view = createMarkdownView(container, (place, link) => chat.places.open(place, link));
					createRenderEffect(() => {
						const { item, done } = props.row.content();
						view.update(item.text, done);
					});
					onCleanup(() => view.dispose());
				}}
			/>
			<Show when={props.row.content().model}>
				{(model) => <p class="answer-model">{say("chat.answeredBy", { model: model() })}</p>}
			</Show>
		</>
	);
};
