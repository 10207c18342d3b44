import { createUniqueId, Show } from "solid-js";

type TextFieldProps = {
	readonly label: string;
	readonly hint?: string;
	readonly value: string;
	readonly isCode?: boolean;
	/** Several lines. */
	readonly isLong?: boolean;
	readonly onInput: (text: string) => void;
};

export const TextField = (props: TextFieldProps) => {
	const id = createUniqueId();
	const hintId = `${id}-hint`;
	const common = () => ({
		id,
		spellcheck: false,
		class: props.isCode === true ? "agents-code" : undefined,
		"aria-describedby": props.hint === undefined ? undefined : hintId,
	});
	return (
		<div class="agents-field">
			<label for={id}>{props.label}</label>
			<Show
				when={props.isLong === true}
				fallback={
					<input
						{...common()}
						value={props.value}
						autocomplete="off"
						onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
					/>
				}
			>
				<textarea
					{...common()}
					rows={3}
					value={props.value}
					onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
				/>
			</Show>
			<Show when={props.hint}>
				<p id={hintId} class="muted">
					{props.hint}
				</p>
			</Show>
		</div>
	);
};
