import { say } from "@parley/words/spoken";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";

type RestartButtonProps = { readonly session: SessionStore; readonly agentTitle: string };

/** Restarts the agent by one click. */
export const RestartButton = (props: RestartButtonProps) => {
	const restart = createRestart(props);
	const app = useApp();
	const isRestarting = () => app.agentControls.of(props.session).isRestarting();
	return (
		<Button
			disabled={isRestarting()}
			onPress={() => {
				// The line with this button goes as soon as the agent is back.
				focusComposer();
				restart();
			}}
		>
			{isRestarting()
				? say("agentProcess.restarting", { agent: props.agentTitle })
				: say("agentProcess.restart")}
		</Button>
	);
};

/** For buttons and menus: restarts, and says what came of it. */
export const createRestart = (props: RestartButtonProps): (() => void) => {
	const app = useApp();
	const announcer = useAnnouncer();
	return () =>
		app.notices.run(
			(reason) => say("agentProcess.notRestarted", { reason }),
			async () => {
				const isRestarted = await app.agentControls.of(props.session).restart();
				if (isRestarted) announcer.say(say("agentProcess.restarted", { agent: props.agentTitle }));
			},
		);
};
