import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Icon } from "../../../shared/widgets/icon.tsx";
import type { Row } from "../row.ts";

const words = {
	waitingForAnswer: "chat.waitingForAnswer",
	usingTool: "chat.usingTool",
	thinking: "chat.thinking",
	answering: "chat.answering",
	working: "chat.working",
} as const;

/** The last line of a running turn. */
export const WorkingRow = (props: { readonly row: Row<"working"> }) => (
	<div class="line muted">
		<Show
			when={props.row.content().doing === "waitingForAnswer"}
			fallback={<Icon name="loading" tone="running" spin />}
		>
			<Icon name="question" tone="warning" />
		</Show>
		<span>{say(words[props.row.content().doing])}</span>
	</div>
);
