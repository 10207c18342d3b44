import type { ImportedFile } from "@parley/protocol/host/window-methods";
import type { ImportedSession } from "@parley/protocol/session/transfer/archive";
import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { countWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { titleOf } from "../sessions/status-look.ts";
import "../../shared/work/work.css";
import "./transfer.css";

const statusWords: Readonly<Record<ImportedSession["status"], string>> = {
	imported: "imported",
	copied: "imported under a new id, because another chat here has its own",
	present: "is here already",
	restored: "was among the deleted chats and is restored",
};

/** What became of each file, and of each chat in it. */
export const ImportOutcomes = (props: { readonly files: readonly ImportedFile[] }) => (
	<For each={props.files}>{(file) => <Outcome file={file} />}</For>
);

const Outcome = (props: { readonly file: ImportedFile }) => {
	const app = useApp();
	const problem = () => ("problem" in props.file ? props.file.problem : undefined);
	const sessions = () => ("sessions" in props.file ? props.file.sessions : []);
	return (
		<section class="outcome">
			<h3 class="file-name">{props.file.file}</h3>
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
										app.dialogs.close();
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
