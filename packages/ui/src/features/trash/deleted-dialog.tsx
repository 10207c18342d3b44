import type { DeletedSession } from "@parley/protocol/session/trash/methods";
import { say } from "@parley/words/spoken";
import { createSignal, For, onMount, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { untilWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { useClock } from "../../shared/widgets/relative-time.ts";
import { followChats } from "../sessions/follow-chats.ts";
import { titleOf } from "../sessions/status-look.ts";
import "../../shared/work/work.css";
import "./trash.css";

/** Deleted chats, to restore or to delete for good. */
export const DeletedDialog = () => {
	const app = useApp();
	const deleted = app.recentlyDeleted;
	const now = useClock();
	/** What a second press deletes for good: one chat, or all of them. */
	const [sure, setSure] = createSignal<string>();
	onMount(() => void app.storage.load());
	// A chat disappears from the list before the hub has deleted it, and other windows delete chats too.
	followChats(app.list, () => void deleted.load());
	const purge = (sessionId: string): void => {
		setSure(undefined);
		void deleted.purge(sessionId);
	};
	return (
		<Dialog
			title={say("trash.recent")}
			onClose={() => app.dialogs.close()}
			buttons={
				<>
					<Show when={(deleted.sessions()?.length ?? 0) > 1}>
						<Show
							when={sure() === "all"}
							fallback={<Button onPress={() => setSure("all")}>{say("trash.deleteAllNow")}</Button>}
						>
							<Button
								look="danger"
								onPress={() => {
									setSure(undefined);
									void deleted.purgeAll();
								}}
							>
								{say("trash.deleteAllForGood")}
							</Button>
						</Show>
					</Show>
					<Button look="primary" onPress={() => app.dialogs.close()}>
						{say("action.close")}
					</Button>
				</>
			}
		>
			<p class="muted">
				{say(
					(app.storage.figures()?.damagedFiles.length ?? 0) === 0
						? "trash.restorable"
						: "trash.restorableDamaged",
				)}
			</p>
			<Show when={deleted.problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<ul class="deleted-list" aria-label={say("trash.list")}>
				<For each={deleted.sessions() ?? []}>
					{(session) => (
						<DeletedLine
							session={session}
							now={now()}
							sure={sure() === session.sessionId}
							onRestore={() => void deleted.restore(session.sessionId)}
							onAsk={() => setSure(session.sessionId)}
							onPurge={() => purge(session.sessionId)}
						/>
					)}
				</For>
			</ul>
			<Show when={deleted.sessions()?.length === 0}>
				<p role="status">{say("trash.none")}</p>
			</Show>
			<Show when={deleted.more()}>
				<p class="muted">{say("trash.more")}</p>
			</Show>
		</Dialog>
	);
};

type DeletedLineProps = {
	readonly session: DeletedSession;
	readonly now: number;
	readonly sure: boolean;
	readonly onRestore: () => void;
	readonly onAsk: () => void;
	readonly onPurge: () => void;
};

const DeletedLine = (props: DeletedLineProps) => {
	const title = () => titleOf(props.session);
	return (
		<li class="deleted">
			<span class="deleted-words">
				<span class="deleted-title">{title()}</span>
				<span class="muted">
					{say("trash.left", {
						folder: baseName(props.session.folder),
						time: untilWords(props.session.purgeAt, props.now),
					})}
				</span>
			</span>
			<span class="deleted-buttons">
				<Button label={say("trash.restoreChat", { chat: title() })} onPress={props.onRestore}>
					{say("trash.restore")}
				</Button>
				<Show
					when={props.sure}
					fallback={
						<Button label={say("trash.deleteChatNow", { chat: title() })} onPress={props.onAsk}>
							{say("trash.deleteNow")}
						</Button>
					}
				>
					<Button
						look="danger"
						label={say("trash.deleteChatForGood", { chat: title() })}
						onPress={props.onPurge}
					>
						{say("trash.forGood")}
					</Button>
				</Show>
			</span>
		</li>
	);
};
