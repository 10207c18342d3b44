import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

export const GapNotice = (props: { readonly onDismiss: () => void }) => (
	<div class="notice" role="status">
		<Icon name="warning" tone="warning" />
		<span class="notice-text">Some events were missed; the chat was rebuilt from the hub's log.</span>
		<IconButton icon="close" label="Dismiss" onPress={props.onDismiss} />
	</div>
);
