import type { AgentRegistry, RegistryAgent } from "@parley/protocol/agent/registry";
import { say, sayWording } from "@parley/words/spoken";
import { createSignal, For, onMount, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { relativeTime, useClock } from "../../shared/widgets/relative-time.ts";
import { WorkView } from "../../shared/work/work-view.tsx";
import { draftOfInstalled, draftOfPackage } from "./agent-draft.ts";
import type { ShowView } from "./page-view.ts";
import { TextField } from "./text-field.tsx";

/** Offered, and asked only when the person says so. */
const publicRegistry = "https://cdn.agentclientprotocol.com/registry/v1/latest/registry.json";

/** The agents of a public registry. */
export const RegistryView = (props: { readonly onShow: ShowView; readonly onBack: () => void }) => {
	const { agentManager } = useApp();
	const { reading } = agentManager;
	const now = useClock();
	const [source, setSource] = createSignal<string>();
	const [registry, setRegistry] = createSignal<AgentRegistry>();
	const read = async (how: { source?: string; refresh?: boolean }): Promise<void> => {
		await agentManager.readRegistry(how);
		const state = reading.state();
		if (state.state === "done") setRegistry(state.result);
	};
	onMount(() => void read({}));
	const address = () => source() ?? registry()?.source ?? publicRegistry;
	const readIt = (): void => {
		const typed = address().trim();
		void read(typed === registry()?.source ? { refresh: true } : { source: typed });
	};
	return (
		<Dialog
			title={say("agents.registryTitle")}
			class="agents-page"
			onClose={props.onBack}
			buttons={
				<>
					<Button onPress={props.onBack}>{say("agents.back")}</Button>
					<Button look="primary" disabled={reading.isRunning || address().trim() === ""} onPress={readIt}>
						{say("agents.registryRead")}
					</Button>
				</>
			}
		>
			<TextField label={say("agents.registrySource")} value={address()} isCode onInput={setSource} />
			<WorkView work={reading} />
			<Show when={registry()}>
				{(found) => (
					<>
						<Show when={found().problem}>
							{(problem) => (
								<p class="work-problem" role="alert">
									{sayWording(found().wording, problem())}
								</p>
							)}
						</Show>
						<Show when={found().fetchedAt}>
							{(at) => <p class="muted">{say("agents.registryAge", { time: relativeTime(at(), now()) })}</p>}
						</Show>
						<Show when={found().fetchedAt !== undefined && found().agents.length === 0}>
							<p role="status">{say("agents.registryEmpty")}</p>
						</Show>
						<ul class="agents-list" aria-label={say("agents.registryList")}>
							<For each={found().agents}>{(agent) => <Entry agent={agent} onShow={props.onShow} />}</For>
						</ul>
						<Show when={found().skipped.length > 0}>
							<details>
								<summary>{say("agents.registrySkipped", { count: found().skipped.length })}</summary>
								<ul class="agents-skipped">
									<For each={found().skipped}>
										{({ entry, message, wording }) => (
											<li>{say("agents.registryBad", { entry, reason: sayWording(wording, message) })}</li>
										)}
									</For>
								</ul>
							</details>
						</Show>
					</>
				)}
			</Show>
		</Dialog>
	);
};

const Entry = (props: { readonly agent: RegistryAgent; readonly onShow: ShowView }) => {
	const { agentManager } = useApp();
	const taken = () => agentManager.overview()?.settings.agents.map(({ agentId }) => agentId) ?? [];
	const launch = () => props.agent.packages[0];
	const canInstall = () => props.agent.packages.some(({ installs }) => installs);
	const install = (): void =>
		props.onShow({
			...{ view: "install", what: { from: "registry", id: props.agent.id }, title: props.agent.name },
			draftOf: (installed) => draftOfInstalled(props.agent, installed, taken()),
		});
	return (
		<li class="agents-item">
			<div class="agents-words">
				<span class="agents-name">
					{props.agent.name} <span class="muted">{props.agent.version}</span>
				</span>
				<span>{props.agent.description}</span>
				<span class="muted agents-detail">
					<Show
						when={launch()}
						fallback={say(
							props.agent.archive === undefined ? "agents.registryNothing" : "agents.registryArchive",
						)}
					>
						{(found) => say("agents.registryRuns", { runner: found().runner, package: found().package })}
					</Show>
				</span>
				<Show when={launch() === undefined && props.agent.archive}>
					{(archive) => (
						<a href={archive().archive} target="_blank" rel="noreferrer">
							{say("agents.registryArchiveLink", { agent: props.agent.name })}
						</a>
					)}
				</Show>
			</div>
			<div class="agents-actions">
				<Show when={canInstall()}>
					<Button label={say("agents.installNamed", { agent: props.agent.name })} onPress={install}>
						{say("agents.install")}
					</Button>
				</Show>
				<Show when={launch()}>
					{(found) => (
						<Button
							label={say("agents.addNamed", { agent: props.agent.name })}
							onPress={() =>
								props.onShow({ view: "edit", draft: draftOfPackage(props.agent, found(), taken()) })
							}
						>
							{say("agents.add")}
						</Button>
					)}
				</Show>
			</div>
		</li>
	);
};
