import { For } from "solid-js";
import { IconButton } from "../widgets/button.tsx";
import { Icon } from "../widgets/icon.tsx";
import { useApp } from "./app-context.ts";

export const NoticeList = () => {
	const app = useApp();
	return (
		<For each={app.notices.all()}>
			{(notice) => (
				<div class="notice" role="alert">
					<Icon name="error" tone="error" />
					<span class="notice-text">{notice.text}</span>
					<IconButton icon="close" label="Dismiss" onPress={() => app.notices.dismiss(notice.id)} />
				</div>
			)}
		</For>
	);
};
