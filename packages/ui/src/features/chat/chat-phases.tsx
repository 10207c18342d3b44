import { say, sayWording } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

export const ChatOpening = () => (
	<div class="chat-center">
		<p>
			<Icon name="loading" spin /> {say("chat.opening")}
		</p>
	</div>
);

export const ChatGone = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	return (
		<div class="chat-center">
			<h2>{say("chat.deleted")}</h2>
			<p>{say("chat.deletedDetail")}</p>
			<Button onPress={() => app.tabs.close(props.session.sessionId)}>{say("chat.closeTab")}</Button>
		</div>
	);
};

export const ChatOpenFailed = (props: { readonly session: SessionStore }) => {
	const problem = () => {
		const phase = props.session.phase();
		return phase.phase === "failed" ? sayWording(phase.failure.wording, phase.failure.message) : "";
	};
	return (
		<div class="chat-center">
			<h2>{say("chat.notOpened")}</h2>
			<p>{problem()}</p>
			<Button look="primary" onPress={() => props.session.reopen()}>
				{say("action.retry")}
			</Button>
		</div>
	);
};
