import type { Forgotten } from "@parley/protocol/hub/maintenance/methods";
import { say, sayAround } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import "./storage.css";

/** Deletes everything, after the user has typed the confirmation. */
export const ForgetDialog = () => {
	const app = useApp();
	const { forgetting } = app.storage;
	const [typed, setTyped] = createSignal("");
	forgetting.reset();
	const isSure = () => typed().trim().toLowerCase() === say("forget.phrase").toLowerCase();
	const forget = (): void => {
		if (isSure()) void app.storage.forget();
	};
	const gone = () => {
		const state = forgetting.state();
		return state.state === "done" ? state.result : undefined;
	};
	return (
		<Dialog
			title={titleFor(gone())}
			onClose={() => app.dialogs.close()}
			buttons={
				<Show
					when={gone() === undefined}
					fallback={
						<Button look="primary" onPress={() => app.dialogs.close()}>
							{say("action.close")}
						</Button>
					}
				>
					<Button disabled={forgetting.isRunning} onPress={() => app.dialogs.close()}>
						{say("action.cancel")}
					</Button>
					<Button look="danger" disabled={!isSure() || forgetting.isRunning} onPress={forget}>
						{say("forget.confirm")}
					</Button>
				</Show>
			}
		>
			<Show when={gone()} fallback={<Warning />}>
				{(result) => <Result gone={result()} />}
			</Show>
			<Show when={gone() === undefined}>
				<label class="confirm">
					<span>{sayAround("forget.type", { phrase: <strong>{say("forget.phrase")}</strong> })}</span>
					<input
						value={typed()}
						autocomplete="off"
						spellcheck={false}
						disabled={forgetting.isRunning}
						onInput={({ currentTarget }) => setTyped(currentTarget.value)}
						onKeyDown={(event) => {
							if (event.key === "Enter" && !event.isComposing) forget();
						}}
					/>
				</label>
			</Show>
			<WorkView work={forgetting} />
		</Dialog>
	);
};

const titleFor = (gone: Forgotten | undefined): string => {
	if (gone === undefined) return say("forget.title");
	return say(gone.held ? "forget.doneHeld" : "forget.done");
};

const Warning = () => (
	<>
		<p>{say("forget.warning")}</p>
		<Kept />
		<p>{say("forget.final")}</p>
	</>
);

const Kept = () => <p class="muted">{say("forget.kept")}</p>;

const Result = (props: { readonly gone: Forgotten }) => (
	<>
		<p role="status">
			{say("forget.gone", {
				chats: say("amount.chats", { count: props.gone.sessions }),
				deletedChats: say("amount.deletedChats", { count: props.gone.deleted }),
				drafts: say("amount.drafts", { count: props.gone.drafts }),
				folders: say("amount.folders", { count: props.gone.folders }),
				logFiles: say("amount.logFiles", { count: props.gone.logFiles }),
				size: sizeText(props.gone.bytes),
			})}
		</p>
		<Show when={props.gone.held}>
			<p class="work-problem">{say("storage.held")}</p>
		</Show>
		<Kept />
	</>
);
