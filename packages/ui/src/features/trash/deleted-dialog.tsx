import type { DeletedSession } from "@parley/protocol/session/trash/methods";
import { createSignal, For, onMount, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { untilWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { useClock } from "../../shared/widgets/relative-time.ts";
import { titleOf } from "../sessions/status-look.ts";
import "../../shared/work/work.css";
import "./trash.css";

/** Chats that were deleted: to be restored, or deleted for good now. */
export const DeletedDialog = () => {
	const app = useApp();
	const deleted = app.recentlyDeleted;
	const now = useClock();
	/** What a second press deletes for good: one chat, or all of them. */
	const [sure, setSure] = createSignal<string>();
	onMount(() => {
		void deleted.load();
		void app.storage.load();
	});
	const purge = (sessionId: string): void => {
		setSure(undefined);
		void deleted.purge(sessionId);
	};
	return (
		<Dialog
			title="Recently deleted"
			onClose={() => app.dialogs.close()}
			buttons={
				<>
					<Show when={(deleted.sessions()?.length ?? 0) > 1}>
						<Show
							when={sure() === "all"}
							fallback={<Button onPress={() => setSure("all")}>Delete all now…</Button>}
						>
							<Button
								look="danger"
								onPress={() => {
									setSure(undefined);
									void deleted.purgeAll();
								}}
							>
								Delete all for good
							</Button>
						</Show>
					</Show>
					<Button look="primary" onPress={() => app.dialogs.close()}>
						Close
					</Button>
				</>
			}
		>
			<p class="muted">
				Deleted chats can be restored for a day. Then{" "}
				{(app.storage.figures()?.damagedFiles.length ?? 0) === 0
					? "nothing is left of them."
					: "they are deleted for good, but a damaged file that is kept may still have them: remove it under Storage."}
			</p>
			<Show when={deleted.problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<ul class="deleted-list" aria-label="Deleted chats">
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
				<p role="status">There are none.</p>
			</Show>
			<Show when={deleted.more()}>
				<p class="muted">Older ones are not shown.</p>
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
					{baseName(props.session.folder)} · for {untilWords(props.session.purgeAt, props.now)} more
				</span>
			</span>
			<span class="deleted-buttons">
				<Button label={`Restore ${title()}`} onPress={props.onRestore}>
					Restore
				</Button>
				<Show
					when={props.sure}
					fallback={
						<Button label={`Delete ${title()} now`} onPress={props.onAsk}>
							Delete now…
						</Button>
					}
				>
					<Button look="danger" label={`Delete ${title()} for good`} onPress={props.onPurge}>
						For good
					</Button>
				</Show>
			</span>
		</li>
	);
};
