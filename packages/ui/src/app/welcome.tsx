import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { titleOf } from "../features/sessions/status-look.ts";
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
					<For each={entries()}>
						{(entry) => <Button onPress={() => app.show(entry.sessionId)}>{titleOf(entry.summary())}</Button>}
					</For>
				</div>
			</Show>
		</div>
	);
};
