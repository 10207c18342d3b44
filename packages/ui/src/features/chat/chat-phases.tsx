import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { SessionStore } from "./session-store.ts";

export const ChatOpening = () => (
	<div class="chat-center">
		<p>
			<Icon name="loading" spin /> Opening the chat…
		</p>
	</div>
);

export const ChatGone = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	return (
		<div class="chat-center">
			<h2>This chat was deleted</h2>
			<p>It no longer exists on the hub.</p>
			<Button onPress={() => app.tabs.close(props.session.sessionId)}>Close this tab</Button>
		</div>
	);
};

export const ChatOpenFailed = (props: { readonly session: SessionStore }) => {
	const problem = () => {
		const phase = props.session.phase();
		return phase.phase === "failed" ? phase.failure.message : "";
	};
	return (
		<div class="chat-center">
			<h2>This chat did not open</h2>
			<p>{problem()}</p>
			<Button look="primary" onPress={() => props.session.reopen()}>
				Try again
			</Button>
		</div>
	);
};
