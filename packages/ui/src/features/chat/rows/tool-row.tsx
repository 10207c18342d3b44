import { toolState } from "@parley/transcript/turn/tool-state";
import { say } from "@parley/words/spoken";
import { createMemo, Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { TitleText } from "../../../shared/widgets/title-text.tsx";
import { DiffCounts } from "../../diff/diff-counts.tsx";
import { askedBeside } from "../../permission/asked-beside.ts";
import { decisionOf } from "../../permission/decision.ts";
import { editSize, standsOpen } from "../edit-size.ts";
import type { Row } from "../row.ts";
import { toolIcon, toolStateWords } from "../tool-look.ts";
import { ToolDetails } from "./tool-details.tsx";

/** One tool call: a line with its title and state, which opens to its input and output. */
export const ToolRow = (props: { readonly row: Row<"tool"> }) => {
	const chat = useChat();
	const call = () => props.row.content().item.call;
	const state = () => toolState(call(), props.row.content().permission, props.row.content().isAsked);
	/** The user's decision, unless the tool's own state shows it. */
	const receipt = () => {
		const { permission } = props.row.content();
		const decision = permission === undefined ? undefined : decisionOf(permission);
		return state() === "rejected" || decision?.verdict === "over" ? undefined : decision;
	};
	/** Empty while the request is pending: the card shows it then. */
	const asked = createMemo(() => {
		const { permission } = props.row.content();
		return permission?.outcome === undefined ? [] : askedBeside(permission.request, call());
	});
	const size = createMemo(() => editSize(call().content) ?? editSize(asked()));
	const atFirst = () => standsOpen(state(), size());
	const isOpen = () => chat.isOpen(props.row.key, atFirst());
	return (
		<Disclosure
			class={props.row.content().grouped ? "tool grouped" : "tool"}
			open={isOpen()}
			onToggle={() => chat.toggle(props.row.key, atFirst())}
			line={
				<>
					<Icon {...toolIcon(state(), call().kind)} />
					<span class="tool-title" title={call().name}>
						<TitleText
							text={call().title === "" ? (call().name ?? call().kind ?? say("tool.untitled")) : call().title}
						/>
					</span>
					<Show when={!isOpen() && size()}>
						{(edit) => (
							<span class="tool-size">
								<DiffCounts added={edit().added} removed={edit().removed} />
							</span>
						)}
					</Show>
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
			<ToolDetails
				call={call()}
				request={props.row.content().permission?.request}
				asked={asked()}
				output={props.row.content().output}
			/>
		</Disclosure>
	);
};
