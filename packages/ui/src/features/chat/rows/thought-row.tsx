import { say } from "@parley/words/spoken";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { duration } from "../../../shared/widgets/relative-time.ts";
import type { Row } from "../row.ts";

/** The agent's reasoning: one line that opens. Shown as plain text, never as markdown. */
export const ThoughtRow = (props: { readonly row: Row<"thought"> }) => {
	const chat = useChat();
	const label = () => {
		const { item, done } = props.row.content();
		return done
			? say("chat.thought", { duration: duration(item.updatedAt - item.startedAt) })
			: say("chat.thinking");
	};
	return (
		<Disclosure
			class="thought"
			open={chat.isOpen(props.row.key)}
			onToggle={() => chat.toggle(props.row.key)}
			line={<span>{label()}</span>}
		>
			<div class="thought-text">{props.row.content().item.text}</div>
		</Disclosure>
	);
};
