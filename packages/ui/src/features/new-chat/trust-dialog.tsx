import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { TrustWords } from "../folders/trust-words.tsx";
import type { NewChatChoice } from "./new-chat.ts";

/** The trust question before a chat exists. */
export const TrustDialog = (props: { readonly choice: NewChatChoice }) => {
	const app = useApp();
	const agentTitle = () =>
		app.agents.title(props.choice.agent ?? app.agents.preferred() ?? say("folders.theAgent"));
	return (
		<Dialog
			title={say("folders.trustQuestion")}
			onClose={() => app.newChat.cancel()}
			buttons={
				<>
					<Button onPress={() => void app.newChat.decide(props.choice, false)}>
						{say("folders.keepUntrusted")}
					</Button>
					<Button look="primary" onPress={() => void app.newChat.decide(props.choice, true)}>
						{say("folders.trust")}
					</Button>
				</>
			}
		>
			<TrustWords folder={props.choice.folder} agentTitle={agentTitle()} />
		</Dialog>
	);
};
