import { Match, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { NewChatDialog } from "./new-chat-dialog.tsx";
import { TrustDialog } from "./trust-dialog.tsx";

/** The decisions to make before a chat can start. */
export const NewChatOverlay = () => {
	const app = useApp();
	const choosing = () => {
		const phase = app.newChat.phase();
		return phase.phase === "choosing" ? phase : undefined;
	};
	const untrusted = () => {
		const phase = app.newChat.phase();
		return phase.phase === "untrusted" ? phase.choice : undefined;
	};
	return (
		<Switch>
			<Match when={choosing()}>{(phase) => <NewChatDialog problem={phase().problem} />}</Match>
			<Match when={untrusted()}>{(choice) => <TrustDialog choice={choice()} />}</Match>
		</Switch>
	);
};
