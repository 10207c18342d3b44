import { Match, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const NewChatDialog = lazyDialog(async () => (await import("./new-chat-dialog.tsx")).NewChatDialog);
const TrustDialog = lazyDialog(async () => (await import("./trust-dialog.tsx")).TrustDialog);

/** The decisions to make before a chat can start. */
export const NewChatOverlay = () => {
	const app = useApp();
	const cancel = (): void => app.newChat.cancel();
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
			<Match when={choosing()}>
				{(phase) => <NewChatDialog problem={phase().problem} onClose={cancel} />}
			</Match>
			<Match when={untrusted()}>{(choice) => <TrustDialog choice={choice()} onClose={cancel} />}</Match>
		</Switch>
	);
};
