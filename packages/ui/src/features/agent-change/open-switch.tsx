import { say } from "@parley/words/spoken";
import type { AppStore } from "../../app/app-store.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { baseName } from "../../shared/widgets/paths.ts";
import { isUnderWay } from "./is-under-way.ts";
import { LazyChangeDialog } from "./lazy-change-dialog.ts";

/** Asks before another agent goes on in a chat. */
export const openSwitch = (app: AppStore, session: SessionStore, to: string, onDone: () => void): void => {
	const { dialogs, agents, agentChange } = app;
	const head = () => session.state()?.head;
	const agent = agents.title(to);
	const former = agents.title(head()?.agent ?? "", head()?.link.identity);
	const folder = baseName(head()?.folder ?? "");
	dialogs.open(() => (
		<LazyChangeDialog
			title={say("agentChange.switchTitle", { agent })}
			paragraphs={[
				say("agentChange.switchMeans", { agent, folder }),
				say("agentChange.switchEnds", { former }),
			]}
			confirm={say("agentChange.switch", { agent })}
			progress={say("agentChange.changing")}
			isUnderWay={isUnderWay(head())}
			onConfirm={() => agentChange.switchTo(session.sessionId, to)}
			onDone={onDone}
			onClose={() => dialogs.close()}
		/>
	));
};
