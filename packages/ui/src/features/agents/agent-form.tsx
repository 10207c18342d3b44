import { say } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { failureText } from "../../shared/failure-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { type AgentDraft, entryOf } from "./agent-draft.ts";
import { TextField } from "./text-field.tsx";
import { VariablesField } from "./variables-field.tsx";

/** The form for a new or a configured agent. */
export const AgentForm = (props: { readonly draft: AgentDraft; readonly onBack: () => void }) => {
	const { agentManager } = useApp();
	const [draft, setDraft] = createSignal(props.draft);
	const [problem, setProblem] = createSignal<string>();
	const [isSaving, setSaving] = createSignal(false);
	const { isNew } = props.draft;
	const change = (part: Partial<AgentDraft>): void => void setDraft({ ...draft(), ...part });
	const isWhole = () => draft().agentId.trim() !== "" && draft().command.trim() !== "";
	const save = async (): Promise<void> => {
		const entry = entryOf(draft());
		if (entry === undefined) {
			setProblem(say("agents.timeoutBad"));
			return;
		}
		setSaving(true);
		try {
			await agentManager.save(draft().agentId.trim(), entry, isNew);
			props.onBack();
		} catch (error) {
			setProblem(say("agents.unsaved", { reason: failureText(error) }));
			setSaving(false);
		}
	};
	return (
		<Dialog
			title={
				isNew
					? say("agents.newTitle")
					: say("agents.edit", { agent: props.draft.title || props.draft.agentId })
			}
			class="agents-page"
			onClose={props.onBack}
			buttons={
				<>
					<Button onPress={props.onBack}>{say("action.cancel")}</Button>
					<Button look="primary" disabled={!isWhole() || isSaving()} onPress={() => void save()}>
						{say("action.save")}
					</Button>
				</>
			}
		>
			<Show when={problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<Show when={isNew}>
				<TextField
					label={say("agents.name")}
					hint={say("agents.nameHint")}
					value={draft().agentId}
					onInput={(agentId) => change({ agentId })}
				/>
			</Show>
			<TextField label={say("agents.shownAs")} value={draft().title} onInput={(title) => change({ title })} />
			<TextField
				label={say("agents.command")}
				hint={say("agents.commandHint")}
				value={draft().command}
				isCode
				onInput={(command) => change({ command })}
			/>
			<TextField
				label={say("agents.args")}
				{...(props.draft.args === undefined ? { hint: say("agents.argsHidden") } : {})}
				value={draft().args ?? ""}
				isCode
				isLong
				onInput={(args) => change({ args })}
			/>
			<VariablesField variables={draft().variables} onChange={(variables) => change({ variables })} />
			<MoreSettings draft={draft()} onChange={change} />
		</Dialog>
	);
};

type MoreProps = { readonly draft: AgentDraft; readonly onChange: (part: Partial<AgentDraft>) => void };

const MoreSettings = (props: MoreProps) => {
	const { cwd, perChat, mode, model, timeout } = props.draft;
	const isUsed = perChat || [cwd, mode, model, timeout].some((text) => text !== "");
	return (
		<details class="agents-more" open={isUsed}>
			<summary>{say("agents.more")}</summary>
			<div class="agents-fields">
				<label class="agents-check">
					<input
						type="checkbox"
						checked={props.draft.perChat}
						onChange={({ currentTarget }) => props.onChange({ perChat: currentTarget.checked })}
					/>
					<span>
						{say("agents.oneProcess")} <span class="muted">{say("agents.oneProcessHint")}</span>
					</span>
				</label>
				<TextField
					label={say("agents.mode")}
					value={props.draft.mode}
					onInput={(text) => props.onChange({ mode: text })}
				/>
				<TextField
					label={say("agents.model")}
					value={props.draft.model}
					onInput={(text) => props.onChange({ model: text })}
				/>
				<TextField
					label={say("agents.cwd")}
					hint={say("agents.cwdHint")}
					value={props.draft.cwd}
					isCode
					onInput={(text) => props.onChange({ cwd: text })}
				/>
				<TextField
					label={say("agents.timeout")}
					value={props.draft.timeout}
					onInput={(text) => props.onChange({ timeout: text })}
				/>
			</div>
		</details>
	);
};
