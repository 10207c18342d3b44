import { say } from "@parley/words/spoken";
import type { Row } from "../row.ts";

/** Where another agent session took over. */
export const SeamRow = (props: { readonly row: Row<"seam"> }) => {
	const agent = () => props.row.content().item.agent;
	return (
		<div class="seam">
			<span>{say("chat.newAgentSession", { agent: agent().title ?? agent().name })}</span>
		</div>
	);
};
