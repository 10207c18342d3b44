import type { FieldOption } from "@parley/protocol/question/form";
import { say } from "@parley/words/spoken";
import { For, type JSX, Show } from "solid-js";
import { FieldTitle } from "./field-texts.tsx";
import { described, type FieldOf, type InputProps } from "./input-props.ts";

/** One of many: a list that opens. */
export const SelectChoice = (props: InputProps<FieldOf<"choice">>) => (
	<select
		class="field-input"
		id={props.ids.input}
		aria-required={props.field.required === true}
		{...described(props)}
		onChange={({ currentTarget }) => props.onEnter(currentTarget.value)}
	>
		<option value="" selected={props.value === ""}>
			{say(props.field.required === true ? "question.noChoice" : "question.noAnswer")}
		</option>
		<For each={props.field.options}>
			{({ value, title, description }) => (
				<option value={value} title={description} selected={props.value === value}>
					{title ?? value}
				</option>
			)}
		</For>
	</select>
);

type GroupProps<Type extends "choice" | "choices"> = InputProps<FieldOf<Type>> & {
	readonly about: JSX.Element;
};

/** One of a few: all of them in sight. */
export const RadioChoice = (props: GroupProps<"choice">) => {
	const options = (): readonly FieldOption[] =>
		props.field.required === true
			? props.field.options
			: [...props.field.options, { value: "", title: say("question.noAnswer") }];
	return (
		<fieldset class="field-group" aria-describedby={`${props.ids.about} ${props.ids.problem}`}>
			<legend class="field-name">
				<FieldTitle field={props.field} />
			</legend>
			{props.about}
			<For each={options()}>
				{(option, position) => (
					<label class="field-option">
						<input
							type="radio"
							name={props.ids.input}
							value={option.value}
							checked={props.value === option.value}
							data-invalid={props.problem !== undefined && position() === 0 ? "" : undefined}
							onChange={() => props.onEnter(option.value)}
						/>
						<OptionText option={option} />
					</label>
				)}
			</For>
		</fieldset>
	);
};

/** Any of several. */
export const ChoicesView = (props: GroupProps<"choices">) => {
	const chosen = (): readonly string[] =>
		typeof props.value === "string" || typeof props.value === "boolean" ? [] : props.value;
	const choose = (value: string, isChosen: boolean): void => {
		const values = props.field.options.map((option) => option.value);
		props.onEnter(values.filter((each) => (each === value ? isChosen : chosen().includes(each))));
	};
	return (
		<fieldset class="field-group" aria-describedby={props.ids.about}>
			<legend class="field-name">
				<FieldTitle field={props.field} />
			</legend>
			{props.about}
			<For each={props.field.options}>
				{(option) => (
					<label class="field-option">
						<input
							type="checkbox"
							checked={chosen().includes(option.value)}
							{...described(props)}
							onChange={({ currentTarget }) => choose(option.value, currentTarget.checked)}
						/>
						<OptionText option={option} />
					</label>
				)}
			</For>
		</fieldset>
	);
};

const OptionText = (props: { readonly option: FieldOption }) => (
	<span>
		{props.option.title ?? props.option.value}
		<Show when={props.option.description}>{(text) => <span class="muted"> – {text()}</span>}</Show>
	</span>
);
