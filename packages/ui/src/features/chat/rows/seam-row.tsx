import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { ownName } from "../../agents/own-name.ts";
import { type Row, turnOf } from "../row.ts";
import { describeSeam, describeSeamReason } from "./describe-seam.ts";

/** Where another agent session took over. */
export const SeamRow = (props: { readonly row: Row<"seam"> }) => {
	const chat = useChat();
	const item = () => props.row.content().item;
	// It stands at the end of the turn before, which another agent may have served.
	const agent = () => {
		const { agentId } = item();
		return agentId === undefined ? chat.agentTitle(turnOf(props.row) + 1) : chat.titleOf(agentId);
	};
	const servers = () =>
		props.row
			.content()
			.item.servers?.map(({ name }) => name)
			.join(", ");
	return (
		<div class="seam">
			<span class="seam-text" title={ownName(item().agent)}>
				<Show when={describeSeamReason(item(), agent())}>{(reason) => <span>{reason()}</span>}</Show>
				<span>{describeSeam(item(), agent())}</span>
			</span>
			<Show when={servers()}>{(names) => <span>{say("mcp.seam", { names: names() })}</span>}</Show>
		</div>
	);
};
