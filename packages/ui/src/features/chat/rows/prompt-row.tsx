import { say } from "@parley/words/spoken";
import { createMemo, createSignal, For, Show } from "solid-js";
import { attachmentsOf, contentLabel, textOf } from "../../../shared/prompt-text.ts";
import { Button } from "../../../shared/widgets/button.tsx";
import { cutText } from "../../../shared/widgets/cut-text.ts";
import { SentAttachments } from "../../attachments/sent-attachments.tsx";
import type { Row } from "../row.ts";

const maxLines = 20;

/** The user's prompt: always text as typed, never markdown. */
export const PromptRow = (props: { readonly row: Row<"prompt"> }) => {
	const [all, setAll] = createSignal(false);
	const content = () => props.row.content().prompt.content;
	const text = () => textOf(content());
	const cut = () => cutText(text(), maxLines);
	const attachments = createMemo(() => attachmentsOf(content()));
	const links = () => content().filter((part) => part.type === "resourceLink");
	return (
		<div class="prompt">
			<h2 class="unseen">{say("chat.you")} </h2>
			<Show when={text() !== ""}>
				<div class="prompt-text">{all() ? text() : cut().text}</div>
			</Show>
			<Show when={cut().hiddenLines > 0}>
				<Button look="link" onPress={() => setAll(!all())}>
					{say(all() ? "action.showLess" : "action.showAll")}
				</Button>
			</Show>
			<Show when={attachments().length > 0}>
				<SentAttachments attachments={attachments()} />
			</Show>
			<Show when={links().length > 0}>
				<ul class="prompt-links" aria-label={say("chat.attached")}>
					<For each={links()}>{(link) => <li title={link.uri}>{contentLabel(link)}</li>}</For>
				</ul>
			</Show>
		</div>
	);
};
