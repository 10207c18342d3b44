import { For, Show } from "solid-js";
import { contentLabel, textOf } from "../prompt-text.ts";
import type { Row } from "../row.ts";

/** What the user said: always text as it was typed, never markdown. */
export const PromptRow = (props: { readonly row: Row<"prompt"> }) => {
	const content = () => props.row.content().prompt.content;
	const links = () => content().filter((part) => part.type === "resourceLink");
	return (
		<div class="prompt">
			<span class="unseen">You: </span>
			<div class="prompt-text">{textOf(content())}</div>
			<Show when={links().length > 0}>
				<ul class="prompt-links" aria-label="Attached">
					<For each={links()}>{(link) => <li title={link.uri}>{contentLabel(link)}</li>}</For>
				</ul>
			</Show>
		</div>
	);
};
