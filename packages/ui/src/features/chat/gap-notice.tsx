import { say } from "@parley/words/spoken";
import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

export const GapNotice = (props: { readonly onDismiss: () => void }) => (
	<div class="notice" role="status">
		<Icon name="warning" tone="warning" />
		<span class="notice-text">{say("chat.missedEvents")}</span>
		<IconButton icon="close" label={say("action.dismiss")} onPress={props.onDismiss} />
	</div>
);
