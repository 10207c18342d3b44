import type { ServerTransport } from "@parley/protocol/mcp/server";
import { say } from "@parley/words/spoken";
import { createSignal, createUniqueId, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { failureText } from "../../shared/failure-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { TextField } from "../agents/text-field.tsx";
import { VariablesField } from "../agents/variables-field.tsx";
import { entryOfServer, isWhole, type ServerDraft } from "./server-draft.ts";

const kinds = ["stdio", "http", "sse"] as const;

/** The form for a new or a configured server of the user. */
export const ServerForm = (props: { readonly draft: ServerDraft; readonly onBack: () => void }) => {
	const { mcpSettings } = useApp();
	const [draft, setDraft] = createSignal(props.draft);
	const [problem, setProblem] = createSignal<string>();
	const [isSaving, setSaving] = createSignal(false);
	const kindId = createUniqueId();
	const { isNew } = props.draft;
	const change = (part: Partial<ServerDraft>): void => void setDraft({ ...draft(), ...part });
	const isProgram = () => draft().transport === "stdio";
	const save = async (): Promise<void> => {
		setSaving(true);
		try {
			await mcpSettings.save(draft().name.trim(), entryOfServer(draft()), isNew);
			props.onBack();
		} catch (error) {
			setProblem(say("mcp.unsaved", { reason: failureText(error) }));
			setSaving(false);
		}
	};
	return (
		<Dialog
			title={isNew ? say("mcp.newTitle") : say("mcp.edit", { name: props.draft.name })}
			class="agents-page mcp-page"
			onClose={props.onBack}
			buttons={
				<>
					<Button onPress={props.onBack}>{say("action.cancel")}</Button>
					<Button look="primary" disabled={!isWhole(draft()) || isSaving()} onPress={() => void save()}>
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
				<TextField label={say("mcp.name")} value={draft().name} onInput={(name) => change({ name })} />
			</Show>
			<div class="agents-field">
				<label for={kindId}>{say("mcp.kind")}</label>
				<select
					id={kindId}
					value={draft().transport}
					onChange={({ currentTarget }) => change({ transport: kindOf(currentTarget.value) })}
				>
					<For each={kinds}>{(kind) => <option value={kind}>{kindWords(kind)}</option>}</For>
				</select>
			</div>
			<Show
				when={isProgram()}
				fallback={
					<TextField
						label={say("mcp.url")}
						{...(props.draft.url === undefined ? { hint: say("mcp.hiddenKept") } : {})}
						value={draft().url ?? ""}
						isCode
						onInput={(url) => change({ url })}
					/>
				}
			>
				<TextField
					label={say("mcp.command")}
					hint={say("agents.commandHint")}
					value={draft().command}
					isCode
					onInput={(command) => change({ command })}
				/>
				<TextField
					label={say("mcp.args")}
					{...(props.draft.args === undefined ? { hint: say("mcp.hiddenKept") } : {})}
					value={draft().args ?? ""}
					isCode
					isLong
					onInput={(args) => change({ args })}
				/>
			</Show>
			<VariablesField
				variables={draft().values}
				{...(isProgram() ? {} : { words: headerWords() })}
				onChange={(values) => change({ values })}
			/>
		</Dialog>
	);
};

const headerWords = () => ({
	legend: say("mcp.headers"),
	hint: say("mcp.headersHint"),
	add: say("mcp.headerAdd"),
});

const kindOf = (text: string): ServerTransport => kinds.find((kind) => kind === text) ?? "stdio";

const kindWords = (kind: ServerTransport): string => {
	switch (kind) {
		case "stdio":
			return say("mcp.kindProgram");
		case "http":
			return say("mcp.kindHttp");
		case "sse":
			return say("mcp.kindSse");
	}
};
