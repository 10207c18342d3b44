import type { FormField } from "@parley/protocol/question/form";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import type { FieldIds } from "./input-props.ts";

export const FieldTitle = (props: { readonly field: FormField }) => (
	<>
		{props.field.title ?? props.field.name}
		<Show when={props.field.required === true}>
			<span class="field-required"> ({say("question.required")})</span>
		</Show>
	</>
);

/** What a field is for. */
export const FieldAbout = (props: {
	readonly field: FormField;
	readonly ids: FieldIds;
	readonly agentTitle: string;
}) => (
	<div class="muted field-about" id={props.ids.about}>
		<Show when={props.field.description}>{(text) => <p>{text()}</p>}</Show>
		<Show when={props.field.type === "text" && props.field.secret === true}>
			<p>{say("question.secret", { agent: props.agentTitle })}</p>
		</Show>
		<Show when={props.field.type === "other" && props.field}>
			{(other) => <p>{say("question.unknownFieldShown", { kind: other().kind })}</p>}
		</Show>
	</div>
);

export const FieldProblem = (props: { readonly ids: FieldIds; readonly problem: string | undefined }) => (
	<p class="question-problem field-problem" id={props.ids.problem}>
		{props.problem}
	</p>
);
