import type { FormField } from "@parley/protocol/question/form";
import { createUniqueId, For, Match, Switch } from "solid-js";
import { ChoicesView, RadioChoice, SelectChoice } from "./choice-fields.tsx";
import { FieldAbout, FieldProblem, FieldTitle } from "./field-texts.tsx";
import { type RawValue, rawOf } from "./form-values.ts";
import type { FieldIds, InputProps } from "./input-props.ts";
import type { FormState } from "./question-forms.ts";
import { NumberInput, TextInput } from "./text-input.tsx";

type FormFieldsProps = {
	readonly fields: readonly FormField[];
	readonly state: FormState;
	readonly agentTitle: string;
	readonly onEnter: (field: FormField, value: RawValue) => void;
};

/** More options than this are a list that opens. */
const maxRadios = 5;

/** The fields of a form, each with its name, what it is for, and what is wrong with it. */
export const FormFields = (props: FormFieldsProps) => (
	<For each={props.fields}>
		{(field) => (
			<FieldView
				field={field}
				agentTitle={props.agentTitle}
				value={rawOf(field, props.state.values)}
				problem={
					Object.hasOwn(props.state.problems, field.name) ? props.state.problems[field.name] : undefined
				}
				onEnter={(value) => props.onEnter(field, value)}
			/>
		)}
	</For>
);

type FieldViewProps = Omit<InputProps<FormField>, "ids"> & { readonly agentTitle: string };

const FieldView = (props: FieldViewProps) => {
	const { field } = props;
	const id = createUniqueId();
	const ids: FieldIds = { input: id, about: `${id}-about`, problem: `${id}-problem` };
	const common = {
		ids,
		get value() {
			return props.value;
		},
		get problem() {
			return props.problem;
		},
		onEnter: (value: RawValue) => props.onEnter(value),
	};
	const about = () => <FieldAbout field={field} ids={ids} agentTitle={props.agentTitle} />;
	const isRadio = field.type === "choice" && field.options.length <= maxRadios;
	return (
		<div class="field" data-type={field.type}>
			<Switch
				fallback={
					<>
						<label class="field-name" for={id}>
							<FieldTitle field={field} />
						</label>
						{about()}
						<Switch>
							<Match when={field.type === "text" && field}>
								{(text) => <TextInput {...common} field={text()} />}
							</Match>
							<Match when={field.type === "number" && field}>
								{(number) => <NumberInput {...common} field={number()} />}
							</Match>
							<Match when={field.type === "choice" && field}>
								{(choice) => <SelectChoice {...common} field={choice()} />}
							</Match>
						</Switch>
					</>
				}
			>
				<Match when={field.type === "other"}>
					<div class="field-name">
						<FieldTitle field={field} />
					</div>
					{about()}
				</Match>
				<Match when={field.type === "boolean"}>
					<label class="field-option">
						<input
							type="checkbox"
							checked={props.value === true}
							aria-describedby={`${ids.about} ${ids.problem}`}
							onChange={({ currentTarget }) => props.onEnter(currentTarget.checked)}
						/>
						<span class="field-name">
							<FieldTitle field={field} />
						</span>
					</label>
					{about()}
				</Match>
				<Match when={isRadio && field.type === "choice" && field}>
					{(choice) => <RadioChoice {...common} field={choice()} about={about()} />}
				</Match>
				<Match when={field.type === "choices" && field}>
					{(choices) => <ChoicesView {...common} field={choices()} about={about()} />}
				</Match>
			</Switch>
			<FieldProblem ids={ids} problem={props.problem} />
		</div>
	);
};
