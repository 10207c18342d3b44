import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { tabSummary } from "../features/tabs/tab-summary.ts";
import { IconButton } from "../shared/widgets/button.tsx";
import { useApp } from "./app-context.ts";
import { newChatLabel } from "./shortcuts.ts";

/** Stands in for the list and the tabs when there is room for the chat alone. */
export const CompactHeader = (props: { readonly listOpen: boolean; readonly onToggleList: () => void }) => {
	const app = useApp();
	const title = () => {
		const active = app.tabs.active();
		return active === undefined ? say("app.name") : tabSummary(app, active).title;
	};
	return (
		<header class="compact">
			<IconButton
				icon="menu"
				label={say("app.chats")}
				expanded={props.listOpen}
				onPress={props.onToggleList}
			/>
			<h1>{title()}</h1>
			{/* In a side bar, the editor shows the same button right above. */}
			<Show when={app.environment.place !== "sidebar"}>
				<IconButton icon="add" label={newChatLabel(app)} onPress={() => void app.newChat.startDefault()} />
			</Show>
		</header>
	);
};
