import { useChat } from "../../../shared/session/chat-context.ts";
import { ownName } from "../../agents/own-name.ts";
import { type Row, turnOf } from "../row.ts";
import { describeSeam } from "./describe-seam.ts";

/** Where another agent session took over. */
export const SeamRow = (props: { readonly row: Row<"seam"> }) => {
	const chat = useChat();
	const item = () => props.row.content().item;
	// It stands at the end of the turn before, which another agent may have served.
	const agent = () => {
		const { agentId } = item();
		return agentId === undefined ? chat.agentTitle(turnOf(props.row) + 1) : chat.titleOf(agentId);
	};
	return (
		<div class="seam">
			<span title={ownName(item().agent)}>{describeSeam(item(), agent())}</span>
		</div>
	);
};
