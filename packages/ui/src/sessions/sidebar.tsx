import { useApp } from "../app/app-context.ts";
import { ThemePicker } from "../theme/theme-picker.tsx";
import { IconButton } from "../widgets/button.tsx";
import { SessionListView } from "./session-list-view.tsx";

/** The list of sessions with what goes around it. */
export const Sidebar = (props: { readonly onOpened?: () => void; readonly onClose?: () => void }) => {
	const app = useApp();
	return (
		<>
			<header class="sidebar-head">
				<h1>Chats</h1>
				<IconButton icon="add" label="New chat (Alt+N)" onPress={() => void app.newChat.startDefault()} />
				<IconButton
					icon="chevronDown"
					label="New chat with another folder or agent"
					onPress={() => app.newChat.choose()}
				/>
				{props.onClose === undefined ? undefined : (
					<IconButton icon="close" label="Close the list" onPress={props.onClose} />
				)}
			</header>
			<div class="sidebar-body">
				<SessionListView {...(props.onOpened === undefined ? {} : { onOpened: props.onOpened })} />
			</div>
			<footer class="sidebar-foot">
				<ThemePicker />
			</footer>
		</>
	);
};
