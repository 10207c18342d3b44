import type { DetectedAgent, KnownAgent } from "@parley/protocol/agent/catalogue";
import { say } from "@parley/words/spoken";
import { For, Match, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { draftOfKnown } from "./agent-draft.ts";
import type { AgentsOverview } from "./agent-manager.ts";
import type { ShowView } from "./page-view.ts";

type KnownProps = { readonly overview: AgentsOverview; readonly onShow: ShowView };

/** The well-known agents, with what is installed of them. */
export const KnownAgents = (props: KnownProps) => (
	<>
		<h3 id="agents-known">{say("agents.known")}</h3>
		<ul class="agents-list" aria-labelledby="agents-known">
			<For each={props.overview.known}>
				{(agent) => (
					<Known
						agent={agent}
						found={props.overview.detected.agents.find(({ id }) => id === agent.id)}
						overview={props.overview}
						onShow={props.onShow}
					/>
				)}
			</For>
		</ul>
	</>
);

type OneProps = KnownProps & { readonly agent: KnownAgent; readonly found: DetectedAgent | undefined };

const Known = (props: OneProps) => {
	const app = useApp();
	const agent = () => props.agent.title;
	const taken = () => props.overview.settings.agents.map(({ agentId }) => agentId);
	const isAdded = () =>
		props.overview.settings.agents.some(({ command }) => command === props.found?.launch?.command);
	const install = (): void =>
		props.onShow({
			...{ view: "install", what: { from: "catalogue", id: props.agent.id }, title: agent() },
			draftOf: (launch) => draftOfKnown(props.agent, launch, taken()),
		});
	const uninstall = (): void =>
		app.notices.run(
			(reason) => say("agents.notUninstalled", { agent: agent(), reason }),
			() => app.agentManager.uninstall(props.agent.id),
		);
	return (
		<li class="agents-item">
			<div class="agents-words">
				<span class="agents-name">{agent()}</span>
				<span class="muted agents-detail">{stateText(props)}</span>
			</div>
			<div class="agents-actions">
				<Switch>
					<Match when={isAdded()}>
						<span class="muted">{say("agents.added")}</span>
					</Match>
					<Match when={props.found?.launch}>
						{(launch) => (
							<>
								<Show when={props.found?.isPrivate}>
									<Button label={say("agents.uninstallNamed", { agent: agent() })} onPress={uninstall}>
										{say("agents.uninstall")}
									</Button>
								</Show>
								<Button
									label={say("agents.addNamed", { agent: agent() })}
									onPress={() =>
										props.onShow({ view: "edit", draft: draftOfKnown(props.agent, launch(), taken()) })
									}
								>
									{say("agents.add")}
								</Button>
							</>
						)}
					</Match>
					<Match when={props.agent.npm}>
						<Button label={say("agents.installNamed", { agent: agent() })} onPress={install}>
							{say("agents.install")}
						</Button>
					</Match>
					<Match when={true}>
						<a href={props.agent.docs} target="_blank" rel="noreferrer">
							{say("agents.docs", { agent: agent() })}
						</a>
					</Match>
				</Switch>
			</div>
		</li>
	);
};

const stateText = ({ agent, found, overview }: OneProps): string => {
	if (found?.state === "needsNode")
		return say("agents.needsNode", {
			needed: String(agent.minNode),
			version: overview.detected.searched.nodeVersion ?? "?",
		});
	return found?.path === undefined
		? say("agents.notInstalled")
		: say("agents.installedAt", { path: found.path });
};
