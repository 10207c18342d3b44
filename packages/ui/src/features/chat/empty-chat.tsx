import { say, sayAround, sayWording } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import { isInEditor } from "../../shared/host-environment.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { examplesFor } from "./examples.ts";

/** A chat without messages: which agent answers, in which folder, and a way to begin. */
export const EmptyChat = (props: { readonly session: SessionStore; readonly agentTitle: string }) => {
	const app = useApp();
	const head = () => props.session.state()?.head;
	const examples = () => examplesFor(head()?.agent ?? "");
	const use = (text: string): void => {
		app.drafts.write(props.session.sessionId, text);
		focusComposer();
	};
	return (
		<div class="chat-center">
			<div class="chat-center-icon">
				<Icon name="comments" />
			</div>
			<h2>{say("chat.title", { agent: props.agentTitle })}</h2>
			<p>
				{sayAround(isInEditor(app.environment) ? "chat.emptyView" : "chat.emptyPage", {
					folder: <strong title={head()?.folder}>{baseName(head()?.folder ?? "")}</strong>,
				})}
			</p>
			<Show when={head()?.link.how === "resumed"}>
				<p>{say("chat.historyElsewhere", { agent: props.agentTitle })}</p>
			</Show>
			<Show when={head()?.link.problem}>
				{(problem) => (
					<div class="trouble" data-tone="error">
						<Icon name="disconnected" tone="error" />
						<p class="trouble-body">{sayWording(problem().wording, problem().message)}</p>
					</div>
				)}
			</Show>
			<Show when={examples().length > 0}>
				<div class="examples">
					<For each={examples()}>{(text) => <Button onPress={() => use(text)}>{text}</Button>}</For>
				</div>
			</Show>
		</div>
	);
};
