import { createSignal, Match, onMount, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { AccountView } from "../login/account-view.tsx";
import { AgentForm } from "./agent-form.tsx";
import { AgentsList } from "./agents-list.tsx";
import { InstallView } from "./install-view.tsx";
import type { PageView } from "./page-view.ts";
import { RegistryView } from "./registry-view.tsx";
import { TestView } from "./test-view.tsx";
import "../../shared/work/work.css";
import "./agents.css";

/** The page of agents. Each of its views is a dialog; leaving one leads back to the list. */
export const AgentsDialog = (props: { readonly onClose: () => void }) => {
	const { agentManager } = useApp();
	const [view, setView] = createSignal<PageView>({ view: "list" });
	const back = (): void => void setView({ view: "list" });
	onMount(() => void agentManager.load());
	const shown = <Name extends PageView["view"]>(
		name: Name,
	): Extract<PageView, { view: Name }> | undefined => {
		const now = view();
		return isView(now, name) ? now : undefined;
	};
	return (
		<Switch fallback={<AgentsList onShow={setView} onClose={props.onClose} />}>
			<Match when={shown("edit")} keyed>
				{({ draft }) => <AgentForm draft={draft} onBack={back} />}
			</Match>
			<Match when={shown("test")} keyed>
				{({ agentId, title, anyFolder }) => (
					<TestView
						agentId={agentId}
						title={title}
						anyFolder={anyFolder}
						onLogIn={() => setView({ view: "account", agentId, title, anyFolder })}
						onBack={back}
					/>
				)}
			</Match>
			<Match when={shown("account")} keyed>
				{({ agentId, title, anyFolder }) => (
					<AccountView agentId={agentId} title={title} anyFolder={anyFolder} onBack={back} />
				)}
			</Match>
			<Match when={shown("install")} keyed>
				{({ what, title, draftOf }) => (
					<InstallView
						what={what}
						title={title}
						onAdd={(launch) => setView({ view: "edit", draft: draftOf(launch) })}
						onBack={back}
					/>
				)}
			</Match>
			<Match when={shown("registry")}>
				<RegistryView onShow={setView} onBack={back} />
			</Match>
		</Switch>
	);
};

const isView = <Name extends PageView["view"]>(
	view: PageView,
	name: Name,
): view is Extract<PageView, { view: Name }> => view.view === name;
