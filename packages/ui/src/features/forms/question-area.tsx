import { sameItems } from "@parley/base/lists/same-items";
import { say } from "@parley/words/spoken";
import { createMemo, For, Show } from "solid-js";
import type { ChatPartProps } from "../../app/feature.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import "./forms.css";

const QuestionCard = lazyPanel(
	() => import("./question-card.tsx"),
	({ QuestionCard: Card }) => Card,
	"question-waiting",
);

/** The open questions of this session. New ones are announced, and never take the focus. */
export const QuestionArea = (props: ChatPartProps) => {
	const questions = createMemo(
		() => props.session.state()?.head.questions.map(({ request }) => request) ?? [],
		[],
		{ equals: sameItems },
	);
	return (
		<Show when={questions().length > 0}>
			<section class="questions" aria-label={say("question.waiting")}>
				<For each={questions()}>
					{(question) => (
						<QuestionCard question={question} session={props.session} agentTitle={props.agentTitle} />
					)}
				</For>
			</section>
		</Show>
	);
};
