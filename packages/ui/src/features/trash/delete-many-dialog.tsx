import { say } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import "../../shared/work/work.css";

/** Asks before several chats are deleted, and shows progress when it takes a while. */
export const DeleteManyDialog = (props: { readonly sessionIds: readonly string[] }) => {
	const app = useApp();
	const [isUnderWay, setUnderWay] = createSignal(false);
	const busy = props.sessionIds.filter((sessionId) => {
		const status = app.list.find(sessionId)?.summary().status;
		return status === "running" || status === "waiting";
	}).length;
	const count = props.sessionIds.length;
	const start = async (): Promise<void> => {
		setUnderWay(true);
		app.selection.end();
		await app.deletions.delete(props.sessionIds);
		app.dialogs.close();
	};
	const stop = (): void => (isUnderWay() ? app.deletions.cancel() : app.dialogs.close());
	return (
		<Dialog
			title={say(isUnderWay() ? "trash.deletingMany" : "trash.deleteMany", { count })}
			onClose={stop}
			buttons={
				<>
					<Button onPress={stop}>{say("action.cancel")}</Button>
					<Show when={!isUnderWay()}>
						<Button look="primary" onPress={() => void start()}>
							{say("trash.delete")}
						</Button>
					</Show>
				</>
			}
		>
			<Show
				when={isUnderWay()}
				fallback={
					<p>
						{busy > 0 ? say("trash.agentsStopped", { count: busy }) : undefined}{" "}
						{say("trash.deleteManyMeans")}
					</p>
				}
			>
				<div class="work">
					<span role="status">
						{say("trash.progress", { done: app.deletions.progress()?.done ?? 0, total: count })}
					</span>
					<progress
						aria-label={say("trash.progressLabel")}
						value={app.deletions.progress()?.done ?? 0}
						max={count}
					/>
				</div>
			</Show>
		</Dialog>
	);
};
