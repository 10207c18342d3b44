import { byteSize } from "@parley/base/bytes/byte-size";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { runMaintenance } from "@parley/client/core/transfer/run-maintenance";
import { heldWords } from "@parley/protocol/hub/maintenance/held-words";
import type { MaintenanceReport, MaintenanceStep } from "@parley/protocol/hub/maintenance/methods";
import type { Output } from "./output.ts";
import { count } from "./sizes.ts";

const stepWords: Readonly<Record<MaintenanceStep, string>> = {
	check: "Checking the store",
	purge: "Removing what was deleted long enough ago",
	search: "Looking at the search index",
	rebuild: "Making the search index anew",
	blobs: "Looking for attachments that nothing refers to",
	compact: "Giving room back",
};

/** Looks after the store and says what it found. The exit code tells whether something is wrong. */
export const maintain = async (
	hub: Pick<HubConnection, "request">,
	json: boolean,
	output: Output,
): Promise<number> => {
	let last: MaintenanceStep | undefined;
	const report = await runMaintenance(hub, {
		onStep: (step) => {
			if (step !== last && !json) output.say(`${stepWords[step]}…`);
			last = step;
		},
	});
	if (json) output.result(JSON.stringify(report, null, 2));
	else for (const line of describeReport(report)) output.result(line);
	return report.problems.length === 0 ? 0 : 1;
};

export const describeReport = (report: MaintenanceReport): string[] => {
	const { counts, problems, purged, indexed, documents, blobsRemoved, freedBytes, held } = report;
	return [
		...(counts === undefined
			? []
			: [
					`${count(counts.sessions, "chat")} with ${count(counts.turns, "turn")}, ${count(counts.events, "event")} in all.`,
					...(counts.deleted > 0 ? [`${count(counts.deleted, "deleted chat")} can still be restored.`] : []),
					...(counts.damaged > 0
						? [`${count(counts.damaged, "chat")} cannot be read and was left as it is.`]
						: []),
				]),
		...(problems.length === 0 ? ["The store is sound."] : problems.map((problem) => `Wrong: ${problem}`)),
		...(purged > 0 ? [`${count(purged, "deleted chat")} removed for good.`] : []),
		...(indexed > 0
			? [`The search index was made anew: ${count(documents, "text")} of ${count(indexed, "chat")}.`]
			: []),
		...(blobsRemoved > 0 ? [`${count(blobsRemoved, "attachment")} removed that nothing refers to.`] : []),
		...(freedBytes > 0 ? [`${byteSize(freedBytes)} given back.`] : []),
		...(held ? [heldWords] : []),
	];
};
