import { say } from "@parley/words/spoken";
import type { AppStore } from "../../app/app-store.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { isUnderWay } from "./is-under-way.ts";
import { LazyChangeDialog } from "./lazy-change-dialog.ts";

/** Asks before the agent forgets a chat. `retry` sends again what had failed. */
export const openFresh = (app: AppStore, session: SessionStore, retry?: () => void): void => {
	const { dialogs, agents, agentChange } = app;
	const head = () => session.state()?.head;
	const agent = agents.title(head()?.agent ?? "", head()?.link.identity);
	dialogs.open(() => (
		<LazyChangeDialog
			title={say("agentChange.freshTitle", { agent })}
			paragraphs={[say("agentChange.freshMeans", { agent }), say("agentChange.freshHelps")]}
			confirm={say(retry === undefined ? "agentChange.startFresh" : "agentChange.startFreshAndRetry")}
			progress={say("agentChange.starting")}
			isUnderWay={isUnderWay(head())}
			onConfirm={() => agentChange.startFresh(session.sessionId)}
			onDone={() => retry?.()}
			onClose={() => dialogs.close()}
		/>
	));
};
