import type { TextField } from "@parley/protocol/question/form";
import { say } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { IconButton } from "../../shared/widgets/button.tsx";
import { growWithText } from "../../shared/widgets/grow-with-text.ts";
import { described, type FieldOf, type InputProps } from "./input-props.ts";

/** A text that may be longer gets several lines. */
const maxLine = 200;

const inputTypes = { email: "email", uri: "url", date: "date", "date-time": "datetime-local" } as const;

const isLong = ({ format, secret, pattern, maxLength = Number.POSITIVE_INFINITY }: TextField): boolean =>
	format === undefined && secret !== true && pattern === undefined && maxLength > maxLine;

const textOf = (props: Pick<InputProps<TextField>, "value">): string =>
	typeof props.value === "string" ? props.value : "";

export const TextInput = (props: InputProps<TextField>) => {
	const { field, ids } = props;
	const [isShown, setShown] = createSignal(false);
	const type = () => {
		if (field.secret === true) return isShown() ? "text" : "password";
		return field.format === undefined ? "text" : inputTypes[field.format];
	};
	return (
		<Show
			when={isLong(field)}
			fallback={
				<div class="field-line">
					<input
						class="field-input"
						id={ids.input}
						type={type()}
						value={textOf(props)}
						autocomplete="off"
						spellcheck={false}
						aria-required={field.required === true}
						{...described(props)}
						onInput={({ currentTarget }) => props.onEnter(currentTarget.value)}
					/>
					<Show when={field.secret === true}>
						<IconButton
							icon="eye"
							label={say("question.reveal")}
							pressed={isShown()}
							onPress={() => setShown((before) => !before)}
						/>
					</Show>
				</div>
			}
		>
			<textarea
				class="field-input"
				id={ids.input}
				rows={2}
				value={textOf(props)}
				aria-required={field.required === true}
				{...described(props)}
				ref={(area) => growWithText(area, () => textOf(props))}
				onInput={({ currentTarget }) => props.onEnter(currentTarget.value)}
			/>
		</Show>
	);
};

/** A text and no number input: that loses what it cannot read, and changes by the mouse wheel. */
export const NumberInput = (props: InputProps<FieldOf<"number">>) => (
	<input
		class="field-input field-number"
		id={props.ids.input}
		type="text"
		inputmode={props.field.whole === true ? "numeric" : "decimal"}
		value={typeof props.value === "string" ? props.value : ""}
		autocomplete="off"
		aria-required={props.field.required === true}
		{...described(props)}
		onInput={({ currentTarget }) => props.onEnter(currentTarget.value)}
	/>
);
