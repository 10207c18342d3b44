import { createSignal, For, Show } from "solid-js";
import { useApp } from "../app/app-context.ts";
import type { SessionEntry } from "../store/session-list.ts";
import { Button } from "../widgets/button.tsx";
import { useClock } from "../widgets/relative-time.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { moveFocus } from "./move-focus.ts";
import { SessionLine } from "./session-line.tsx";
import "./sessions.css";

/** All sessions, newest first. Arrows move, Enter opens, F2 renames, Delete asks and deletes. */
export const SessionListView = (props: { readonly onOpened?: () => void }) => {
	const app = useApp();
	const now = useClock();
	const [deleting, setDeleting] = createSignal<SessionEntry>();
	const problem = () => {
		const phase = app.list.phase();
		return phase.phase === "failed" ? phase.problem : undefined;
	};
	const open = (entry: SessionEntry): void => {
		app.show(entry.sessionId);
		props.onOpened?.();
	};
	return (
		<>
			<ul
				class="sessions"
				aria-label="Chats"
				onKeyDown={(event) => moveFocus(event, event.currentTarget, ".session-open")}
			>
				<For each={app.list.entries()}>
					{(entry, position) => (
						<SessionLine
							entry={entry}
							now={now()}
							active={app.tabs.active()?.sessionId === entry.sessionId}
							reachable={isReachable(app.tabs.active()?.sessionId, app.list.entries(), position())}
							onOpen={() => open(entry)}
							onDelete={() => setDeleting(entry)}
						/>
					)}
				</For>
			</ul>
			<Show when={app.list.entries().length === 0 && app.list.phase().phase === "ready"}>
				<p class="sessions-note">No chats yet.</p>
			</Show>
			<Show when={problem()}>
				{(text) => (
					<p class="sessions-note" role="alert">
						The list did not load: {text()}{" "}
						<Button look="link" onPress={() => void app.list.load()}>
							Try again
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
						Show older chats
					</Button>
				</div>
			</Show>
			<Show when={deleting()} keyed>
				{(entry) => <DeleteDialog entry={entry} onClose={() => setDeleting(undefined)} />}
			</Show>
		</>
	);
};

/** One line of the list takes the focus when it is tabbed into: the open chat's, else the first. */
const isReachable = (
	active: string | undefined,
	entries: readonly SessionEntry[],
	position: number,
): boolean => {
	const current = entries.findIndex((entry) => entry.sessionId === active);
	return position === Math.max(0, current);
};
