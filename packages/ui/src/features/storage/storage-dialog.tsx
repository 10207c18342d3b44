import type { MaintenanceReport, StorageParts } from "@parley/protocol/hub/maintenance/methods";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import { followChats } from "../sessions/follow-chats.ts";
import { openDeleted } from "../trash/open-deleted.tsx";
import { DamagedFiles } from "./damaged-files.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import "./storage.css";

const parts = [
	"log",
	"search",
	"blobs",
	"other",
	"damaged",
	"hubLogs",
	"waiting",
	"free",
] as const satisfies readonly (keyof StorageParts)[];

/** What the hub stores, how much space it takes, and the actions on it. */
export const StorageDialog = () => {
	const app = useApp();
	const { storage } = app;
	const { maintaining } = storage;
	maintaining.reset();
	followChats(app.list, () => void storage.load());
	const total = () => Object.values(storage.figures()?.parts ?? {}).reduce((sum, size) => sum + size, 0);
	const report = () => {
		const state = maintaining.state();
		return state.state === "done" ? state.result : undefined;
	};
	return (
		<Dialog
			title={say("storage.title")}
			onClose={() => app.dialogs.close()}
			buttons={
				<Button look="primary" onPress={() => app.dialogs.close()}>
					{say("action.close")}
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
			<Show when={storage.figures()} fallback={<p role="status">{say("storage.looking")}</p>}>
				{(figures) => (
					<>
						<p>
							{say("storage.total", {
								chats: say("amount.chats", { count: figures().counts.sessions }),
								turns: say("amount.turns", { count: figures().counts.turns }),
								events: say("amount.events", { count: figures().counts.events }),
								size: sizeText(total()),
							})}
						</p>
						<Show when={figures().counts.damaged > 0}>
							<p class="work-problem">{say("storage.unreadable", { count: figures().counts.damaged })}</p>
						</Show>
						<ul class="parts" aria-label={say("storage.parts")}>
							<For each={parts.filter((part) => part !== "damaged" || figures().parts.damaged > 0)}>
								{(part) => (
									<li class="part">
										<span>{say(`storage.${part}`)}</span>
										<span class="part-size">{sizeText(figures().parts[part])}</span>
										<meter
											aria-label={say(`storage.${part}`)}
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
							<Button onPress={() => void storage.tidyUp()}>{say("storage.compact")}</Button>
							<Button onPress={() => void storage.rebuildSearch()}>{say("storage.rebuild")}</Button>
						</>
					}
				>
					<Button onPress={() => maintaining.cancel()}>{say("storage.stop")}</Button>
				</Show>
				<Button onPress={() => openDeleted(app)}>
					{say("trash.openCount", { number: storage.figures()?.counts.deleted ?? 0 })}
				</Button>
				<Button look="danger" onPress={() => app.dialogs.open(() => <ForgetDialog />)}>
					{say("forget.open")}
				</Button>
			</div>
		</Dialog>
	);
};

const Report = (props: { readonly report: MaintenanceReport }) => (
	<div role="status">
		<ul class="report" aria-label={say("storage.report")}>
			<For each={describeReport(props.report)}>{(line) => <li>{line}</li>}</For>
		</ul>
	</div>
);

const describeReport = (report: MaintenanceReport): readonly string[] => {
	const { counts, problems, purged, indexed, documents, blobsRemoved, freedBytes, held } = report;
	const wasChecked = counts !== undefined;
	const lines = [
		...problems.map((problem) => say("storage.problem", { problem })),
		wasChecked && problems.length === 0 ? say("storage.sound") : "",
		purged > 0 ? say("storage.purged", { count: purged }) : "",
		indexed > 0
			? say("storage.rebuilt", {
					texts: say("amount.texts", { count: documents }),
					chats: say("amount.chats", { count: indexed }),
				})
			: "",
		blobsRemoved > 0 ? say("storage.blobsRemoved", { count: blobsRemoved }) : "",
		freedBytes > 0 ? say("storage.freed", { size: sizeText(freedBytes) }) : "",
		held ? say("storage.held") : "",
	].filter((line) => line !== "");
	return lines.length === 0 ? [say("storage.nothingToDo")] : lines;
};
