import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { ownName } from "../../agents/own-name.ts";
import type { Row } from "../row.ts";
import { describeSeam } from "./describe-seam.ts";

/** Where another agent session took over. */
export const SeamRow = (props: { readonly row: Row<"seam"> }) => {
	const chat = useChat();
	const servers = () =>
		props.row
			.content()
			.item.servers?.map(({ name }) => name)
			.join(", ");
	return (
		<div class="seam">
			<span title={ownName(props.row.content().item.agent)}>
				{describeSeam(props.row.content().item, chat.agentTitle())}
			</span>
			<Show when={servers()}>{(names) => <span>{say("mcp.seam", { names: names() })}</span>}</Show>
		</div>
	);
};
