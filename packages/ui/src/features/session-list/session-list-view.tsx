import { say } from "@parley/words/spoken";
import { createSignal, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { useClock } from "../../shared/widgets/relative-time.ts";
import { ForeignSection } from "../foreign-sessions/foreign-section.tsx";
import type { SessionEntry } from "../sessions/session-list.ts";
import { openExport } from "../transfer/open-export.tsx";
import { DeleteDialog } from "../trash/delete-dialog.tsx";
import { openDeleteMany } from "../trash/open-delete-many.tsx";
import { focusNear, listKeys } from "./list-keys.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { SessionLine } from "./session-line.tsx";
import "./session-list.css";

/**
 * All sessions, newest first. Arrows move, the right arrow reaches a chat's actions, Enter opens, F2 renames, Delete deletes; Shift or Ctrl
 * selects several.
 */
export const SessionListView = (props: { readonly onOpened?: () => void }) => {
	const app = useApp();
	const now = useClock();
	const { selection } = app;
	const [deleting, setDeleting] = createSignal<SessionEntry>();
	const problem = () => {
		const phase = app.list.phase();
		return phase.phase === "failed" ? phase.problem : undefined;
	};
	const open = (entry: SessionEntry): void => {
		app.show(entry.sessionId);
		props.onOpened?.();
	};
	const deleteNow = (entry: SessionEntry): void => {
		focusNear(app.list.entries().indexOf(entry));
		void app.deletions.delete([entry.sessionId]);
	};
	const askToDelete = (entry: SessionEntry): void => {
		const { status } = entry.summary();
		if (selection.on() && selection.ids().length > 0) openDeleteMany(app, selection.ids());
		else if (status === "running" || status === "waiting") setDeleting(entry);
		else deleteNow(entry);
	};
	const isReachable = (position: number): boolean => {
		const active = app.tabs.active()?.sessionId;
		return (
			position ===
			Math.max(
				0,
				app.list.entries().findIndex((entry) => entry.sessionId === active),
			)
		);
	};
	return (
		<>
			<SelectionBar />
			<ul
				class="sessions"
				aria-label={say("app.chats")}
				onKeyDown={(event) => listKeys(event, event.currentTarget, app)}
			>
				<For each={app.list.entries()}>
					{(entry, position) => (
						<SessionLine
							entry={entry}
							now={now()}
							active={app.tabs.active()?.sessionId === entry.sessionId}
							reachable={isReachable(position())}
							selecting={selection.on()}
							selected={selection.on() && selection.has(entry.sessionId)}
							onOpen={() => open(entry)}
							onSelect={() => selection.toggle(entry.sessionId)}
							onExtend={() => selection.extendTo(entry.sessionId)}
							onExport={() => openExport(app, [entry.sessionId])}
							onDelete={() => askToDelete(entry)}
						/>
					)}
				</For>
			</ul>
			<Show when={app.list.entries().length === 0 && app.list.phase().phase === "ready"}>
				<p class="sessions-note">
					{app.list.folder() === undefined ? say("sessions.none") : say("sessions.noneInFolder")}
				</p>
			</Show>
			<Show when={problem()}>
				{(text) => (
					<p class="sessions-note" role="alert">
						{say("sessions.notLoaded", { reason: text() })}{" "}
						<Button look="link" onPress={() => void app.list.load()}>
							{say("action.retry")}
						</Button>
					</p>
				)}
			</Show>
			<Show when={app.list.more()}>
				<div class="sessions-note">
					<Button
						look="link"
						disabled={app.list.phase().phase === "loading"}
						onPress={() => void app.list.loadMore()}
					>
						{say("sessions.older")}
					</Button>
				</div>
			</Show>
			{/* Hidden, not removed: removing it moves the list in the page, which loses the focus. */}
			<div hidden={selection.on()}>
				<ForeignSection onOpened={props.onOpened} />
			</div>
			<Show when={deleting()} keyed>
				{(entry) => (
					<DeleteDialog
						entry={entry}
						onDelete={() => deleteNow(entry)}
						onClose={() => setDeleting(undefined)}
					/>
				)}
			</Show>
		</>
	);
};
