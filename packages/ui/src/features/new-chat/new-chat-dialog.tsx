import { say } from "@parley/words/spoken";
import { createSignal, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { openAgents } from "../agents/open-agents.tsx";
import { FolderBrowser } from "../folders/folder-browser.tsx";
import "../folders/folders.css";

/** Chooses the agent and the folder of a new chat. */
export const NewChatDialog = (props: { readonly problem: string | undefined }) => {
	const app = useApp();
	const [agent, setAgent] = createSignal(app.agents.preferred());
	const [folder, setFolder] = createSignal(app.folders.choices()[0]?.path);
	const [browsing, setBrowsing] = createSignal(app.folders.choices().length === 0);
	const start = (): void => {
		const path = folder();
		const agentId = agent();
		if (path !== undefined)
			void app.newChat.startAndWrite(
				agentId === undefined ? { folder: path } : { folder: path, agent: agentId },
			);
	};
	const manage = (): void => {
		app.newChat.cancel();
		openAgents(app);
	};
	const pick = (path: string): void => {
		app.notices.run(
			(reason) => say("newChat.folderNotAdded", { reason }),
			async () => {
				setFolder((await app.folders.add(path)).path);
				setBrowsing(false);
			},
		);
	};
	return (
		<Dialog
			title={say("newChat.start")}
			onClose={() => app.newChat.cancel()}
			buttons={
				<Show when={!browsing()}>
					<Button onPress={() => app.newChat.cancel()}>{say("action.cancel")}</Button>
					<Button look="primary" disabled={folder() === undefined} onPress={start}>
						{say("newChat.begin")}
					</Button>
				</Show>
			}
		>
			<Show when={props.problem}>{(text) => <p role="alert">{text()}</p>}</Show>
			<Show when={!browsing()} fallback={<FolderBrowser onPick={pick} onCancel={() => setBrowsing(false)} />}>
				<fieldset class="choices">
					<legend>{say("newChat.agent")}</legend>
					<For each={app.agents.known()}>
						{(each) => (
							<label class="folder-choice">
								<input
									type="radio"
									name="agent"
									checked={agent() === each.agentId}
									onChange={() => setAgent(each.agentId)}
								/>
								<span class="folder-name">{each.title}</span>
							</label>
						)}
					</For>
					<div>
						<Button look="link" onPress={manage}>
							<Icon name="robot" /> {say("agents.open")}
						</Button>
					</div>
				</fieldset>
				<fieldset class="choices">
					<legend>{say("newChat.folder")}</legend>
					<For each={app.folders.choices()}>
						{(each) => (
							<label class="folder-choice" title={each.path}>
								<input
									type="radio"
									name="folder"
									checked={folder() === each.path}
									onChange={() => setFolder(each.path)}
								/>
								<span class="folder-name">{each.name}</span>
								<span class="muted folder-path">{each.path}</span>
							</label>
						)}
					</For>
					<div>
						<Button look="link" onPress={() => setBrowsing(true)}>
							<Icon name="folderOpened" /> {say("newChat.otherFolder")}
						</Button>
					</div>
				</fieldset>
			</Show>
		</Dialog>
	);
};
