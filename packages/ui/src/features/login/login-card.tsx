import type { LoginNeed } from "@parley/protocol/login/login-need";
import type { PromptContent } from "@parley/protocol/message/content";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { returnFocus } from "../../shared/a11y/return-focus.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { LoginSteps } from "./login-steps.tsx";
import "./login.css";

type CardProps = { readonly session: SessionStore; readonly agentTitle: string };

/** The login that a chat's agent wants: why, in its own words, and its ways to log in. It never takes the focus. */
export const LoginCard = (props: CardProps & { readonly need: LoginNeed }) => {
	const { session } = props;
	const isWaiting = () => session.state()?.head.preparing?.stage === "waiting";
	return (
		<section class="login" aria-label={say("loginStep.title", { agent: props.agentTitle })} ref={returnFocus}>
			<header>
				<Icon name="account" tone="warning" />
				<div>
					<h2>{say("loginStep.title", { agent: props.agentTitle })}</h2>
					<p class="login-reason">{props.need.reason}</p>
				</div>
			</header>
			<LoginSteps
				place={{ sessionId: session.sessionId }}
				agentId={session.state()?.head.agent ?? ""}
				agentTitle={props.agentTitle}
				methods={props.need.methods}
			/>
			<Show when={isWaiting()}>
				<p class="muted">{say("loginStep.waits")}</p>
			</Show>
		</section>
	);
};

/** The login has worked, and the prompt that the agent had refused can be sent again. */
export const MetLogin = (props: CardProps & { readonly content: readonly PromptContent[] }) => {
	const { outboxes } = useApp();
	return (
		<section class="login" data-state="met" role="status" ref={returnFocus}>
			<header>
				<Icon name="pass" tone="success" />
				<div>
					<h2>{say("loginStep.loggedIn", { agent: props.agentTitle })}</h2>
					<p>{say("loginStep.notSent")}</p>
				</div>
			</header>
			<div class="login-buttons">
				<Button look="primary" onPress={() => outboxes.of(props.session).send(props.content)}>
					{say("loginStep.sendAgain")}
				</Button>
			</div>
		</section>
	);
};
