import { Match, Switch } from "solid-js";
import type { SendStanding } from "../attachments/send-standing.ts";
import type { ArmedSend } from "../store/uploads/armed-send.ts";
import { Button } from "../widgets/button.tsx";
import { Icon } from "../widgets/icon.tsx";

/** Why what is in the box does not go out at once. */
export const SendHint = (props: { readonly standing: SendStanding; readonly armed: ArmedSend }) => {
	const reason = () => (props.standing.kind === "blocked" ? props.standing.reason : undefined);
	const files = () => (props.standing.kind === "waiting" ? props.standing.files : 0);
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
					<span>Will be sent when {files() === 1 ? "the file is" : `${files()} files are`} uploaded.</span>
					<Button look="link" onPress={() => props.armed.takeBack()}>
						Don’t send
					</Button>
				</p>
			</Match>
		</Switch>
	);
};
