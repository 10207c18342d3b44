import { Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { ownName } from "../../agents/own-name.ts";
import type { Row } from "../row.ts";
import { describeSeam, describeSeamReason } from "./describe-seam.ts";

/** Where another agent session took over. */
export const SeamRow = (props: { readonly row: Row<"seam"> }) => {
	const chat = useChat();
	const item = () => props.row.content().item;
	return (
		<div class="seam">
			<span class="seam-text" title={ownName(item().agent)}>
				<Show when={describeSeamReason(item(), chat.agentTitle())}>
					{(reason) => <span>{reason()}</span>}
				</Show>
				<span>{describeSeam(item(), chat.agentTitle())}</span>
			</span>
		</div>
	);
};
