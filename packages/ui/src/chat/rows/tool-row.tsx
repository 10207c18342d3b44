import { Show } from "solid-js";
import { Disclosure } from "../../widgets/disclosure.tsx";
import { Icon } from "../../widgets/icon.tsx";
import { useChat } from "../chat-context.ts";
import type { Row } from "../row.ts";
import { toolIcon, toolStatusWord } from "../tool-look.ts";
import { ToolDetails } from "./tool-details.tsx";

/** One use of a tool: a line with what and how it went, and everything it got and gave when opened. */
export const ToolRow = (props: { readonly row: Row<"tool"> }) => {
	const chat = useChat();
	const call = () => props.row.content().item.call;
	const look = () => toolIcon(call());
	return (
		<Disclosure
			class={props.row.content().grouped ? "tool grouped" : "tool"}
			open={chat.isOpen(props.row.key)}
			onToggle={() => chat.toggle(props.row.key)}
			line={
				<>
					<Icon {...look()} />
					<span class="tool-title">{call().title === "" ? (call().kind ?? "Tool") : call().title}</span>
					<Show when={toolStatusWord(call().status)}>
						{(word) => (
							<span class="tool-status" data-status={call().status}>
								{word()}
							</span>
						)}
					</Show>
				</>
			}
		>
			<ToolDetails call={call()} />
		</Disclosure>
	);
};
