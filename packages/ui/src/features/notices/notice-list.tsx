import { say } from "@parley/words/spoken";
import { For } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

export const NoticeList = () => {
	const app = useApp();
	return (
		<For each={app.notices.all()}>
			{(notice) => (
				<div class="notice" role="alert">
					<Icon name="error" tone="error" />
					<span class="notice-text">{notice.text}</span>
					<IconButton
						icon="close"
						label={say("action.dismiss")}
						onPress={() => app.notices.dismiss(notice.id)}
					/>
				</div>
			)}
		</For>
	);
};
