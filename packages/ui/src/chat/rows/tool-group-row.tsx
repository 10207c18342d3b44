import { Show } from "solid-js";
import { Icon } from "../../widgets/icon.tsx";
import { useChat } from "../chat-context.ts";
import type { Row } from "../row.ts";

/** The line above many tools in a row: opens and closes the group. */
export const ToolGroupRow = (props: { readonly row: Row<"toolGroup"> }) => {
	const chat = useChat();
	const content = () => props.row.content();
	return (
		<button
			type="button"
			class="disclosure-line tool-group"
			aria-expanded={chat.isOpen(props.row.key)}
			onClick={() => chat.toggle(props.row.key)}
		>
			<Show when={content().running} fallback={<Icon name="tools" tone="muted" />}>
				<Icon name="loading" tone="running" spin />
			</Show>
			<span>{content().summary}</span>
			<Show when={content().failed > 0}>
				<span class="tool-failed">{content().failed} failed</span>
			</Show>
			<span class="disclosure-chevron">
				<Icon name={chat.isOpen(props.row.key) ? "chevronDown" : "chevronRight"} tone="muted" />
			</span>
		</button>
	);
};
