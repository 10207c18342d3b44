import type { LoginNeed } from "@parley/protocol/login/login-need";
import { readLogin } from "@parley/protocol/login/read-login";
import { createMemo, Match, Switch } from "solid-js";
import type { ChatPartProps } from "../../app/feature.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import { refusedPrompt } from "./refused-prompt.ts";

const LazyLoginCard = lazyPanel(
	() => import("./login-card.tsx"),
	(module) => module.LoginCard,
	"chat-card",
);

const LazyMetLogin = lazyPanel(
	() => import("./login-card.tsx"),
	(module) => module.MetLogin,
	"chat-card",
);

/** Guides through the login that a chat's agent wants. What the log says decides, so every view and a reloaded page show the same. */
export const LoginArea = (props: ChatPartProps) => {
	const login = createMemo(() => {
		const state = props.session.state();
		return state === undefined ? undefined : readLogin(state.head.aspects);
	});
	const need = createMemo<LoginNeed | undefined>(
		() => {
			const now = login();
			return now?.state === "needed" ? now.need : undefined;
		},
		undefined,
		// A failed attempt says the same again, and must not disturb what a person is typing.
		{ equals: (before, after) => JSON.stringify(before) === JSON.stringify(after) },
	);
	const refused = createMemo(() =>
		login()?.state === "met" ? refusedPrompt(props.session.state()) : undefined,
	);
	return (
		<Switch>
			<Match when={need()} keyed>
				{(wanted) => <LazyLoginCard need={wanted} session={props.session} agentTitle={props.agentTitle} />}
			</Match>
			<Match when={refused()}>
				{(content) => (
					<LazyMetLogin content={content()} session={props.session} agentTitle={props.agentTitle} />
				)}
			</Match>
		</Switch>
	);
};
