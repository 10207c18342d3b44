import { useApp } from "../app/app-context.ts";
import type { SessionEntry } from "../store/session-list.ts";
import { Button } from "../widgets/button.tsx";
import { Dialog } from "../widgets/dialog.tsx";
import { titleOf } from "./status-look.ts";

export const DeleteDialog = (props: { readonly entry: SessionEntry; readonly onClose: () => void }) => {
	const app = useApp();
	const running = () => props.entry.summary().status !== "idle" && props.entry.summary().status !== "lost";
	return (
		<Dialog
			title={`Delete “${titleOf(props.entry.summary())}”?`}
			onClose={props.onClose}
			buttons={
				<>
					<Button onPress={props.onClose}>Cancel</Button>
					<Button
						look="primary"
						onPress={() => {
							props.onClose();
							app.notices.run("Not deleted", () => app.list.delete(props.entry.sessionId));
						}}
					>
						Delete
					</Button>
				</>
			}
		>
			<p>
				The chat and its log are removed for good.
				{running() ? " What it is doing now is stopped." : ""} Files the agent changed stay as they are.
			</p>
		</Dialog>
	);
};
