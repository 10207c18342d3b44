import { say } from "@parley/words/spoken";
import { Index, Show } from "solid-js";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import type { DraftVariable } from "./agent-draft.ts";

type VariablesProps = {
	readonly variables: readonly DraftVariable[];
	readonly onChange: (variables: readonly DraftVariable[]) => void;
	/** What they are, if not environment variables. */
	readonly words?: { readonly legend: string; readonly hint: string; readonly add: string };
};

/** The variables of an agent's environment. Values can be written and not read. */
export const VariablesField = (props: VariablesProps) => {
	const change = (at: number, part: Partial<DraftVariable>): void =>
		props.onChange(props.variables.map((each, position) => (position === at ? { ...each, ...part } : each)));
	const remove = (at: number): void =>
		props.onChange(props.variables.filter((_, position) => position !== at));
	const add = (): void => props.onChange([...props.variables, { name: "", value: "", isKept: false }]);
	return (
		<fieldset class="choices agents-variables">
			<legend>{props.words?.legend ?? say("agents.variables")}</legend>
			<Show when={props.variables.length > 0}>
				<p class="muted">{props.words?.hint ?? say("agents.variablesHint")}</p>
			</Show>
			<Index each={props.variables}>
				{(variable, at) => {
					const name = () => variable().name || String(at + 1);
					return (
						<div class="agents-variable">
							<input
								class="agents-code"
								aria-label={say("agents.variableName", { number: at + 1 })}
								value={variable().name}
								readonly={variable().isKept}
								spellcheck={false}
								autocomplete="off"
								onInput={({ currentTarget }) => change(at, { name: currentTarget.value })}
							/>
							<input
								type="password"
								class="agents-code"
								aria-label={say("agents.variableValue", { name: name() })}
								value={variable().value ?? ""}
								placeholder={hintFor(variable())}
								autocomplete="new-password"
								onInput={({ currentTarget }) => change(at, { value: currentTarget.value })}
							/>
							<IconButton
								icon="trash"
								label={say("agents.variableRemove", { name: name() })}
								onPress={() => remove(at)}
							/>
						</div>
					);
				}}
			</Index>
			<div>
				<Button look="link" onPress={add}>
					{props.words?.add ?? say("agents.variableAdd")}
				</Button>
			</div>
		</fieldset>
	);
};

const hintFor = ({ isKept, safe }: DraftVariable): string => {
	if (!isKept) return "";
	return safe === undefined ? say("agents.variableKept") : say("agents.variableSafe", { secret: safe });
};
