import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { openExport } from "../transfer/open-export.tsx";
import { openDeleteMany } from "../trash/open-delete-many.tsx";

/** What can be done with the chats that are selected. */
export const SelectionBar = () => {
	const app = useApp();
	const ids = () => app.selection.ids();
	return (
		<Show when={app.selection.on()}>
			<div class="selection-bar" role="toolbar" aria-label="Selected chats">
				<span class="selection-count" role="status">
					{ids().length} selected
				</span>
				<Button look="link" onPress={() => app.selection.all()}>
					All
				</Button>
				<IconButton
					icon="export"
					label="Export the selected chats"
					disabled={ids().length === 0}
					onPress={() => openExport(app, ids())}
				/>
				<IconButton
					icon="trash"
					label="Delete the selected chats"
					disabled={ids().length === 0}
					onPress={() => openDeleteMany(app, ids())}
				/>
				<IconButton icon="close" label="End the selection" onPress={() => app.selection.end()} />
			</div>
		</Show>
	);
};
