import { say } from "@parley/words/spoken";
import { createMemo, Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Button } from "../../../shared/widgets/button.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { describeLoss } from "../../agent-process/describe-loss.ts";
import { type Row, turnOf } from "../row.ts";
import { LastOutput } from "./last-output.tsx";

/** The agent ended unexpectedly: why, as far as known, and a way to send the lost prompt again. */
export const LossRow = (props: { readonly row: Row<"loss"> }) => {
	const chat = useChat();
	const loss = () => props.row.content().item.loss;
	const tone = () => (loss().idle === true ? "muted" : "error");
	const again = () => props.row.content().again;
	const isSentSince = createMemo(() => chat.isSentSince(turnOf(props.row), again()));
	return (
		<div class="trouble" data-tone={tone()}>
			<Icon name="disconnected" tone={tone()} />
			<div class="trouble-body">
				<p>{describeLoss(loss(), chat.agentTitle(turnOf(props.row)), chat.isAgentGone())}</p>
				<Show when={loss().stderr}>{(stderr) => <LastOutput text={stderr()} />}</Show>
				<Show when={again().length > 0 && !isSentSince()}>
					<div>
						<Button onPress={() => chat.sendAgain(again())}>{say("action.retry")}</Button>
					</div>
				</Show>
			</div>
		</div>
	);
};
