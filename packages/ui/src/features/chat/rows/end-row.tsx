import { say } from "@parley/words/spoken";
import { createMemo, Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Button } from "../../../shared/widgets/button.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { describeEnd } from "../describe-end.ts";
import { type Row, turnOf } from "../row.ts";
import { LastOutput } from "./last-output.tsx";

/** How a turn ended, unless it completed normally. */
export const EndRow = (props: { readonly row: Row<"end"> }) => {
	const chat = useChat();
	const end = () => describeEnd(props.row.content().end);
	const again = () => props.row.content().again;
	const isSentSince = createMemo(() => chat.isSentSince(turnOf(props.row), again()));
	return (
		<div class="trouble" data-tone={end().tone}>
			<Icon name={end().icon} tone={end().tone} />
			<div class="trouble-body">
				<p>{end().text}</p>
				<Show when={end().output}>{(output) => <LastOutput text={output()} />}</Show>
				<Show when={end().canRetry && again().length > 0 && !isSentSince()}>
					<div class="trouble-ways">
						<Button onPress={() => chat.sendAgain(again())}>{say("action.retry")}</Button>
						<Show when={end().mayBePoisoned && chat.mayStartFresh(turnOf(props.row))}>
							<Button look="link" onPress={() => chat.startFresh(again())}>
								{say("agentChange.offerFresh")}
							</Button>
						</Show>
					</div>
				</Show>
			</div>
		</div>
	);
};
