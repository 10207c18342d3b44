import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import type { SessionEntry } from "../features/sessions/session-list.ts";
import { lookOf, titleOf } from "../features/sessions/status-look.ts";
import { isInEditor } from "../shared/host-environment.ts";
import { Button } from "../shared/widgets/button.tsx";
import { Icon } from "../shared/widgets/icon.tsx";
import { useApp } from "./app-context.ts";

const recent = 4;

/** Shown while no chat is open. */
export const Welcome = () => {
	const app = useApp();
	const entries = () =>
		app.list
			.entries()
			.filter((entry) => app.folders.isOwn(entry.summary().folder))
			.slice(0, recent);
	return (
		<div class="chat-center">
			<div class="chat-center-icon">
				<Icon name="comments" />
			</div>
			<h2>{say("app.welcome")}</h2>
			<p>{isInEditor(app.environment) ? say("app.welcomeView") : say("app.welcomePage")}</p>
			<Button look="primary" onPress={() => void app.newChat.startDefault()}>
				<Icon name="add" /> {say("newChat.start")}
			</Button>
			<Show when={entries().length > 0}>
				<p>{say("app.continue")}</p>
				<div class="examples">
					<For each={entries()}>{(entry) => <RecentChat entry={entry} />}</For>
				</div>
			</Show>
		</div>
	);
};

const RecentChat = (props: { readonly entry: SessionEntry }) => {
	const app = useApp();
	const summary = () => props.entry.summary();
	const look = () => lookOf(summary());
	const words = () => {
		const { agent, folder } = summary();
		const chat = titleOf(summary());
		return say("app.continueWith", { chat, status: look().words, agent: app.agents.title(agent), folder });
	};
	return (
		<Button title={words()} label={words()} onPress={() => app.show(props.entry.sessionId)}>
			<Icon name={look().icon} tone={look().tone} /> {titleOf(summary())}
		</Button>
	);
};
