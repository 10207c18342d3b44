import { Match, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const NewChatDialog = lazyDialog(
	() => import("./new-chat-dialog.tsx"),
	(module) => module.NewChatDialog,
);
const TrustDialog = lazyDialog(
	() => import("./trust-dialog.tsx"),
	(module) => module.TrustDialog,
);

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
