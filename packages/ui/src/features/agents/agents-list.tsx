import type { AgentSettings } from "@parley/protocol/agent/settings";
import { say, sayAround } from "@parley/words/spoken";
import { createSignal, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { draftOfSettings, newDraft } from "./agent-draft.ts";
import { KnownAgents } from "./known-agents.tsx";
import type { ShowView } from "./page-view.ts";

type ListProps = { readonly onShow: ShowView; readonly onClose: () => void };

/** The configured agents, and those that can be added. */
export const AgentsList = (props: ListProps) => {
	const { agentManager } = useApp();
	return (
		<Dialog
			title={say("agents.title")}
			class="agents-page"
			onClose={props.onClose}
			buttons={
				<>
					<Button onPress={() => props.onShow({ view: "registry" })}>{say("agents.registry")}</Button>
					<Button onPress={() => props.onShow({ view: "edit", draft: newDraft() })}>
						{say("agents.addOwn")}
					</Button>
					<Button look="primary" onPress={props.onClose}>
						{say("action.close")}
					</Button>
				</>
			}
		>
			<Show when={agentManager.problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<Show
				when={agentManager.overview()}
				fallback={
					<Show when={agentManager.problem() === undefined}>
						<p role="status">{say("agents.looking")}</p>
					</Show>
				}
			>
				{(overview) => (
					<>
						<h3 id="agents-configured">{say("agents.configured")}</h3>
						<ul class="agents-list" aria-labelledby="agents-configured">
							<For each={overview().settings.agents}>
								{(settings) => <ConfiguredAgent settings={settings} onShow={props.onShow} />}
							</For>
						</ul>
						<p class="muted agents-file">
							{sayAround("agents.file", { file: <code>{overview().settings.file}</code> })}
						</p>
						<KnownAgents overview={overview()} onShow={props.onShow} />
					</>
				)}
			</Show>
		</Dialog>
	);
};

const ConfiguredAgent = (props: { readonly settings: AgentSettings; readonly onShow: ShowView }) => {
	const app = useApp();
	const [isAsking, setAsking] = createSignal(false);
	const agent = () => props.settings.title;
	const remove = (): void =>
		app.notices.run(
			(reason) => say("agents.notRemoved", { agent: agent(), reason }),
			async () => {
				setAsking(false);
				await app.agentManager.remove(props.settings.agentId);
			},
		);
	const account = (): void => {
		const { agentId, title, builtIn } = props.settings;
		props.onShow({ view: "account", agentId, title, anyFolder: builtIn });
	};
	const test = (): void => {
		const { agentId, title, builtIn } = props.settings;
		props.onShow({ view: "test", agentId, title, anyFolder: builtIn });
	};
	return (
		<li class="agents-item">
			<div class="agents-words">
				<span class="agents-name">{agent()}</span>
				<span class="muted agents-detail">
					<Show when={!props.settings.builtIn} fallback={say("agents.builtIn")}>
						<code>{[props.settings.command, ...(props.settings.args ?? [])].join(" ")}</code>
						<Show when={props.settings.process === "perChat"}> · {say("agents.perChat")}</Show>
					</Show>
				</span>
			</div>
			<div class="agents-actions">
				<IconButton icon="pulse" label={say("agents.test", { agent: agent() })} onPress={test} />
				<Show when={!props.settings.builtIn}>
					<IconButton
						icon="account"
						label={say("loginStep.accountOpen", { agent: agent() })}
						onPress={account}
					/>
					<IconButton
						icon="edit"
						label={say("agents.edit", { agent: agent() })}
						onPress={() => props.onShow({ view: "edit", draft: draftOfSettings(props.settings) })}
					/>
					<IconButton
						icon="trash"
						label={say("agents.remove", { agent: agent() })}
						expanded={isAsking()}
						onPress={() => setAsking(!isAsking())}
					/>
				</Show>
			</div>
			<Show when={isAsking()}>
				<div class="agents-sure" role="alert">
					<p>{say("agents.removeWhat", { agent: agent() })}</p>
					<Button onPress={() => setAsking(false)}>{say("action.cancel")}</Button>
					<Button look="danger" onPress={remove}>
						{say("agents.removeSure")}
					</Button>
				</div>
			</Show>
		</li>
	);
};
