import type { ImportedSession } from "@parley/protocol/transfer/archive";
import { For, onCleanup, onMount, Show } from "solid-js";
import { useApp } from "../app/app-context.ts";
import { titleOf } from "../sessions/status-look.ts";
import type { ImportOutcome } from "../store/transfers.ts";
import { Button } from "../widgets/button.tsx";
import { Dialog } from "../widgets/dialog.tsx";
import { countWords } from "./words.ts";
import { WorkView } from "./work-view.tsx";

const statusWords: Readonly<Record<ImportedSession["status"], string>> = {
	imported: "imported",
	copied: "imported under a new id, because another chat here has its own",
	present: "is here already",
	restored: "was among the deleted chats and is restored",
};

/** Brings files in and says what became of each chat in them. */
export const ImportDialog = (props: { readonly files: readonly File[] }) => {
	const app = useApp();
	const { importing } = app.care.transfers;
	onMount(() => void app.care.transfers.import(props.files));
	onCleanup(() => importing.cancel());
	const outcomes = () => {
		const state = importing.state();
		return state.state === "done" ? state.result : undefined;
	};
	return (
		<Dialog
			title={props.files.length === 1 ? "Import a file" : `Import ${props.files.length} files`}
			onClose={() => app.care.close()}
			buttons={
				<Show
					when={importing.isRunning}
					fallback={
						<Button look="primary" onPress={() => app.care.close()}>
							Close
						</Button>
					}
				>
					<Button onPress={() => importing.cancel()}>Cancel</Button>
				</Show>
			}
		>
			<WorkView work={importing} />
			<Show when={outcomes()}>
				{(all) => <For each={all()}>{(outcome) => <Outcome outcome={outcome} />}</For>}
			</Show>
		</Dialog>
	);
};

const Outcome = (props: { readonly outcome: ImportOutcome }) => {
	const app = useApp();
	const problem = () => ("problem" in props.outcome ? props.outcome.problem : undefined);
	const sessions = () => ("sessions" in props.outcome ? props.outcome.sessions : []);
	return (
		<section class="outcome">
			<h3 class="file-name">{props.outcome.file}</h3>
			<Show when={problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<div role="status">
				<ul class="outcome-list">
					<For each={sessions()}>
						{(session) => (
							<li>
								<Button
									look="link"
									onPress={() => {
										app.care.close();
										app.show(session.sessionId);
									}}
								>
									{titleOf(session)}
								</Button>{" "}
								{describe(session)}
							</li>
						)}
					</For>
				</ul>
			</div>
		</section>
	);
};

const describe = (session: ImportedSession): string => {
	const { status, closed, unqueued, unkeptPrompts = 0, unkeptFiles = 0 } = session;
	const notes = [
		closed ? " Its last turn was under way and is closed." : "",
		unqueued > 0 ? ` ${countWords(unqueued, "prompt")} that waited became its draft.` : "",
		unkeptPrompts > 0 ? ` There was no room for all of ${countWords(unkeptPrompts, "prompt")} of these.` : "",
		unkeptFiles > 0 ? ` ${countWords(unkeptFiles, "file")} of these could not be kept.` : "",
	];
	return `${statusWords[status]}.${notes.join("")}`;
};
