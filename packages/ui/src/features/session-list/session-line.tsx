import { say, spokenTag } from "@parley/words/spoken";
import { createMemo, createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { relativeTime } from "../../shared/widgets/relative-time.ts";
import { hasDraft } from "../sessions/has-draft.ts";
import type { SessionEntry } from "../sessions/session-list.ts";
import { lookOf, titleOf } from "../sessions/status-look.ts";
import { RenameBox } from "./rename-box.tsx";

type SessionLineProps = {
	readonly entry: SessionEntry;
	readonly now: number;
	readonly active: boolean;
	readonly reachable: boolean;
	readonly selecting: boolean;
	readonly selected: boolean;
	readonly onOpen: () => void;
	readonly onSelect: () => void;
	/** Selects everything from the last selected line to this one. */
	readonly onExtend: () => void;
	readonly onExport: () => void;
	readonly onDelete: () => void;
};

export const SessionLine = (props: SessionLineProps) => {
	const app = useApp();
	const [renaming, setRenaming] = createSignal(false);
	const summary = () => props.entry.summary();
	const look = () => lookOf(summary());
	const draft = createMemo(() => hasDraft(app, props.entry.sessionId));
	let opener: HTMLButtonElement | undefined;
	const endRename = (): void => {
		setRenaming(false);
		opener?.focus();
	};
	const keys: Readonly<Record<string, () => void>> = {
		F2: () => setRenaming(true),
		Delete: props.onDelete,
	};
	/** While selecting, a click ticks a line instead of opening it. */
	const asChoice = () =>
		props.selecting ? { role: "checkbox" as const, "aria-checked": props.selected } : {};
	const press = (event: MouseEvent): void => {
		if (event.shiftKey) props.onExtend();
		else if (event.ctrlKey || event.metaKey || props.selecting) props.onSelect();
		else props.onOpen();
	};
	const icon = () => {
		if (!props.selecting) return { name: look().icon, tone: look().tone };
		return { name: props.selected ? "passFilled" : "circleLarge", tone: "muted" } as const;
	};
	return (
		<li
			class="session"
			classList={{
				active: props.active && !props.selecting,
				unread: props.entry.unread(),
				selected: props.selected,
			}}
		>
			<Show
				when={!renaming()}
				fallback={
					<RenameBox
						title={titleOf(summary())}
						onDone={(title) => {
							endRename();
							app.notices.run(
								(reason) => say("sessions.notRenamed", { reason }),
								() => app.list.rename(props.entry.sessionId, title),
							);
						}}
						onCancel={endRename}
					/>
				}
			>
				<button
					type="button"
					class="session-open"
					ref={(element) => {
						opener = element;
					}}
					tabindex={props.reachable ? 0 : -1}
					data-session={props.entry.sessionId}
					{...asChoice()}
					aria-current={props.active}
					aria-keyshortcuts="F2 Delete"
					onClick={press}
					onDblClick={() => {
						if (!props.selecting) setRenaming(true);
					}}
					onKeyDown={(event) => {
						const action = keys[event.key];
						if (action === undefined) return;
						event.preventDefault();
						action();
					}}
				>
					<Icon {...icon()} />
					<span class="session-words">
						<span class="session-title">{titleOf(summary())}</span>
						<span class="session-about">
							<span class="unseen">{look().words}, </span>
							<Show when={props.entry.unread()}>
								<span class="unseen">{say("sessions.unread")}, </span>
							</Show>
							<Show when={summary().status === "waiting"}>
								<span class="session-waiting" aria-hidden="true">
									{say("sessions.waiting")}
								</span>
								<span aria-hidden="true"> · </span>
							</Show>
							<Show when={summary().damaged}>
								{(problem) => (
									<>
										<span class="session-damaged" title={problem()} aria-hidden="true">
											{say("sessions.damaged")}
										</span>
										<span aria-hidden="true"> · </span>
									</>
								)}
							</Show>
							<Show when={draft()}>
								<span class="session-draft">{say("sessions.draft")}</span>
								<span aria-hidden="true"> · </span>
							</Show>
							<span class="session-place">
								{baseName(summary().folder)} · {app.agents.title(summary().agent)}
							</span>
							<span class="session-time" title={new Date(summary().updatedAt).toLocaleString(spokenTag())}>
								{relativeTime(summary().updatedAt, props.now)}
							</span>
						</span>
					</span>
				</button>
				<Show when={!props.selecting}>
					<span class="session-actions">
						<IconButton
							isAside
							icon="export"
							label={say("sessions.export", { chat: titleOf(summary()) })}
							onPress={props.onExport}
						/>
						<IconButton
							isAside
							icon="edit"
							label={say("sessions.rename", { chat: titleOf(summary()) })}
							onPress={() => setRenaming(true)}
						/>
						<IconButton
							isAside
							icon="trash"
							label={say("sessions.delete", { chat: titleOf(summary()) })}
							onPress={props.onDelete}
						/>
					</span>
				</Show>
			</Show>
		</li>
	);
};
