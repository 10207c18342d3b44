import { say } from "@parley/words/spoken";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";

/** Opens the agent session anew. Not while the agent answers. */
export const ApplyButton = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const isBusy = () => {
		const head = props.session.state()?.head;
		return head?.running !== undefined || head?.preparing !== undefined;
	};
	const apply = (): void =>
		app.notices.run(
			(reason) => say("mcp.notApplied", { reason }),
			async () => {
				await app.mcp.of(props.session).apply();
				announcer.say(say("mcp.applied"));
			},
		);
	return (
		<Button
			look="primary"
			disabled={isBusy()}
			title={say(isBusy() ? "mcp.applyBusy" : "mcp.applyHint")}
			onPress={apply}
		>
			{say("mcp.apply")}
		</Button>
	);
};
