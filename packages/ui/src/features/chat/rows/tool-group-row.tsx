import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Icon } from "../../../shared/widgets/icon.tsx";
import type { Row } from "../row.ts";
import type { RowContents } from "../row-content.ts";
import { toolGroupWords } from "../tool-look.ts";

/** The line above a group of consecutive tools, which opens and closes it. */
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
			<Icon {...iconOf(content())} />
			<span>{toolGroupWords(content())}</span>
			<Show when={content().failed > 0}>
				<span class="tool-failed">{say("tool.someFailed", { count: content().failed })}</span>
			</Show>
			<Show when={content().rejected > 0}>
				<span>{say("tool.someRejected", { count: content().rejected })}</span>
			</Show>
			<Show when={content().asking}>
				<span class="tool-status" data-status="asking">
					{say("tool.asking")}
				</span>
			</Show>
			<span class="disclosure-chevron">
				<Icon name={chat.isOpen(props.row.key) ? "chevronDown" : "chevronRight"} tone="muted" />
			</span>
		</button>
	);
};

const iconOf = ({ asking, running }: RowContents["toolGroup"]) => {
	if (asking) return { name: "question", tone: "warning", spin: false } as const;
	if (running) return { name: "loading", tone: "running", spin: true } as const;
	return { name: "tools", tone: "muted", spin: false } as const;
};
