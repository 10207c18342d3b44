import type { TextItem } from "@parley/transcript/turn/turn";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { OutputText } from "../../../shared/ansi/output-text.tsx";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import type { Row } from "../row.ts";

/** A text beside the conversation: one line that opens. */
export const AsideRow = (props: { readonly row: Row<"aside"> }) => {
	const chat = useChat();
	const item = () => props.row.content().item;
	const look = () => lookOf(item().kind);
	return (
		<Disclosure
			open={chat.isOpen(props.row.key)}
			onToggle={() => chat.toggle(props.row.key)}
			line={
				<>
					<Icon name={look().icon} tone="muted" />
					<span>{say(look().words)}</span>
				</>
			}
		>
			<Show when={item().kind === "output"} fallback={<div class="aside-text">{item().text}</div>}>
				<OutputText label={say("chat.output")} text={item().text} />
			</Show>
		</Disclosure>
	);
};

const lookOf = (kind: TextItem["kind"]) => {
	switch (kind) {
		case "output":
			return { icon: "terminal", words: "chat.laterOutput" } as const;
		case "summary":
			return { icon: "fold", words: "chat.summary" } as const;
		default:
			return { icon: "mail", words: "chat.letter" } as const;
	}
};
