import type { LoginMethod } from "@parley/protocol/login/login-need";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { returnFocus } from "../../shared/a11y/return-focus.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

type AttemptProps = { readonly agentId: string; readonly agentTitle: string; readonly method: LoginMethod };

/** A login that is under way, from whichever view it was started. */
export const AttemptLine = (props: AttemptProps) => {
	const { logins, notices } = useApp();
	const isChecking = () => logins.of(props.agentId)?.state === "checking";
	const words = () => {
		if (isChecking()) return say("loginStep.checking", { agent: props.agentTitle });
		return props.method.kind === "terminal"
			? say("loginStep.inTerminal")
			: say("loginStep.running", { method: props.method.name });
	};
	const cancel = (): void =>
		notices.run(
			(reason) => reason,
			() => logins.cancel(props.agentId),
		);
	return (
		<div class="login-attempt" ref={returnFocus}>
			<p role="status">
				<Icon name="loading" spin /> {words()}
			</p>
			<Show when={!isChecking() && props.method.kind === "agent"}>
				<p class="muted">{say("loginStep.runningHint")}</p>
			</Show>
			<div class="login-buttons">
				<Button onPress={cancel}>{say("action.cancel")}</Button>
			</div>
		</div>
	);
};
