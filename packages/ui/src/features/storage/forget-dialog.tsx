import { byteSize } from "@parley/base/bytes/byte-size";
import { forgetWords } from "@parley/protocol/hub/maintenance/forget-words";
import { heldWords } from "@parley/protocol/hub/maintenance/held-words";
import type { Forgotten } from "@parley/protocol/hub/maintenance/methods";
import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { countWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import "./storage.css";

/** Deletes everything, after the user has written that in so many words. */
export const ForgetDialog = () => {
	const app = useApp();
	const { forgetting } = app.storage;
	const [typed, setTyped] = createSignal("");
	forgetting.reset();
	const isSure = () => typed().trim().toLowerCase() === forgetWords;
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
							Close
						</Button>
					}
				>
					<Button disabled={forgetting.isRunning} onPress={() => app.dialogs.close()}>
						Cancel
					</Button>
					<Button look="danger" disabled={!isSure() || forgetting.isRunning} onPress={forget}>
						Delete everything
					</Button>
				</Show>
			}
		>
			<Show when={gone()} fallback={<Warning />}>
				{(result) => <Result gone={result()} />}
			</Show>
			<Show when={gone() === undefined}>
				<label class="confirm">
					<span>
						To go on, type <strong>{forgetWords}</strong>
					</span>
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
	if (gone === undefined) return "Delete all my data";
	return gone.held ? "Everything was deleted, not yet from the disk" : "Everything was deleted";
};

const Warning = () => (
	<>
		<p>
			All agents are stopped. Deleted for good, on the hub's machine and in every open window: chats, also
			recently deleted ones; drafts; attachments; the folders you used and your trust in them; the search
			index; damaged files that were kept; the hub's logs; what this browser keeps of your chats.
		</p>
		<Kept />
		<p>There is no way back. Export first what you want to keep.</p>
	</>
);

const Kept = () => (
	<p class="muted">
		Not deleted: what agents keep by themselves elsewhere (their own sessions, settings and caches), files
		they changed, chats you exported, Parley's configuration of agents, and the colours you chose.
	</p>
);

const Result = (props: { readonly gone: Forgotten }) => (
	<>
		<p role="status">
			{countWords(props.gone.sessions, "chat")}, {countWords(props.gone.deleted, "recently deleted chat")},{" "}
			{countWords(props.gone.drafts, "draft")}, {countWords(props.gone.folders, "folder")},{" "}
			{countWords(props.gone.logFiles, "log file")}, all attachments and the search index:{" "}
			{byteSize(props.gone.bytes)} in all. What open browser windows kept is gone too.
		</p>
		<Show when={props.gone.held}>
			<p class="work-problem">{heldWords}</p>
		</Show>
		<Kept />
	</>
);
