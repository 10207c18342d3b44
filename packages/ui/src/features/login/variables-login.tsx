import type { LoginMethod, LoginVariable } from "@parley/protocol/login/login-need";
import { say } from "@parley/words/spoken";
import { createSignal, createUniqueId, For, Show } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import type { EnteredValue } from "./logins.ts";
import { webAddress } from "./web-address.ts";

type VariablesProps = {
	readonly method: LoginMethod;
	readonly onSave: (values: readonly EnteredValue[]) => void;
};

/** Takes the values of an agent's variables. They can be written and never read. */
export const VariablesLogin = (props: VariablesProps) => {
	const variables = () => props.method.variables ?? [];
	const [values, setValues] = createSignal<Readonly<Record<string, string>>>({});
	const isWhole = () => variables().every(({ name, optional }) => optional || (values()[name] ?? "") !== "");
	const save = (): void => {
		if (!isWhole()) return;
		const entered = variables().flatMap(({ name }) => {
			const value = values()[name] ?? "";
			return value === "" ? [] : [{ name, value }];
		});
		props.onSave(entered);
	};
	return (
		<form
			class="login-form"
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			<For each={variables()}>
				{(variable) => (
					<VariableField
						variable={variable}
						value={values()[variable.name] ?? ""}
						onInput={(value) => setValues({ ...values(), [variable.name]: value })}
					/>
				)}
			</For>
			<Show when={webAddress(props.method.link)} keyed>
				{({ href, host }) => (
					<p>
						<a href={href} target="_blank" rel="noreferrer noopener" title={href}>
							{say("loginStep.getAt", { host })}
						</a>
					</p>
				)}
			</Show>
			<p class="muted">{say("loginStep.keptWhere")}</p>
			<div class="login-buttons">
				<Button look="primary" disabled={!isWhole()} onPress={save}>
					{say("loginStep.save")}
				</Button>
			</div>
			{/* Enter submits a form with several fields only if it has such a button. */}
			<button type="submit" hidden />
		</form>
	);
};

type FieldProps = {
	readonly variable: LoginVariable;
	readonly value: string;
	readonly onInput: (value: string) => void;
};

const VariableField = (props: FieldProps) => {
	const id = createUniqueId();
	const { name, label = name, secret, optional } = props.variable;
	return (
		<div class="login-field">
			<label for={id}>{optional ? say("loginStep.optional", { label }) : label}</label>
			<Show when={label !== name}>
				<code class="muted">{name}</code>
			</Show>
			<input
				id={id}
				type={secret ? "password" : "text"}
				value={props.value}
				autocomplete={secret ? "new-password" : "off"}
				spellcheck={false}
				required={!optional}
				onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
			/>
		</div>
	);
};
