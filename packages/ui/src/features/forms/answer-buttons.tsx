import { say } from "@parley/words/spoken";
import { type JSX, Show } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { FormState } from "./question-forms.ts";

type AnswerButtonsProps = {
	readonly state: FormState;
	readonly agentTitle: string;
	readonly onRefuse: (action: "decline" | "cancel") => void;
	/** The way to accept, if there is one. */
	readonly children?: JSX.Element;
};

/** The ways to answer a question, and what became of the answer. */
export const AnswerButtons = (props: AnswerButtonsProps) => {
	const count = () => Object.keys(props.state.problems).length;
	const problem = () =>
		props.state.problem ?? (count() > 0 ? say("question.problems", { count: count() }) : undefined);
	return (
		<div class="question-buttons">
			{props.children}
			<Button onPress={() => props.onRefuse("decline")}>
				<Icon name="circleSlash" />
				{say("question.decline")}
			</Button>
			<Button look="link" onPress={() => props.onRefuse("cancel")}>
				{say("question.dismiss")}
			</Button>
			<Show when={props.state.isSending}>
				<span class="muted question-progress">
					<Icon name="loading" spin /> {say("question.telling", { agent: props.agentTitle })}
				</span>
			</Show>
			<p class="question-problem" role="alert">
				{problem()}
			</p>
		</div>
	);
};
