import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { openExport } from "../transfer/open-export.tsx";
import { openDeleteMany } from "../trash/open-delete-many.tsx";

/** The actions on the selected chats. */
export const SelectionBar = () => {
	const app = useApp();
	const ids = () => app.selection.ids();
	return (
		<Show when={app.selection.on()}>
			<div class="selection-bar" role="toolbar" aria-label={say("sessions.selection")}>
				<span class="selection-count" role="status">
					{say("sessions.selected", { count: ids().length })}
				</span>
				<Button look="link" onPress={() => app.selection.all()}>
					{say("sessions.selectAll")}
				</Button>
				<IconButton
					icon="export"
					label={say("sessions.exportSelected")}
					disabled={ids().length === 0}
					onPress={() => openExport(app, ids())}
				/>
				<IconButton
					icon="trash"
					label={say("sessions.deleteSelected")}
					disabled={ids().length === 0}
					onPress={() => openDeleteMany(app, ids())}
				/>
				<IconButton icon="close" label={say("sessions.endSelection")} onPress={() => app.selection.end()} />
			</div>
		</Show>
	);
};
