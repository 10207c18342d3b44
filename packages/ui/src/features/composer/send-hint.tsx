import { say } from "@parley/words/spoken";
import { Match, Switch } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { SendReadiness } from "../attachments/send-readiness.ts";
import type { ArmedSend } from "../attachments/uploads/armed-send.ts";

/** Why the draft is not sent at once. */
export const SendHint = (props: { readonly readiness: SendReadiness; readonly armed: ArmedSend }) => {
	const reason = () => (props.readiness.kind === "blocked" ? props.readiness.reason : undefined);
	const files = () => (props.readiness.kind === "waiting" ? props.readiness.files : 0);
	return (
		<Switch>
			<Match when={reason()}>
				{(words) => (
					<p class="send-hint">
						<Icon name="warning" tone="warning" />
						<span>{words()}</span>
					</p>
				)}
			</Match>
			<Match when={props.armed.isArmed()}>
				<p class="send-hint">
					<Icon name="loading" tone="running" spin />
					<span>{say("composer.armed", { count: files() })}</span>
					<Button look="link" onPress={() => props.armed.takeBack()}>
						{say("composer.disarm")}
					</Button>
				</p>
			</Match>
		</Switch>
	);
};
