import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { countWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import "../../shared/work/work.css";

/** Asks before several chats are deleted, and shows how far that is when it takes a while. */
export const DeleteManyDialog = (props: { readonly sessionIds: readonly string[] }) => {
	const app = useApp();
	const [isUnderWay, setUnderWay] = createSignal(false);
	const busy = props.sessionIds.filter((sessionId) => {
		const status = app.list.find(sessionId)?.summary().status;
		return status === "running" || status === "waiting";
	}).length;
	const words = () => countWords(props.sessionIds.length, "chat");
	const start = async (): Promise<void> => {
		setUnderWay(true);
		app.selection.end();
		await app.deletions.delete(props.sessionIds);
		app.dialogs.close();
	};
	const stop = (): void => (isUnderWay() ? app.deletions.cancel() : app.dialogs.close());
	return (
		<Dialog
			title={isUnderWay() ? `Deleting ${words()}` : `Delete ${words()}?`}
			onClose={stop}
			buttons={
				<>
					<Button onPress={stop}>Cancel</Button>
					<Show when={!isUnderWay()}>
						<Button look="primary" onPress={() => void start()}>
							Delete
						</Button>
					</Show>
				</>
			}
		>
			<Show
				when={isUnderWay()}
				fallback={
					<p>
						{busy > 0 ? `In ${countWords(busy, "chat")} an agent is at work; it is stopped. ` : ""}
						Deleted chats can be restored for a day. Files that agents changed stay as they are.
					</p>
				}
			>
				<div class="work">
					<span role="status">
						{app.deletions.progress()?.done ?? 0} of {props.sessionIds.length} deleted
					</span>
					<progress
						aria-label="Deleted"
						value={app.deletions.progress()?.done ?? 0}
						max={props.sessionIds.length}
					/>
				</div>
			</Show>
		</Dialog>
	);
};
