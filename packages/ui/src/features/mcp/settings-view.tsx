import type { ServerSettings } from "@parley/protocol/mcp/settings";
import { say, sayAround, sayWording } from "@parley/words/spoken";
import { createSignal, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { commandLine } from "./command-line.ts";
import { draftOfServer, newServer, type ServerDraft } from "./server-draft.ts";

type SettingsProps = { readonly onEdit: (draft: ServerDraft) => void; readonly onBack: () => void };

/** The user's own servers. */
export const SettingsView = (props: SettingsProps) => {
	const { mcpSettings } = useApp();
	return (
		<Dialog
			title={say("mcp.settingsTitle")}
			class="agents-page mcp-page"
			onClose={props.onBack}
			buttons={
				<>
					<Button onPress={() => props.onEdit(newServer())}>{say("mcp.add")}</Button>
					<Button look="primary" onPress={props.onBack}>
						{say("agents.back")}
					</Button>
				</>
			}
		>
			<Show when={mcpSettings.problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<Show when={mcpSettings.settings()}>
				{(settings) => (
					<>
						<Show when={settings().servers.length > 0} fallback={<p>{say("mcp.settingsNone")}</p>}>
							<ul class="agents-list" aria-label={say("mcp.settingsTitle")}>
								<For each={settings().servers}>
									{(server) => <OwnServer server={server} onEdit={props.onEdit} />}
								</For>
							</ul>
						</Show>
						<p class="muted agents-file">
							{sayAround("mcp.settingsFile", { file: <code>{settings().file}</code> })}
						</p>
					</>
				)}
			</Show>
		</Dialog>
	);
};

const OwnServer = (props: {
	readonly server: ServerSettings;
	readonly onEdit: (draft: ServerDraft) => void;
}) => {
	const app = useApp();
	const [isAsking, setAsking] = createSignal(false);
	const name = () => props.server.name;
	const remove = (): void =>
		app.notices.run(
			(reason) => say("mcp.notRemoved", { name: name(), reason }),
			async () => {
				setAsking(false);
				await app.mcpSettings.remove(name());
			},
		);
	return (
		<li class="agents-item">
			<div class="agents-words">
				<span class="agents-name">{name()}</span>
				<span class="muted">
					<Show when={props.server.problem} fallback={<code>{targetOf(props.server)}</code>}>
						{(problem) => say("mcp.invalid", { reason: sayWording(props.server.wording, problem()) })}
					</Show>
				</span>
			</div>
			<div class="agents-actions">
				<IconButton
					icon="edit"
					label={say("mcp.edit", { name: name() })}
					onPress={() => props.onEdit(draftOfServer(props.server))}
				/>
				<IconButton
					icon="trash"
					label={say("mcp.remove", { name: name() })}
					expanded={isAsking()}
					onPress={() => setAsking(!isAsking())}
				/>
			</div>
			<Show when={isAsking()}>
				<div class="agents-sure" role="alert">
					<p>{say("mcp.removeWhat", { name: name() })}</p>
					<Button onPress={() => setAsking(false)}>{say("action.cancel")}</Button>
					<Button look="danger" onPress={remove}>
						{say("mcp.removeSure")}
					</Button>
				</div>
			</Show>
		</li>
	);
};

/** Without what is secret: then only the kind is shown. */
const targetOf = ({ command, args = [], url, transport }: ServerSettings): string =>
	command === undefined ? (url ?? transport ?? "") : commandLine([command, ...args]);
