import type { ImportedFile } from "@parley/protocol/host/window-methods";
import type { ImportedSession } from "@parley/protocol/session/transfer/archive";
import { say, sayAround, sayWording } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { titleOf } from "../sessions/status-look.ts";
import "../../shared/work/work.css";
import "./transfer.css";

/** The outcome of each file, and of each chat in it. */
export const ImportOutcomes = (props: { readonly files: readonly ImportedFile[] }) => (
	<For each={props.files}>{(file) => <Outcome file={file} />}</For>
);

const Outcome = (props: { readonly file: ImportedFile }) => {
	const app = useApp();
	const problem = () =>
		"problem" in props.file ? sayWording(props.file.wording, props.file.problem) : undefined;
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
								{sayAround(`transfer.${session.status}`, {
									chat: (
										<Button
											look="link"
											onPress={() => {
												app.dialogs.close();
												app.show(session.sessionId);
											}}
										>
											{titleOf(session)}
										</Button>
									),
								})}{" "}
								{notes(session)}
							</li>
						)}
					</For>
				</ul>
			</div>
		</section>
	);
};

/** What the import had to change. */
const notes = ({ closed, unqueued, unkeptPrompts = 0, unkeptFiles = 0 }: ImportedSession): string =>
	[
		...(closed ? [say("transfer.closed")] : []),
		...(unqueued > 0 ? [say("transfer.unqueued", { count: unqueued })] : []),
		...(unkeptPrompts > 0 ? [say("transfer.unkeptPrompts", { count: unkeptPrompts })] : []),
		...(unkeptFiles > 0 ? [say("transfer.unkeptFiles", { count: unkeptFiles })] : []),
	].join(" ");
