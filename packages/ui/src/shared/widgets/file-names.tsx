import type { Attachment } from "@parley/protocol/message/attachment";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Icon } from "./icon.tsx";
import "./file-names.css";

/** The names of the files, for places with only one line. */
export const FileNames = (props: { readonly attachments: readonly Attachment[] }) => {
	const names = () => props.attachments.map(({ name }) => name).join(", ");
	return (
		<Show when={props.attachments.length > 0}>
			<span class="file-names" title={names()}>
				<Icon name="attach" tone="muted" />
				<span class="unseen">{say("attachment.names")} </span>
				<span>{names()}</span>
			</span>
		</Show>
	);
};
