import { say, sayWording } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { openExport } from "../transfer/open-export.tsx";
import { DeleteDialog } from "../trash/delete-dialog.tsx";

/** Says which part of a chat cannot be read. Only the user deletes it, never the program. */
export const DamageNotice = (props: { readonly sessionId: string }) => {
	const app = useApp();
	const [deleting, setDeleting] = createSignal(false);
	const entry = () => app.list.find(props.sessionId);
	const problem = () => {
		const { damaged, wording } = entry()?.summary() ?? {};
		return damaged === undefined ? undefined : sayWording(wording, damaged);
	};
	return (
		<Show when={problem()}>
			{(words) => (
				<div class="notice" role="status">
					<Icon name="warning" tone="error" />
					<span class="notice-text">
						{say("chat.damaged")} <span class="notice-detail">{words()}</span>
					</span>
					<Button onPress={() => openExport(app, [props.sessionId])}>{say("chat.export")}</Button>
					<Button onPress={() => setDeleting(true)}>{say("chat.delete")}</Button>
					<Show when={deleting() ? entry() : undefined} keyed>
						{(known) => (
							<DeleteDialog
								entry={known}
								onDelete={() => void app.deletions.delete([props.sessionId])}
								onClose={() => setDeleting(false)}
							/>
						)}
					</Show>
				</div>
			)}
		</Show>
	);
};
