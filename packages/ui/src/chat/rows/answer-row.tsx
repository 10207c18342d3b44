import { createRenderEffect, onCleanup } from "solid-js";
import { createMarkdownView } from "../markdown-host.ts";
import type { Row } from "../row.ts";
import "../../markdown/markdown.css";

/** What the agent answered. Text goes straight to the renderer, which touches only what is new. */
export const AnswerRow = (props: { readonly row: Row<"answer"> }) => (
	<div
		class="answer"
		ref={(container) => {
			const view = createMarkdownView(container);
			createRenderEffect(() => {
				const { item, done } = props.row.content();
				view.update(item.text, done);
			});
			onCleanup(() => view.dispose());
		}}
	/>
);
