import type { Head } from "@parley/transcript/head/head";
import { say } from "@parley/words/spoken";
import { createSignal, createUniqueId, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { PopupItem } from "../../shared/widgets/popup-items.ts";
import { PopupList } from "../../shared/widgets/popup-list.tsx";
import { createRestart } from "./restart-button.tsx";

const StopAndCloseDialog = lazyDialog(
	() => import("./stop-and-close-dialog.tsx"),
	(module) => module.StopAndCloseDialog,
);

/** What can be done with the process behind a chat. */
export const AgentMenu = (props: { readonly session: SessionStore; readonly agentTitle: string }) => {
	const app = useApp();
	const { sessionId } = props.session;
	const [isOpen, setOpen] = createSignal(false);
	const [isAsking, setAsking] = createSignal(false);
	const popupId = createUniqueId();
	const restart = createRestart(props);
	let button: HTMLButtonElement | undefined;
	const isBusy = () => hasWork(props.session.state()?.head);
	const stopAndClose = (): void =>
		app.notices.run(
			(reason) => say("agentCare.notStopped", { reason }),
			async () => {
				await app.agentControls.of(props.session).stopAndClose();
				app.tabs.close(sessionId);
			},
		);
	const close = (isDone: boolean): void => {
		setOpen(false);
		if (isDone) button?.focus();
	};
	const pick = ({ id }: PopupItem): void => {
		close(true);
		if (id === "restart") restart();
		else if (isBusy()) setAsking(true);
		else stopAndClose();
	};
	return (
		<>
			<button
				type="button"
				class="icon-button"
				ref={(element) => {
					button = element;
				}}
				aria-label={say("agentCare.menu")}
				title={say("agentCare.menu")}
				aria-haspopup="menu"
				aria-expanded={isOpen()}
				aria-controls={isOpen() ? popupId : undefined}
				// The menu would close as it loses the focus, and open again with the click.
				onMouseDown={(event) => event.preventDefault()}
				onClick={() => (isOpen() ? close(true) : setOpen(true))}
			>
				<Icon name="ellipsis" />
			</button>
			<Show when={isOpen()}>
				<PopupList
					role="menu"
					id={popupId}
					label={say("agentCare.menu")}
					items={items()}
					onPick={pick}
					onClose={close}
				/>
			</Show>
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
		</>
	);
};

const items = (): readonly PopupItem[] => [
	{ id: "restart", name: say("agentCare.restart"), about: say("agentCare.restartAbout") },
	{ id: "stop", name: say("agentCare.stopAndClose"), about: say("agentCare.stopAndCloseAbout") },
];

/** Whether closing would cancel anything. */
const hasWork = (head: Head | undefined): boolean =>
	head !== undefined &&
	(head.running !== undefined || head.preparing !== undefined || head.pending.length > 0);
