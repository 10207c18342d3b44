import type { Head } from "@parley/transcript/head/head";
import { waitingRequests } from "@parley/transcript/head/status";
import { say } from "@parley/words/spoken";
import { createSignal, type JSX, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import type { PopupItem } from "../../shared/widgets/popup-items.ts";
import { createRestart } from "./restart-button.tsx";

const StopAndCloseDialog = lazyDialog(
	() => import("./stop-and-close-dialog.tsx"),
	(module) => module.StopAndCloseDialog,
);

type ProcessMenu = {
	/** What can be done with the process behind a chat. */
	readonly items: (group: string) => readonly PopupItem[];
	/** False if the item is not one of these. */
	readonly pick: (id: string) => boolean;
	readonly Dialogs: () => JSX.Element;
};

/** Restarting the agent of a chat, and ending it, as items of a menu. */
export const createProcessMenu = (props: {
	readonly session: SessionStore;
	readonly agentTitle: string;
}): ProcessMenu => {
	const app = useApp();
	const [isAsking, setAsking] = createSignal(false);
	const restart = createRestart(props);
	const stopAndClose = (): void =>
		app.notices.run(
			(reason) => say("agentProcess.notStopped", { reason }),
			async () => {
				await app.agentControls.of(props.session).stopAndClose();
				app.tabs.close(props.session.sessionId);
			},
		);
	const actions: Readonly<Record<string, () => void>> = {
		restart,
		stop: () => {
			if (hasWork(props.session.state()?.head)) setAsking(true);
			else stopAndClose();
		},
	};
	return {
		items,
		pick: (id) => {
			actions[id]?.();
			return actions[id] !== undefined;
		},
		Dialogs: () => (
			<Show when={isAsking()}>
				<StopAndCloseDialog
					agentTitle={props.agentTitle}
					onConfirm={() => {
						setAsking(false);
						stopAndClose();
					}}
					onClose={() => setAsking(false)}
				/>
			</Show>
		),
	};
};

const items = (group: string): readonly PopupItem[] => [
	{ id: "restart", name: say("agentProcess.restart"), about: say("agentProcess.restartAbout"), group },
	{ id: "stop", name: say("agentProcess.stopAndClose"), about: say("agentProcess.stopAndCloseAbout"), group },
];

/** Whether closing would cancel anything. */
const hasWork = (head: Head | undefined): boolean =>
	head !== undefined &&
	(head.running !== undefined || head.preparing !== undefined || waitingRequests(head) > 0);
