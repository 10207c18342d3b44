import type { AgentLoss } from "@parley/protocol/agent/events";
import { Show } from "solid-js";
import { OutputText } from "../../ansi/output-text.tsx";
import { Button } from "../../widgets/button.tsx";
import { Icon } from "../../widgets/icon.tsx";
import { useChat } from "../chat-context.ts";
import type { Row } from "../row.ts";

/** The agent is gone: what is known of why, and a way to go on with what it was doing. */
export const LossRow = (props: { readonly row: Row<"loss"> }) => {
	const chat = useChat();
	const loss = () => props.row.content().item.loss;
	const again = () => props.row.content().again;
	return (
		<div class="trouble" data-tone="error">
			<Icon name="disconnected" tone="error" />
			<div class="trouble-body">
				<p>
					<strong>The agent is gone.</strong> {loss().message}
					<Show when={howItEnded(loss())}>{(text) => <span class="muted"> ({text()})</span>}</Show>
				</p>
				<Show when={loss().stderr}>
					{(stderr) => (
						<details>
							<summary>What it said last</summary>
							<OutputText label="The agent's error output" text={stderr()} />
						</details>
					)}
				</Show>
				<Show when={again().length > 0}>
					<div>
						<Button onPress={() => chat.sendAgain(again())}>Send again</Button>
					</div>
				</Show>
			</div>
		</div>
	);
};

/** Unless the message says it already. */
const howItEnded = ({ message, exitCode, signal }: AgentLoss): string | undefined => {
	if (signal !== undefined) return message.includes(signal) ? undefined : `ended by ${signal}`;
	if (exitCode === undefined || message.includes(`exit code ${exitCode}`)) return undefined;
	return `exit code ${exitCode}`;
};
