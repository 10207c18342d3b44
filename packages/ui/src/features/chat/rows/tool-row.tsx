import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { TitleText } from "../../../shared/widgets/title-text.tsx";
import { decisionOf } from "../../permission/decision.ts";
import { useChat } from "../chat-context.ts";
import type { Row } from "../row.ts";
import { toolIcon, toolStateWords } from "../tool-look.ts";
import { toolState } from "../tool-state.ts";
import { ToolDetails } from "./tool-details.tsx";

/** One use of a tool: a line with what and how it went, and everything it got and gave when opened. */
export const ToolRow = (props: { readonly row: Row<"tool"> }) => {
	const chat = useChat();
	const call = () => props.row.content().item.call;
	const state = () => toolState(call(), props.row.content().permission);
	/** What the person decided, unless the tool's own state says it. */
	const receipt = () => {
		const { permission } = props.row.content();
		const decision = permission === undefined ? undefined : decisionOf(permission);
		return state() === "rejected" || decision?.verdict === "over" ? undefined : decision;
	};
	return (
		<Disclosure
			class={props.row.content().grouped ? "tool grouped" : "tool"}
			open={chat.isOpen(props.row.key)}
			onToggle={() => chat.toggle(props.row.key)}
			line={
				<>
					<Icon {...toolIcon(state(), call().kind)} />
					<span class="tool-title">
						<TitleText text={call().title === "" ? (call().kind ?? say("tool.untitled")) : call().title} />
					</span>
					<Show when={receipt()}>
						{(decision) => (
							<span class="tool-receipt" data-verdict={decision().verdict}>
								<Icon name={decision().verdict === "allowed" ? "check" : "close"} />
								{decision().words}
							</span>
						)}
					</Show>
					<Show when={toolStateWords(state())}>
						{(words) => (
							<span class="tool-status" data-status={state()}>
								{words()}
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
