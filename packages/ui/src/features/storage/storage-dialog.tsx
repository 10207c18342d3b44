import { byteSize } from "@parley/base/bytes/byte-size";
import { heldWords } from "@parley/protocol/hub/maintenance/held-words";
import type { MaintenanceReport, StorageParts } from "@parley/protocol/hub/maintenance/methods";
import { For, onMount, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { countWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import { DeletedDialog } from "../trash/deleted-dialog.tsx";
import { DamagedFiles } from "./damaged-files.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import "./storage.css";

const partWords: readonly (readonly [part: keyof StorageParts, words: string])[] = [
	["log", "Chats"],
	["search", "Search index"],
	["blobs", "Attachments and long texts"],
	["other", "Drafts, folders and the like"],
	["damaged", "Damaged files that are kept"],
	["hubLogs", "Logs of the hub"],
	["waiting", "Not yet in its place"],
	["free", "Free within the file"],
];

/** What the hub keeps, how much room that takes, and what can be done about it. */
export const StorageDialog = () => {
	const app = useApp();
	const { storage } = app;
	const { maintaining } = storage;
	maintaining.reset();
	onMount(() => void storage.load());
	const total = () => Object.values(storage.figures()?.parts ?? {}).reduce((sum, size) => sum + size, 0);
	const report = () => {
		const state = maintaining.state();
		return state.state === "done" ? state.result : undefined;
	};
	return (
		<Dialog
			title="Storage"
			onClose={() => app.dialogs.close()}
			buttons={
				<Button look="primary" onPress={() => app.dialogs.close()}>
					Close
				</Button>
			}
		>
			<Show when={storage.problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<Show when={storage.figures()} fallback={<p role="status">Looking…</p>}>
				{(figures) => (
					<>
						<p>
							{countWords(figures().counts.sessions, "chat")} with{" "}
							{countWords(figures().counts.turns, "turn")}, {countWords(figures().counts.events, "event")};{" "}
							{byteSize(total())} in all.
						</p>
						<Show when={figures().counts.damaged > 0}>
							<p class="work-problem">
								{countWords(figures().counts.damaged, "chat")} cannot be read and was left as it is.
							</p>
						</Show>
						<ul class="parts" aria-label="What takes up room">
							<For each={partWords.filter(([part]) => part !== "damaged" || figures().parts.damaged > 0)}>
								{([part, words]) => (
									<li class="part">
										<span>{words}</span>
										<span class="part-size">{byteSize(figures().parts[part])}</span>
										<meter
											aria-label={words}
											min={0}
											max={Math.max(1, total())}
											value={figures().parts[part]}
										/>
									</li>
								)}
							</For>
						</ul>
						<Show when={figures().damagedFiles.length > 0}>
							<DamagedFiles files={figures().damagedFiles} />
						</Show>
					</>
				)}
			</Show>
			<WorkView work={maintaining} />
			<Show when={report()}>{(done) => <Report report={done()} />}</Show>
			<div class="storage-actions">
				<Show
					when={maintaining.isRunning}
					fallback={
						<>
							<Button onPress={() => void storage.tidyUp()}>Check and tidy up</Button>
							<Button onPress={() => void storage.rebuildSearch()}>Rebuild search</Button>
						</>
					}
				>
					<Button onPress={() => maintaining.cancel()}>Stop</Button>
				</Show>
				<Button onPress={() => app.dialogs.open(() => <DeletedDialog />)}>
					Recently deleted ({storage.figures()?.counts.deleted ?? 0})…
				</Button>
				<Button look="danger" onPress={() => app.dialogs.open(() => <ForgetDialog />)}>
					Delete all my data…
				</Button>
			</div>
		</Dialog>
	);
};

const Report = (props: { readonly report: MaintenanceReport }) => (
	<div role="status">
		<ul class="report" aria-label="What was done">
			<For each={describeReport(props.report)}>{(line) => <li>{line}</li>}</For>
		</ul>
	</div>
);

const describeReport = (report: MaintenanceReport): readonly string[] => {
	const { counts, problems, purged, indexed, documents, blobsRemoved, freedBytes, held } = report;
	const wasChecked = counts !== undefined;
	const lines = [
		...problems.map((problem) => `Wrong with the store: ${problem}`),
		wasChecked && problems.length === 0 ? "The store is sound." : "",
		purged > 0 ? `${countWords(purged, "deleted chat")} removed for good.` : "",
		indexed > 0
			? `Search index made anew: ${countWords(documents, "text")} of ${countWords(indexed, "chat")}.`
			: "",
		blobsRemoved > 0 ? `${countWords(blobsRemoved, "attachment")} removed that nothing refers to.` : "",
		freedBytes > 0 ? `${byteSize(freedBytes)} given back.` : "",
		held ? heldWords : "",
	].filter((line) => line !== "");
	return lines.length === 0 ? ["There was nothing to do."] : lines;
};
