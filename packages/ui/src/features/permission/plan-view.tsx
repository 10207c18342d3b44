import { say } from "@parley/words/spoken";
import { createRenderEffect, onCleanup, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { failureText } from "../../shared/failure-text.ts";
import { createMarkdownView } from "../../shared/markdown/create-markdown-view.ts";
import { useChat } from "../../shared/session/chat-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import type { ProposedPlan } from "./plan-of-request.ts";
import "../../shared/markdown/markdown.css";

/** A proposed plan, as the agent formatted it. */
export const PlanView = (props: { readonly plan: ProposedPlan }) => {
	const chat = useChat();
	const { editors, notices } = useApp();
	const view = (text: string): void => {
		const source = { text };
		editors
			.openText(chat.sessionId, say("planMode.fileName"), source)
			.catch((error: unknown) => notices.add(say("planMode.notShown", { reason: failureText(error) })));
	};
	return (
		<Show when={props.plan.text} fallback={<p class="muted">{say("planMode.empty")}</p>}>
			{(text) => (
				<>
					<div
						class="answer"
						ref={(container) => {
							const markdown = createMarkdownView(container, (place, link) => chat.places.open(place, link));
							createRenderEffect(() => markdown.update(text(), true));
							onCleanup(() => markdown.dispose());
						}}
					/>
					<Show when={editors.available()}>
						<div>
							<Button look="link" onPress={() => view(text())}>
								{say("planMode.view")}
							</Button>
						</div>
					</Show>
				</>
			)}
		</Show>
	);
};
