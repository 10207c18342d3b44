import type { Head } from "@parley/transcript/head/head";
import { say } from "@parley/words/spoken";
import { createMemo, createSignal, createUniqueId, Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { PopupItem } from "../../shared/widgets/popup-items.ts";
import { PopupList } from "../../shared/widgets/popup-list.tsx";
import { createProcessMenu } from "../agent-process/create-process-menu.tsx";
import { openAgents } from "../agents/open-agents.tsx";
import { ownName } from "../agents/own-name.ts";
import { type AgentMenuAction, agentMenuItems } from "./agent-menu-items.ts";
import { openFresh } from "./open-fresh.tsx";
import { openSwitch } from "./open-switch.tsx";
import "./agent-chip.css";

/** Names the agent of a chat, and opens the choice of another one. */
export const AgentChip = (props: { readonly session: SessionStore; readonly agentTitle: string }) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const { session } = props;
	const head = createMemo(() => session.state()?.head);
	const [isOpen, setOpen] = createSignal(false);
	const [isChanging, setChanging] = createSignal(false);
	const popupId = createUniqueId();
	let chip: HTMLButtonElement | undefined;
	const process = createProcessMenu(props);
	const choices = () => {
		const { agent = "", lastTurn = 0 } = head() ?? {};
		return agentMenuItems(app.agents.known(), { agent, lastTurn }, props.agentTitle);
	};
	const items = (): readonly PopupItem[] => [
		...choices().filter(({ action }) => action.do !== "manage"),
		...process.items(say("agentChange.thisChat")),
		...choices().filter(({ action }) => action.do === "manage"),
	];
	const words = () => agentWords(props.agentTitle, head());
	const announce = (agent: string): void =>
		announcer.say(say("agentChange.changed", { agent: app.agents.title(agent) }));
	const switchNow = (agent: string): void =>
		app.notices.run(
			(reason) => say("agentChange.notChanged", { reason }),
			async () => {
				setChanging(true);
				try {
					await app.agentChange.switchTo(session.sessionId, agent);
				} finally {
					setChanging(false);
				}
				announce(agent);
			},
		);
	const run = (action: AgentMenuAction): void => {
		if (action.do === "manage") openAgents(app);
		else if (action.do === "fresh") openFresh(app, session);
		else if (action.do === "switch" && (head()?.lastTurn ?? 0) === 0) switchNow(action.agent);
		else if (action.do === "switch") openSwitch(app, session, action.agent, () => announce(action.agent));
	};
	const close = (isDone: boolean): void => {
		setOpen(false);
		if (isDone) chip?.focus();
	};
	return (
		<>
			<button
				type="button"
				class="composer-chip agent-chip"
				ref={(element) => {
					chip = element;
				}}
				title={words()}
				aria-label={words()}
				aria-haspopup="menu"
				aria-expanded={isOpen()}
				aria-controls={isOpen() ? popupId : undefined}
				aria-busy={isChanging()}
				// The list would close as it loses the focus, and open again with the click.
				onMouseDown={(event) => event.preventDefault()}
				onClick={() => (isOpen() ? close(true) : setOpen(true))}
			>
				<Icon name={isChanging() ? "loading" : "robot"} tone="muted" spin={isChanging()} />
				<span>{props.agentTitle}</span>
			</button>
			<Show when={isOpen()}>
				<PopupList
					role="menu"
					id={popupId}
					label={say("agentChange.menu")}
					items={items()}
					onPick={({ id }) => {
						const picked = choices().find((item) => item.id === id);
						close(true);
						if (picked !== undefined) run(picked.action);
						else process.pick(id);
					}}
					onClose={close}
				/>
			</Show>
			<process.Dialogs />
		</>
	);
};

const agentWords = (agent: string, head: Head | undefined): string => {
	const identity = head?.link.identity;
	if (identity === undefined || ownName(identity) === agent) return say("composer.agent", { agent });
	return say("composer.agentItself", { agent, itself: ownName(identity) });
};
